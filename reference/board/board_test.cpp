#include "reference/board/board.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace tetrarch::board {
namespace {

constexpr Square kA1{0, 0};
constexpr Square kC2{2, 1};
constexpr Square kL12{11, 11};

std::vector<Square> occupied(const Board<char>& board) {
  std::vector<Square> squares;
  std::ranges::copy(board.occupied(), std::back_inserter(squares));
  return squares;
}

TEST(Board, IsEmptyAtFirst) {
  const Board<char> board;
  EXPECT_EQ(occupied(board), std::vector<Square>{});
  for (const Square square : kSquares) {
    EXPECT_TRUE(board.is_empty(square)) << to_string(square);
    EXPECT_EQ(board.at(square), std::nullopt) << to_string(square);
  }
}

TEST(Board, TellsWhatStandsWhere) {
  Board<char> board;
  board.put(kC2, 'x');
  EXPECT_EQ(board.at(kC2), 'x');
  EXPECT_FALSE(board.is_empty(kC2));
  board.clear(kC2);
  EXPECT_EQ(board, Board<char>{});
}

TEST(Board, TellsTheOccupiedSquaresInTheirOrder) {
  Board<char> board;
  for (const Square square : {kL12, kA1, kC2}) board.put(square, 'x');
  EXPECT_EQ(occupied(board), (std::vector{kA1, kC2, kL12}));
}

TEST(Board, TellsTheSquaresOfSomePiecesInTheirOrder) {
  Board<char> board;
  for (const Square square : {kL12, kA1}) board.put(square, 'x');
  board.put(kC2, 'y');
  std::vector<Square> squares;
  std::ranges::copy(board.squares_where([](char piece) { return piece == 'x'; }), std::back_inserter(squares));
  EXPECT_EQ(squares, (std::vector{kA1, kL12}));
}

TEST(Board, MayBeClearedWhileItsOccupiedSquaresAreVisited) {
  Board<char> board;
  for (const Square square : {kL12, kA1, kC2}) board.put(square, 'x');
  std::vector<Square> visited;
  for (const Square square : board.occupied()) {
    visited.push_back(square);
    board.clear(square);
    board.clear(kC2);
  }
  EXPECT_EQ(visited, (std::vector{kA1, kL12}));
}

}  // namespace
}  // namespace tetrarch::board
