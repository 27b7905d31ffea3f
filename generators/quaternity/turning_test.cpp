#include "generators/quaternity/turning.hpp"

#include <gtest/gtest.h>

#include "reference/quaternity/opening.hpp"
#include "reference/quaternity/placed.hpp"

namespace tetrarch::generators {
namespace {

using namespace quaternity;

TEST(Turning, AQuarterTurnTakesA1ToA12AndWhiteToRed) {
  Position expected = placed("rKa12 rP>b11 rP*c10 bKl12");
  expected.turn = Player::kRed;
  EXPECT_EQ(turned(placed("wKa1 wP^b2 wP*c3 rKa12"), 1), expected);
}

TEST(Turning, TheOpeningTurnsIntoItselfButForTheTurn) {
  Position position = turned(opening(), 3);
  EXPECT_EQ(position.turn, Player::kGreen);
  position.turn = Player::kWhite;
  EXPECT_EQ(position, opening());
}

TEST(Turning, ControllersAndStatusesGoWithTheirPlayers) {
  Position position = placed("wKa1 rKa12 bKl12 gRl1");
  position.controllers[Player::kGreen] = Player::kRed;
  position.statuses[Player::kBlack] = Status::kFrozen;
  const Position result = turned(position, 2);
  EXPECT_EQ(result.controllers[Player::kRed], Player::kGreen);
  EXPECT_EQ(result.statuses[Player::kWhite], Status::kFrozen);
}

}  // namespace
}  // namespace tetrarch::generators
