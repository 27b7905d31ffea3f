#include "reference/board/square.hpp"

#include <gtest/gtest.h>

#include <set>

namespace tetrarch::board {
namespace {

TEST(Square, EveryNameLeadsBackToItsSquare) {
  std::set<std::string> names;
  for (std::size_t index = 0; index < kSquareCount; ++index) {
    const Square square = square_at(index);
    EXPECT_EQ(index_of(square), index);
    EXPECT_EQ(square_named(to_string(square)), square);
    names.insert(to_string(square));
  }
  EXPECT_EQ(names.size(), 144U);
}

TEST(Square, CornersAreNamedByFileThenRank) {
  EXPECT_EQ(square_named("a1"), (Square{0, 0}));
  EXPECT_EQ(square_named("a12"), (Square{0, 11}));
  EXPECT_EQ(square_named("l12"), (Square{11, 11}));
  EXPECT_EQ(square_named("l1"), (Square{11, 0}));
}

TEST(Square, OtherNamesAreNone) {
  for (const auto* name : {"", "a", "1", "a0", "a13", "m1", "A1", "a01", "a1 ", " a1", "aa1", "`1", "a-1", "a1b"}) {
    EXPECT_EQ(square_named(name), std::nullopt) << name;
  }
}

TEST(Square, TheBoardEndsAtItsEdges) {
  const Square corner{11, 11};
  EXPECT_EQ(moved_by(corner, {-11, -11}), (Square{0, 0}));
  EXPECT_EQ(moved_by(corner, {1, 0}), std::nullopt);
  EXPECT_EQ(moved_by(corner, {0, 1}), std::nullopt);
  EXPECT_EQ(moved_by(corner, {-12, 0}), std::nullopt);
  EXPECT_EQ(moved_by(corner, {0, -12}), std::nullopt);
}

}  // namespace
}  // namespace tetrarch::board
