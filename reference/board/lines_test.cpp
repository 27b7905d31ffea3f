#include "reference/board/lines.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

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
  EXPECT_EQ(reach_from_d4(is_line_or_leap), 22 + 17 + 8);
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

// The squares from which something might reach `square`, where all but `standing` are empty, as they are visited.
std::vector<std::string> in_reach_of(Square square, const std::vector<std::string>& standing) {
  const auto is_empty = [&](Square other) { return std::ranges::count(standing, to_string(other)) == 0; };
  std::vector<std::string> visited;
  const bool is_accepted = any_in_reach_of(square, is_empty, [&](Square from) {
    visited.push_back(to_string(from));
    return false;
  });
  EXPECT_FALSE(is_accepted);
  return visited;
}

using Names = std::vector<std::string>;

TEST(Lines, WhatIsNearestInEachDirectionIsInReach) {
  const Names nearest = {"d12", "f6", "e4", "e3", "d1", "c3", "a4", "a7"};
  Names standing = nearest;
  standing.insert(standing.end(), {"g7", "l4", "g1", "a1"});  // behind another
  standing.insert(standing.end(), {"d4", "h6", "b7"});        // the square itself, and what is on no line with it
  EXPECT_EQ(in_reach_of({3, 3}, standing), nearest);
}

TEST(Lines, WhatIsALeapAwayIsInReachAcrossOthers) {
  const Names leaps = {"e6", "f5", "f3", "e2", "c2", "b3", "b5", "c6"};
  EXPECT_EQ(in_reach_of({3, 3}, leaps), leaps);
  EXPECT_EQ(in_reach_of({3, 3}, {"d5", "e6"}), (Names{"d5", "e6"}));
}

TEST(Lines, NothingIsInReachBeyondTheBoard) {
  EXPECT_EQ(in_reach_of({0, 0}, {"a2", "b3", "c2", "l1"}), (Names{"a2", "l1", "b3", "c2"}));
  EXPECT_EQ(in_reach_of({11, 11}, {}), Names{});
}

TEST(Lines, TheFirstThatIsAcceptedEndsTheSearch) {
  int asked = 0;
  EXPECT_TRUE(any_in_reach_of(
      {3, 3}, [](Square) { return false; }, [&](Square) { return ++asked == 3; }));
  EXPECT_EQ(asked, 3);
}

}  // namespace
}  // namespace tetrarch::board
