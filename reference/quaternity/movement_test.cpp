#include "reference/quaternity/movement.hpp"

#include <gtest/gtest.h>

#include "reference/quaternity/attack.hpp"
#include "reference/quaternity/opening.hpp"
#include "reference/quaternity/placed.hpp"

namespace tetrarch::quaternity {
namespace {

using enum Player;

TEST(Movement, SaysWhichClauseForbids) {
  const Position position = placed("wKa1 wRd4 wBd6 wNf4 wP^d8 wP*h4 rKa12 rRd10 bKl12 bQg4 gKl1");
  const auto forbids = [&](std::string_view from, std::string_view to) {
    return movement_forbids(position, kWhite, move(from, to));
  };
  EXPECT_EQ(forbids("d4", "e4"), std::nullopt);
  EXPECT_EQ(forbids("d4", "e5"), "Q-MOVE-1");
  EXPECT_EQ(forbids("d4", "d7"), "Q-MOVE-1") << "the bishop on d6 is in the way";
  EXPECT_EQ(forbids("d4", "d6"), "Q-MOVE-4");
  EXPECT_EQ(forbids("d4", "d4"), "Q-MOVE-1");
  EXPECT_EQ(forbids("f4", "f6"), "Q-MOVE-2");
  EXPECT_EQ(forbids("a1", "a3"), "Q-MOVE-3");
  EXPECT_EQ(forbids("d10", "d9"), "Q-MOVE-6") << "red's rook";
  EXPECT_EQ(forbids("e9", "e10"), "Q-MOVE-6") << "nothing stands there";
  EXPECT_EQ(forbids("d8", "e8"), "Q-PAWN-2");
  EXPECT_EQ(forbids("d8", "e9"), "Q-PAWN-3");
  EXPECT_EQ(forbids("h4", "g4"), "Q-PAWN-4");
  EXPECT_EQ(forbids("h4", "i5"), "Q-PAWN-5");
  EXPECT_EQ(movement_forbids(position, kWhite, {at("d8"), at("d9"), PieceType::kQueen}), "Q-PAWN-10");
  EXPECT_EQ(movement_forbids(position, kWhite, {at("d4"), at("e4"), PieceType::kQueen}), "Q-PAWN-10");
}

TEST(Movement, NobodyCapturesAKing) {
  Position position = placed("wKa1 wRa5 rKa12 bKl12 gKl1");
  EXPECT_EQ(movement_forbids(position, kWhite, move("a5", "a12")), "Q-MOVE-5");
  position.statuses[kRed] = Status::kFrozen;
  EXPECT_EQ(movement_forbids(position, kWhite, move("a5", "a12")), "Q-MOVE-5");
  EXPECT_EQ(movement_forbids(position, kWhite, move("a5", "a1")), "Q-MOVE-5");
}

// Q-ATTACK-2: what a piece attacks is what it could capture; so it is for every piece of the opening and every square.
TEST(Movement, APieceAttacksWhereItCouldCapture) {
  Position position = opening();
  for (const Square from : board::kSquares) {
    const auto piece = position.board.at(from);
    if (!piece) continue;
    for (const Square to : board::kSquares) {
      if (to == from || is_king(position, to)) continue;
      Position with_victim = position;
      const Army hostile = next_clockwise(piece->army);
      with_victim.board.put(to, rook_of(hostile));
      Move capture{from, to, std::nullopt};
      if (piece->type == PieceType::kPawn && is_promotion_due(*piece, to)) capture.promotion = PieceType::kRook;
      EXPECT_EQ(reaches(position, from, to), !movement_forbids(with_victim, piece->army, capture))
          << board::to_string(from) << board::to_string(to);
    }
  }
}

TEST(Movement, KingsMustBeSafeAfterIt) {
  // White controls red's army too, so a move that exposes red's king is none.
  Position position = placed("wKa1 wRb5 rKa5 bKl12 bRh5");
  position.controllers[kRed] = kWhite;
  position.statuses[kRed] = Status::kEliminated;
  EXPECT_EQ(internal_forbids(position, kWhite, move("b5", "b6")), "Q-SAFE-1");
  EXPECT_EQ(internal_forbids(position, kWhite, move("a5", "a4")), std::nullopt);
}

}  // namespace
}  // namespace tetrarch::quaternity
