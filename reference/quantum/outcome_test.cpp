#include "reference/quantum/outcome.hpp"

#include <gtest/gtest.h>

#include "reference/quantum/opening.hpp"
#include "reference/quantum/placed.hpp"

namespace tetrarch::quantum {
namespace {

using enum Player;

// C-END-2
TEST(Points, EveryPieceCountsInHalves) {
  EXPECT_EQ(halves_of(placed("nKe5"), kNorth), 20);
  EXPECT_EQ(halves_of(placed("nQe5"), kNorth), 18);
  EXPECT_EQ(halves_of(placed("nRe5"), kNorth), 10);
  EXPECT_EQ(halves_of(placed("nBe5"), kNorth), 7);
  EXPECT_EQ(halves_of(placed("nNe5"), kNorth), 6);
  EXPECT_EQ(halves_of(placed("nPe5"), kNorth), 2);
  EXPECT_EQ(halves_of(opening(), kWest), 100);
}

// C-END-2: pieces in hand and eliminated players count nothing.
TEST(Points, OnlySurvivorsHaveATotal) {
  Position position = placed("nKe5 sKg5 sPd4");
  position.hand[kNorth].rook = 2;
  Each<std::optional<int>> totals;
  totals[kNorth] = 20;
  totals[kSouth] = 22;
  EXPECT_EQ(totals_of(position), totals);
}

// C-END-2, C-END-3
TEST(Points, ALeaderSharesTheHighestTotalWithNobody) {
  Each<std::optional<int>> totals;
  totals[kEast] = 25;
  totals[kSouth] = 24;
  totals[kWest] = 24;
  EXPECT_EQ(leader_of(totals), kEast);
  totals[kWest] = 25;
  EXPECT_EQ(leader_of(totals), std::nullopt);
}

// C-END-1
TEST(Outcome, DependsOnWhoSurvives) {
  EXPECT_EQ(outcome_by_survival(opening()), Outcome{InProgress{}});
  EXPECT_EQ(outcome_by_survival(placed("nKg12 sKg1")), Outcome{InProgress{}});
  EXPECT_EQ(outcome_by_survival(placed("sKg1")), (Outcome{Won{kSouth, Victory::kSurvival}}));
  EXPECT_EQ(outcome_by_survival(placed("")), Outcome{Drawn{}});
}

}  // namespace
}  // namespace tetrarch::quantum
