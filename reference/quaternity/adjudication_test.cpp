#include "reference/quaternity/adjudication.hpp"

#include <gtest/gtest.h>

#include "reference/quaternity/attack.hpp"
#include "reference/quaternity/placed.hpp"

namespace tetrarch::quaternity {
namespace {

using enum Player;

// Published fixture 4a after f1-f12: the rook checks along rank 12, the knights cover a11 b11 and k11 l11.
const Position kTwoAtOnce = placed("wKe1 wRf12 wNc10 wNd10 wNi10 wNj10 rKa12 bKl12 gKg6");

TEST(Adjudication, TwoKingsOfOneSnapshotGoTogether) {
  const auto [batches, result] = adjudicate(kTwoAtOnce, kWhite);
  ASSERT_EQ(batches.size(), 1U);
  EXPECT_EQ(batches[0].awards, (std::vector<Award>{{kRed, kRed, at("a12")}, {kBlack, kBlack, at("l12")}}));
  EXPECT_EQ(batches[0].transfers, (std::vector<Transfer>{{kRed, kRed}, {kBlack, kBlack}}));
  EXPECT_EQ(batches[0].eliminated, (std::vector{kRed, kBlack}));
  EXPECT_TRUE(result.board.is_empty(at("a12")));
  EXPECT_EQ(result.statuses[kGreen], Status::kActive);
}

TEST(Adjudication, AwardsGoByTheControllersSeatAndThenByTheArmys) {
  Position position = kTwoAtOnce;
  position.controllers[kRed] = kGreen;  // green now controls red's king too, and black's comes before green's
  position.statuses[kRed] = Status::kEliminated;
  const auto mated = mated_kings(position);
  EXPECT_EQ(mated, (std::vector<Award>{{kBlack, kBlack, at("l12")}, {kRed, kGreen, at("a12")}}))
      << "green's own king on g6 is not in check";
}

TEST(Adjudication, AControllerThatKeepsAKingLosesOnlyTheMatedKingsArmy) {
  Position position = kTwoAtOnce;
  position.board.put(at("h3"), rook_of(kRed));
  position.board.put(at("k3"), rook_of(kGreen));
  position.controllers[kRed] = kGreen;
  position.statuses[kRed] = Status::kEliminated;
  position.board.clear(at("l12"));
  position.statuses[kBlack] = Status::kEliminated;
  position.board.put(at("h5"), rook_of(kWhite));
  position.board.put(at("f3"), rook_of(kWhite));
  ASSERT_FALSE(is_king_in_check(position, at("g6")));
  const auto [batches, result] = adjudicate(position, kWhite);
  // Green's rooks h3 and k3 cannot reach rank 12 between f12 and a12 nor take on f12, so red's king is mated.
  ASSERT_EQ(batches.size(), 1U);
  EXPECT_EQ(batches[0].transfers, (std::vector<Transfer>{{kRed, kGreen}}));
  EXPECT_TRUE(batches[0].eliminated.empty());
  EXPECT_EQ(result.controllers[kRed], kWhite);
  EXPECT_EQ(result.controllers[kGreen], kGreen);
  EXPECT_EQ(result.statuses[kGreen], Status::kActive);
}

TEST(Adjudication, AQuietPositionStaysAsItIs) {
  const Position quiet = placed("wKe1 rKa12 bKl12 gKg6");
  const auto [batches, result] = adjudicate(quiet, kWhite);
  EXPECT_TRUE(batches.empty());
  EXPECT_EQ(result, quiet);
}

}  // namespace
}  // namespace tetrarch::quaternity
