// The second opinion is the reference's.
#include "suite/properties/quantum/second_opinion.hpp"

#include <gtest/gtest.h>

#include <array>

#include "reference/quantum/attack.hpp"
#include "reference/quantum/capture.hpp"
#include "reference/quantum/outcome.hpp"
#include "reference/quantum/placed.hpp"
#include "reference/quantum/rounds.hpp"

namespace tetrarch::properties::of_quantum {
namespace {

using namespace quantum;

constexpr std::array kTypes = {PieceType::kKing,   PieceType::kQueen,  PieceType::kRook,
                               PieceType::kBishop, PieceType::kKnight, PieceType::kPawn};

Seen seen(const Position& position) {
  Seen result{.told = described(position), .board = {}, .outcome = InProgress{}};
  for (const PlacedPiece& piece : result.told.pieces) result.board.put(piece.square, Piece{piece.type, piece.army});
  return result;
}

TEST(SecondOpinion, OfTheZone) {
  for (int round = 1; round <= 61; ++round) {
    for (const Square square : board::kSquares) {
      EXPECT_EQ(is_outside(round, square), !is_active(round, square)) << round << ' ' << board::to_string(square);
    }
  }
}

TEST(SecondOpinion, OfWhoMayCaptureWhom) {
  for (int round = 1; round <= 61; ++round) {
    for (const Player by : kPlayers) {
      for (const Player army : kPlayers) {
        for (const PieceType type : kTypes) {
          EXPECT_EQ(of_quantum::may_capture(round, by, {type, army}), quantum::may_capture(round, by, {type, army}));
        }
      }
    }
  }
}

// Every type of every army, and a king on every other square, with something in between.
TEST(SecondOpinion, OfChecks) {
  int checks = 0;
  for (const PieceType type : kTypes) {
    for (const Player army : kPlayers) {
      for (const Square square : board::kSquares) {
        Position position = placed("eBd7 wNi4 sRf3", 20);
        if (!position.board.is_empty(square) || square == at("f6")) continue;
        position.board.put(at("f6"), {type, army});
        position.board.put(square, {PieceType::kKing, Player::kNorth});
        const bool is_checked = quantum::is_in_check(position, Player::kNorth);
        if (type == PieceType::kKing && army == Player::kNorth) continue;
        EXPECT_EQ(of_quantum::is_in_check(seen(position).board, 20, Player::kNorth), is_checked)
            << board::to_string(square);
        checks += is_checked ? 1 : 0;
      }
    }
  }
  EXPECT_GT(checks, 100);
}

TEST(SecondOpinion, OfPoints) {
  for (const char* pieces : {"nKd9 nRf6 sKi4 sBh7 sPd5 sPe5", "nKd9 nQe5 sKi4 sRh7 sNd5 sPe5", "nKd9 sKi4 wKd4 wPe4"}) {
    const Position position = placed(pieces, 51);
    EXPECT_EQ(of_quantum::leader_of(seen(position)), quantum::leader_of(totals_of(position))) << pieces;
  }
}

// What is carried out is what the reference makes of the action before anything that it brings.
TEST(SecondOpinion, OfMoves) {
  const Position position = placed("nKg12! nRj12! nPe9* sKg1 sPd9 eKl6 ePf9 wKa6", 4, Player::kSouth);
  for (const Move& each : {move("d9", "e10"), move("d9", "d10"), move("g1", "g2")}) {
    EXPECT_EQ(carried_out(seen(position), each).board, seen(moved(position, each)).board);
  }
  Position castling = position;
  castling.turn = Player::kNorth;
  EXPECT_EQ(carried_out(seen(castling), move("g12", "i12")).board, seen(moved(castling, move("g12", "i12"))).board);
}

}  // namespace
}  // namespace tetrarch::properties::of_quantum
