#include "reference/quantum/opening.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "reference/quantum/load.hpp"
#include "reference/quantum/placed.hpp"

namespace tetrarch::quantum {
namespace {

using enum Player;

// A quarter turn clockwise: the north edge becomes the east edge.
Square turned(Square square) { return *board::moved_by({0, 0}, {square.rank, board::kSide - 1 - square.file}); }

TEST(Opening, HoldsSixteenPiecesOfEachArmy) {
  const Position position = opening();
  for (const Player army : kPlayers) {
    EXPECT_EQ(std::ranges::count_if(board::kSquares, [&](Square square) { return is_of(position, square, army); }), 16);
  }
}

// Whether what the piece's army has there its neighbour has on the square turned.
bool is_turned_onto_neighbour(const Position& position, Square square) {
  Piece piece = *position.board.at(square);
  piece.army = next_clockwise(piece.army);
  return position.board.at(turned(square)) == piece;
}

// C-BOARD-4, as far as C-BOARD-3 lets it: duel opponents' queens face each other, so south has not the queen's and
// king's squares of east turned, nor north those of west.
TEST(Opening, AQuarterTurnMapsItOntoItselfButForSomeKingsAndQueens) {
  const Position position = opening();
  std::vector<Square> others;
  for (const Square square : board::kSquares) {
    if (!position.board.is_empty(square) && !is_turned_onto_neighbour(position, square)) others.push_back(square);
  }
  EXPECT_EQ(others, (std::vector{at("a6"), at("l6"), at("a7"), at("l7")}));
}

// C-BOARD-3
TEST(Opening, QueensFaceEachOtherAndSoDoKings) {
  const Position position = opening();
  EXPECT_TRUE(is_piece(position, at("f12"), PieceType::kQueen, kNorth));
  EXPECT_TRUE(is_piece(position, at("f1"), PieceType::kQueen, kSouth));
  EXPECT_TRUE(is_piece(position, at("l7"), PieceType::kQueen, kEast));
  EXPECT_TRUE(is_piece(position, at("a7"), PieceType::kQueen, kWest));
  EXPECT_TRUE(is_piece(position, at("g12"), PieceType::kKing, kNorth));
  EXPECT_TRUE(is_piece(position, at("g1"), PieceType::kKing, kSouth));
}

// C-BOARD-2
TEST(Opening, NorthMovesFirstInRoundOne) {
  EXPECT_EQ(opening().turn, kNorth);
  EXPECT_EQ(opening().round, 1);
  EXPECT_EQ(duel_opponent_of(kNorth), kSouth);
  EXPECT_EQ(duel_opponent_of(kWest), kEast);
}

TEST(Opening, MayBeLoaded) { EXPECT_EQ(load_forbids(opening()), std::nullopt); }

}  // namespace
}  // namespace tetrarch::quantum
