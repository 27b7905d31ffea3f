#include "reference/quaternity/commit.hpp"

#include <gtest/gtest.h>

#include "reference/quaternity/attack.hpp"
#include "reference/quaternity/load.hpp"
#include "reference/quaternity/placed.hpp"

namespace tetrarch::quaternity {
namespace {

using enum Player;

Refusal refusal_of(const Position& position, const Move& tried) {
  const auto ruling = commit(position, tried);
  if (const auto* refusal = std::get_if<Refusal>(&ruling)) return *refusal;
  ADD_FAILURE() << "the move was committed";
  return {};
}

// Published fixture 4d: d4-e4 mates red, and with red's king gone black's rook h1 attacks a1 along the first rank.
TEST(Commit, AMoveThatLeavesTheMoverInCheckAfterTheCascadeIsIllegal) {
  const Position position = placed("wKa1 wRd4 wNb2 wNf3 wNd3 wNh2 rKe1 bKl12 bRh1 bNb4 gKa12");
  const Refusal refusal = refusal_of(position, move("d4", "e4"));
  EXPECT_EQ(refusal.kind, RefusalKind::kIllegal);
  EXPECT_EQ(refusal.clause.substr(0, 8), "Q-ACTOR-");
}

// Published fixture P.
const Position kUnsafeDefences = placed("wKh7 wRa12 wRl2 wNc3 wNc4 wNd8 rKa1 rBa9 rNb5 bKa6 gKj6");

TEST(Commit, AMoveThatLeavesTheNextPlayerOnlyUnsafeDefencesIsUnresolved) {
  EXPECT_EQ(refusal_of(kUnsafeDefences, move("l2", "l1")), (Refusal{RefusalKind::kUnresolved, "Q-GUARD-1", {}}));
}

TEST(Commit, SuchAPositionIsNotLoaded) {
  Position after = moved(kUnsafeDefences, move("l2", "l1"));
  after.turn = kRed;
  EXPECT_TRUE(is_in_check(after, kRed));
  EXPECT_TRUE(is_unresolved(after));
  EXPECT_EQ(load_forbids(after), (Refusal{RefusalKind::kUnresolved, "Q-GUARD-5", {}}));
}

TEST(Commit, TheTurnSkipsWhomTheMoveEliminated) {
  const Position position = placed("wKe1 wRf1 wNc10 wNd10 wNi10 wNj10 rKa12 bKl12 gKg6");
  const auto ruling = commit(position, move("f1", "f12"));
  ASSERT_TRUE(std::holds_alternative<Committed>(ruling));
  EXPECT_EQ(std::get<Committed>(ruling).position.turn, kGreen);
}

}  // namespace
}  // namespace tetrarch::quaternity
