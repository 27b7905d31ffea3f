#include "suite/search/quaternity/census.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>

#include "reference/quaternity/commit.hpp"
#include "reference/quaternity/placed.hpp"
#include "suite/search/quaternity/faults.hpp"
#include "suite/search/quaternity/placements.hpp"
#include "suite/search/tally.hpp"

namespace tetrarch::search::quaternity {
namespace {

using namespace tetrarch::quaternity;

Census census_of(std::string_view pieces) {
  Census census;
  EXPECT_EQ(take_in(census, placed(pieces), {}), std::nullopt);
  return census;
}

// White's king has three squares, of which red's takes none.
TEST(Census, CountsMoves) {
  const Census census = census_of("wKa1 rKe5 bKg7 gKi9");
  EXPECT_EQ(census.positions, 1U);
  EXPECT_EQ(census.unresolved, 0U);
  EXPECT_EQ(census.moves, 3U);
  EXPECT_EQ(census.accepted, 3U);
  EXPECT_TRUE(census.sights.empty());
}

// Two of the three squares are next to red's king.
TEST(Census, CountsRefusals) {
  const Census census = census_of("wKa1 rKa3 bKg7 gKi9");
  EXPECT_EQ(census.accepted, 1U);
  EXPECT_EQ(census.refused, (std::map<std::string, std::uint64_t>{{"Q-SAFE-1", 2}}));
}

// Red's king in the corner is next to black's, which holds all its squares: whatever white does, red's is awarded.
TEST(Census, CountsAwardsAndSaysWhoWasMatedBefore) {
  const Census census = census_of("wKl12 rKa1 bKb2 gKi5");
  EXPECT_EQ(census.accepted, 3U);
  EXPECT_EQ(census.batches, (std::map<std::size_t, std::uint64_t>{{1, 3}}));
  EXPECT_EQ(census.batch_counts, (std::map<std::size_t, std::uint64_t>{{1, 3}}));
  ASSERT_TRUE(census.sights.contains("award"));
  EXPECT_EQ(census.sights.at("award").at(4).positions, 1U);
  EXPECT_EQ(census.sights.at("award").at(4).move, "l12-k11");
  EXPECT_FALSE(census.sights.contains("award, with no king mated before"));
}

Tally tally_of(const Kind& kind, const Shard& shard) {
  Tally tally{kind, shard.count, {shard.index}, {}};
  visit_positions(kind, shard, [&](const Position& position, const Ordinal& ordinal) {
    EXPECT_EQ(take_in(tally.census, position, ordinal), std::nullopt);
  });
  return tally;
}

TEST(Census, ShardsAddUpToTheWhole) {
  const Kind kind{3, 0, Pawns::kAny};
  Tally sum = tally_of(kind, {1, 2});
  add(sum, tally_from(json_of(tally_of(kind, {0, 2}))));
  const Tally whole = tally_of(kind, {});
  EXPECT_EQ(json_of(sum).at("census"), json_of(whole).at("census"));
  EXPECT_GT(whole.census.sights.at("award").at(4).positions, 0U);
}

TEST(Census, AShardIsAddedOnce) {
  const Kind kind{2, 0, Pawns::kAny};
  Tally sum = tally_of(kind, {0, 2});
  EXPECT_THROW(add(sum, tally_of(kind, {0, 2})), std::invalid_argument);
  EXPECT_THROW(add(sum, tally_of(kind, {1, 3})), std::invalid_argument);
  EXPECT_THROW(add(sum, tally_of({3, 0, Pawns::kAny}, {1, 2})), std::invalid_argument);
}

// --- what must hold of moves
// ---------------------------------------------------------------------------------------------

Committed award_of(const Position& before) { return std::get<Committed>(commit(before, move("l12", "k11"))); }

TEST(Faults, AnAwardIsWithout) {
  const Position before = placed("wKl12 rKa1 bKb2 gKi5");
  EXPECT_EQ(fault_of(before, award_of(before)), std::nullopt);
}

TEST(Faults, OfAwards) {
  const Position before = placed("wKl12 rKa1 rRe1 bKb2 gKi5");
  const auto fault_with = [&](auto change) {
    Committed changed = award_of(before);
    change(changed);
    return fault_of(before, changed).value_or("none");
  };
  EXPECT_EQ(fault_with([](Committed&) {}), "none");
  EXPECT_EQ(fault_with([](Committed& changed) { changed.batches.clear(); }),
            "the kings that are gone are not those that were awarded");
  EXPECT_EQ(fault_with([](Committed& changed) { changed.batches.push_back(changed.batches.front()); }),
            "the kings that are gone are not those that were awarded");
  EXPECT_EQ(fault_with([](Committed& changed) { changed.position.controllers[Army::kRed] = Player::kBlack; }),
            "the mover was not credited");
  EXPECT_EQ(fault_with([](Committed& changed) { changed.position.statuses[Player::kRed] = Status::kActive; }),
            "a player with a king is out, or one without is not");
  EXPECT_EQ(fault_with([](Committed& changed) { changed.position.turn = Player::kWhite; }),
            "the mover is on turn again");
  EXPECT_EQ(fault_with([](Committed& changed) { changed.position.turn = Player::kRed; }),
            "a player that is not active is on turn");
  EXPECT_EQ(fault_with([](Committed& changed) {
              changed.position.board.put(at("k1"), {PieceType::kRook, Army::kGreen});
            }),
            "the mover is in check after the cascade");
  EXPECT_EQ(fault_with([](Committed& changed) {
              changed.position.board.clear(at("i5"));
              changed.position.board.put(at("l12"), {PieceType::kKing, Army::kGreen});
              changed.position.board.put(at("k9"), {PieceType::kQueen, Army::kWhite});
              changed.position.board.put(at("k11"), {PieceType::kQueen, Army::kWhite});
              changed.position.board.put(at("j10"), {PieceType::kKing, Army::kWhite});
            }),
            "a mated king is left");
}

TEST(Faults, OfRefusals) {
  const Position before = placed("wKa1 rKa3 bKg7 gKi9");
  const auto fault_as = [&](RefusalKind kind, Clause clause, const Move& tried) {
    return fault_of(before, tried, Refusal{kind, clause, {}}).value_or("none");
  };
  EXPECT_EQ(fault_as(RefusalKind::kIllegal, "Q-SAFE-1", move("a1", "a2")), "none");
  EXPECT_EQ(fault_as(RefusalKind::kIllegal, "Q-ACTOR-1", move("a1", "a2")),
            "Q-SAFE-1 does not go with a check of the mover");
  EXPECT_EQ(fault_as(RefusalKind::kIllegal, "Q-ACTOR-1", move("a1", "b1")),
            "Q-ACTOR-1 does not go with the loss of a king");
  EXPECT_EQ(fault_as(RefusalKind::kIllegal, "Q-ACTOR-2", move("a1", "b1")),
            "Q-ACTOR-2 does not go with a check after the cascade");
  EXPECT_EQ(fault_as(RefusalKind::kUnresolved, "Q-GUARD-1", move("a1", "b1")),
            "refused without one of the reasons there are");
  EXPECT_EQ(fault_as(RefusalKind::kIllegal, "Q-GUARD-1", move("a1", "b1")), "illegal and unresolved are confused");
}

}  // namespace
}  // namespace tetrarch::search::quaternity
