#include "reference/quantum/rounds.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "reference/quantum/placed.hpp"

namespace tetrarch::quantum {
namespace {

// C-ROUND-2
TEST(Rounds, EveryPhaseHasItsRounds) {
  const std::map<int, int> phases = {{1, 1},  {5, 1},  {6, 2},  {14, 2}, {15, 3}, {27, 3}, {28, 4},
                                     {40, 4}, {41, 5}, {50, 5}, {51, 6}, {52, 7}, {60, 7}};
  for (const auto& [round, phase] : phases) EXPECT_EQ(phase_of(round), phase) << round;
}

// C-ZONE-1
TEST(Rounds, TheZoneHas144Then64Then36Squares) {
  const auto size_in = [](int round) {
    return std::ranges::count_if(board::kSquares, [&](Square square) { return is_active(round, square); });
  };
  EXPECT_EQ(size_in(14), 144);
  EXPECT_EQ(size_in(15), 64);
  EXPECT_EQ(size_in(40), 64);
  EXPECT_EQ(size_in(41), 36);
  EXPECT_EQ(size_in(60), 36);
}

// C-ZONE-1
TEST(Rounds, TheZoneEndsAtItsCorners) {
  EXPECT_TRUE(is_active(15, at("c3")));
  EXPECT_TRUE(is_active(15, at("j10")));
  EXPECT_FALSE(is_active(15, at("b3")));
  EXPECT_FALSE(is_active(15, at("j11")));
  EXPECT_TRUE(is_active(41, at("d4")));
  EXPECT_TRUE(is_active(41, at("i9")));
  EXPECT_FALSE(is_active(41, at("d3")));
  EXPECT_FALSE(is_active(41, at("j9")));
}

// C-ZONE-2, C-PROMOTE-4, C-END-3
TEST(Rounds, WhatBeginsWhen) {
  for (int round = 1; round <= 60; ++round) {
    EXPECT_EQ(is_shrinking(round), round == 15 || round == 41) << round;
    EXPECT_EQ(is_promotion_forced(round), round >= 28) << round;
    EXPECT_EQ(is_overtime(round), round >= 52) << round;
  }
}

}  // namespace
}  // namespace tetrarch::quantum
