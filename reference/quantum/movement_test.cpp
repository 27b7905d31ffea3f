#include "reference/quantum/movement.hpp"

#include <gtest/gtest.h>

#include "reference/quantum/attack.hpp"
#include "reference/quantum/opening.hpp"
#include "reference/quantum/placed.hpp"

namespace tetrarch::quantum {
namespace {

using enum Player;
using enum PieceType;

TEST(Movement, SaysWhichClauseForbids) {
  const Position position = placed("nKg12 nRd4 nNf4 nPe8 eKl6 sKg1 sRd9 wKa6");
  const auto forbids = [&](std::string_view from, std::string_view to) { return refused_by(position, move(from, to)); };
  EXPECT_EQ(forbids("d4", "d8"), "accepted");
  EXPECT_EQ(forbids("d4", "e5"), "C-MOVE-1");
  EXPECT_EQ(forbids("d4", "d10"), "C-MOVE-1") << "over the rook on d9";
  EXPECT_EQ(forbids("d4", "d4"), "C-MOVE-1");
  EXPECT_EQ(forbids("d4", "f4"), "C-MOVE-1") << "its own knight";
  EXPECT_EQ(forbids("f4", "g6"), "accepted");
  EXPECT_EQ(forbids("f4", "f6"), "C-MOVE-1");
  EXPECT_EQ(forbids("g12", "g11"), "accepted");
  EXPECT_EQ(forbids("g12", "g10"), "C-MOVE-5");
  EXPECT_EQ(forbids("d9", "d8"), "C-ROUND-1") << "south's rook";
  EXPECT_EQ(forbids("h8", "h7"), "C-ROUND-1") << "nothing stands there";
  EXPECT_EQ(forbids("e8", "e7"), "accepted");
  EXPECT_EQ(forbids("e8", "e9"), "C-MOVE-2") << "back";
  EXPECT_EQ(forbids("e8", "e6"), "C-MOVE-3");
  EXPECT_EQ(forbids("e8", "d7"), "C-MOVE-2") << "there is nothing to capture";
  EXPECT_EQ(forbids("e8", "d9"), "C-MOVE-2") << "capturing backwards";
}

// C-ATTACK-1: so it is for every piece of the opening and every square, in a phase where all may be captured.
TEST(Movement, APieceAttacksWhereItCouldCapture) {
  Position position = opening();
  position.round = 14;
  for (const Square from : board::kSquares) {
    const auto piece = position.board.at(from);
    if (!piece) continue;
    for (const Square to : board::kSquares) {
      const auto there = position.board.at(to);
      if (to == from || (there && there->type == kKing)) continue;
      Position with_victim = position;
      with_victim.board.put(to, Piece{kRook, duel_opponent_of(piece->army)});
      Move capture{from, to, std::nullopt};
      if (is_promotion_due(14, *piece, to)) capture.promotion = kRook;
      EXPECT_EQ(reaches(position, from, to), !movement_forbids(with_victim, piece->army, capture))
          << board::to_string(from) << board::to_string(to);
    }
  }
}

// C-CHECK-2
TEST(Movement, TheMoversKingMustBeSafeAfterIt) {
  const Position pinned = placed("nKg12 nRg9 eKl6 sKa1 sRg4 wKa6");
  EXPECT_EQ(refused_by(pinned, move("g9", "h9")), "C-CHECK-2");
  EXPECT_EQ(refused_by(pinned, move("g9", "g5")), "accepted");
  EXPECT_EQ(refused_by(pinned, move("g9", "g4")), "accepted");
  EXPECT_EQ(refused_by(pinned, move("g12", "f12")), "accepted");
  const Position pinned_by_east = placed("nKg12 nRg9 eKl6 eRg4 sKa1 wKa6", 14);
  EXPECT_EQ(refused_by(pinned_by_east, move("g9", "h9")), "accepted") << "east's rook gives no check in phase 2";
}

// C-ZONE-3
TEST(Zone, OnlyKingsMoveOntoInactiveSquares) {
  const Position position = placed("nKc5 nRd7 nQb9~ eKi4 sKf3 wKf10", 20);
  EXPECT_EQ(refused_by(position, move("d7", "b7")), "C-ZONE-3");
  EXPECT_EQ(refused_by(position, move("d7", "c7")), "accepted");
  EXPECT_EQ(refused_by(position, move("c5", "b5")), "accepted");
  EXPECT_EQ(refused_by(position, move("b9", "b8")), "C-ZONE-3") << "from one inactive square to another";
  EXPECT_EQ(refused_by(position, move("b9", "c8")), "accepted");
  EXPECT_EQ(refused_by(placed("nKc5 nRd7 eKi4 sKf3 wKf10", 14), move("d7", "b7")), "accepted");
}

// C-ZONE-3
TEST(Zone, APieceComesBackAcrossInactiveSquares) {
  EXPECT_EQ(refused_by(placed("nKj8 nRa6~ eKj3 sKc3 wKc10", 20), move("a6", "d6")), "accepted");
}

// C-PROMOTE-3
TEST(Zone, PawnsEnterOneOnlyOnTheirPromotionLine) {
  const Position position = placed("nKf8 nPc6 nPj3 nPe3 eKh8 eNb5~ eNk2~~ sKd10 wKj10", 20);
  EXPECT_EQ(refused_by(position, move("c6", "b5")), "C-PROMOTE-3");
  EXPECT_EQ(refused_by(position, move("j3", "k2", kQueen)), "accepted");
  EXPECT_EQ(refused_by(position, move("e3", "e2", kKnight)), "accepted");
}

// C-ZONE-4
TEST(Zone, TimeBeginsOutsideAndIsNotRenewedThere) {
  const auto time_of = [](const Position& position, std::string_view square) {
    return position.board.at(at(square))->time_outside;
  };
  const std::string others = " eKi4 sKf3 wKf10";
  EXPECT_EQ(time_of(after(placed("nKc5" + others, 20), move("c5", "b5")), "b5"), TimeOutside::kTwoRounds);
  EXPECT_EQ(time_of(after(placed("nKb5~" + others, 20), move("b5", "a5")), "a5"), TimeOutside::kOneRound);
  EXPECT_EQ(time_of(after(placed("nKb5~" + others, 20), move("b5", "c5")), "c5"), TimeOutside::kNone);
  EXPECT_EQ(time_of(after(placed("nKc8 nPd3" + others, 20), move("d3", "d2", kRook)), "d2"), TimeOutside::kTwoRounds);
}

}  // namespace
}  // namespace tetrarch::quantum
