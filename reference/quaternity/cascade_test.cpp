// The abstract example of the published rules (fixture 4c): no board, only a table of who attacks what. It runs through
// the loop that adjudicates real positions.
//
//   kings    Red on qR, Black on qB, Green on qG
//   escapes  Red eR; Black eB1 and eB2; Green eG
//   The mover attacks qR, eR, qB and eB1. Red's king covers eB2. A line of the mover's runs to qG and eG, and both
//   Red's and Black's king stand on it.
#include "reference/quaternity/cascade.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace tetrarch::quaternity {
namespace {

using King = std::string;
using Kings = std::vector<King>;

struct Snapshot {
  std::set<King> kings = {"Red", "Black", "Green"};
};

// An attack on a square holds while the king that makes it is there (if a king makes it) and those that block it are
// gone.
struct Attack {
  std::string square;
  std::set<King> made_by;
  std::set<King> blocked_by;
};

const std::vector<Attack> kAttacks = {
    {"qR", {}, {}},
    {"eR", {}, {}},
    {"qB", {}, {}},
    {"eB1", {}, {}},
    {"eB2", {"Red"}, {}},
    {"qG", {}, {"Red", "Black"}},
    {"eG", {}, {"Red", "Black"}},
};

const std::map<King, std::vector<std::string>> kSquaresToCover = {
    {"Red", {"qR", "eR"}}, {"Black", {"qB", "eB1", "eB2"}}, {"Green", {"qG", "eG"}}};

bool is_attacked(const Snapshot& snapshot, const std::string& square) {
  const auto is_there = [&](const King& king) { return snapshot.kings.contains(king); };
  return std::ranges::any_of(kAttacks, [&](const Attack& attack) {
    return attack.square == square && std::ranges::all_of(attack.made_by, is_there) &&
           std::ranges::none_of(attack.blocked_by, is_there);
  });
}

bool is_mated(const Snapshot& snapshot, const King& king) {
  return std::ranges::all_of(kSquaresToCover.at(king),
                             [&](const std::string& square) { return is_attacked(snapshot, square); });
}

// In the order of awards, which is the order of seats.
Kings mated_in(const Snapshot& snapshot) {
  Kings mated;
  for (const King king : {"Red", "Black", "Green"}) {
    if (snapshot.kings.contains(king) && is_mated(snapshot, king)) mated.push_back(king);
  }
  return mated;
}

Kings first_mated_in(const Snapshot& snapshot) {
  Kings mated = mated_in(snapshot);
  mated.resize(std::min<std::size_t>(mated.size(), 1));
  return mated;
}

Kings remove(Snapshot& snapshot, const Kings& mated) {
  for (const King& king : mated) snapshot.kings.erase(king);
  return mated;
}

TEST(Cascade, OneSnapshotAwardsBothKingsAndThenTheLineOpens) {
  const auto cascade = run_cascade(Snapshot{}, mated_in, remove);
  EXPECT_EQ(cascade.batches, (std::vector<Kings>{{"Red", "Black"}, {"Green"}}));
  EXPECT_TRUE(cascade.result.kings.empty());
}

TEST(Cascade, StepByStep) {
  Snapshot snapshot;
  EXPECT_EQ(mated_in(snapshot), (Kings{"Red", "Black"})) << "Green's line is still blocked";

  Snapshot without_red = snapshot;
  remove(without_red, {"Red"});
  EXPECT_FALSE(is_attacked(without_red, "eB2")) << "only Red's king covered it";
  EXPECT_FALSE(is_mated(without_red, "Black")) << "removing Red alone frees Black";
  EXPECT_FALSE(is_attacked(without_red, "qG")) << "Black's king still blocks the line";

  remove(snapshot, {"Red", "Black"});
  EXPECT_TRUE(is_attacked(snapshot, "qG")) << "the line opens";
  EXPECT_EQ(mated_in(snapshot), (Kings{"Green"}));
}

TEST(Cascade, TheSequentialReadingMissesBlack) {
  const auto sequential = run_cascade(Snapshot{}, first_mated_in, remove);
  EXPECT_EQ(sequential.batches, (std::vector<Kings>{{"Red"}}));
  EXPECT_EQ(sequential.result.kings, (std::set<King>{"Black", "Green"}));
}

TEST(Cascade, NoMatedKingNoBatch) {
  const auto cascade = run_cascade(Snapshot{.kings = {"Green", "Black"}}, mated_in, remove);
  EXPECT_TRUE(cascade.batches.empty());
  EXPECT_EQ(cascade.result.kings.size(), 2U);
}

}  // namespace
}  // namespace tetrarch::quaternity
