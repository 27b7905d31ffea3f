#include "reference/board/lines.hpp"

#include <gtest/gtest.h>

#include "reference/board/board.hpp"

namespace tetrarch::board {
namespace {

// How many squares of the board a piece on d4 that moves by `kind` could reach on an empty board.
template <class Kind>
int reach_from_d4(Kind kind) {
  const Square d4{3, 3};
  int count = 0;
  for (const Square square : kSquares) count += kind(square - d4) ? 1 : 0;
  return count;
}

TEST(Lines, KindsOfOffsetCountedOnAnEmptyBoard) {
  EXPECT_EQ(reach_from_d4(is_straight), 22);          // 11 on the file, 11 on the rank
  EXPECT_EQ(reach_from_d4(is_diagonal), 11 + 3 + 3);  // a1-l12 without d4; a7-g1 without d4
  EXPECT_EQ(reach_from_d4(is_one_step), 8);
  EXPECT_EQ(reach_from_d4(is_leap), 8);
}

TEST(Lines, ASquareIsOnNoLineWithItself) {
  EXPECT_FALSE(is_straight({0, 0}));
  EXPECT_FALSE(is_diagonal({0, 0}));
  EXPECT_FALSE(is_one_step({0, 0}));
  EXPECT_FALSE(is_leap({0, 0}));
}

TEST(Lines, OnlyWhatStandsBetweenBlocks) {
  const Square a1{0, 0};
  const Square d4{3, 3};
  const auto all_but = [](Square blocker) { return [blocker](Square square) { return square != blocker; }; };
  EXPECT_FALSE(is_clear_between(a1, d4, all_but({1, 1})));
  EXPECT_FALSE(is_clear_between(d4, a1, all_but({2, 2})));
  EXPECT_TRUE(is_clear_between(a1, d4, all_but(a1)));
  EXPECT_TRUE(is_clear_between(a1, d4, all_but(d4)));
  EXPECT_TRUE(is_clear_between(a1, d4, all_but({4, 4})));
  EXPECT_TRUE(is_clear_between(a1, {1, 1}, [](Square) { return false; }));
}

}  // namespace
}  // namespace tetrarch::board
