#include "reference/quantum/pawn.hpp"

#include <gtest/gtest.h>

#include "reference/quantum/placed.hpp"

namespace tetrarch::quantum {
namespace {

using enum Player;
using enum PieceType;

// C-MOVE-2, C-MOVE-3
TEST(Pawn, GoesAwayFromItsOwnEdge) {
  const std::string pieces = "nKg12 nPe11 eKl6 ePk5 sKg1 sPd2 wKa6 wPb9";
  EXPECT_EQ(refused_by(placed(pieces, 1, kNorth), move("e11", "e10")), "accepted");
  EXPECT_EQ(refused_by(placed(pieces, 1, kNorth), move("e11", "e9")), "accepted");
  EXPECT_EQ(refused_by(placed(pieces, 1, kEast), move("k5", "j5")), "accepted");
  EXPECT_EQ(refused_by(placed(pieces, 1, kEast), move("k5", "i5")), "accepted");
  EXPECT_EQ(refused_by(placed(pieces, 1, kSouth), move("d2", "d4")), "accepted");
  EXPECT_EQ(refused_by(placed(pieces, 1, kWest), move("b9", "d9")), "accepted");
  EXPECT_EQ(refused_by(placed(pieces, 1, kNorth), move("e11", "e12")), "C-MOVE-2");
  EXPECT_EQ(refused_by(placed(pieces, 1, kEast), move("k5", "k4")), "C-MOVE-2");
  EXPECT_EQ(refused_by(placed(pieces, 1, kNorth), move("e11", "e8")), "C-MOVE-2");
}

// C-MOVE-3
TEST(Pawn, StepsTwiceOnlyFromItsLineAndOverEmptySquares) {
  const auto forbids = [](std::string_view pieces, std::string_view from, std::string_view to) {
    return refused_by(placed("nKg12 eKl6 sKg1 wKa6 " + std::string(pieces)), move(from, to));
  };
  EXPECT_EQ(forbids("nPe10", "e10", "e8"), "C-MOVE-3");
  EXPECT_EQ(forbids("nPe11 sNe10", "e11", "e9"), "C-MOVE-3");
  EXPECT_EQ(forbids("nPe11 sNe9", "e11", "e9"), "C-MOVE-3");
  EXPECT_EQ(forbids("nPe11 sNe9", "e11", "e10"), "accepted");
  EXPECT_EQ(forbids("nPe11 sNe10", "e11", "e10"), "C-MOVE-2");
}

// C-MOVE-4
TEST(EnPassant, TakesThePawnOnTheSquareThatItPassed) {
  Game game = game_of("nKg12 nPe11 eKl6 sKg1 sPd9 wKa6");
  play(game, move("e11", "e9"));
  EXPECT_EQ(described(game.state.position).passed, (std::vector<PassedPawn>{{at("e9"), at("e10")}}));
  play(game, move("l6", "l7"));
  play(game, move("d9", "e10"));
  EXPECT_TRUE(is_piece(game.state.position, at("e10"), kPawn, kSouth));
  EXPECT_TRUE(game.state.position.board.is_empty(at("e9")));
  EXPECT_TRUE(game.state.position.passed.none());
}

// C-MOVE-4, C-CAPTURE-1, C-CAPTURE-2
TEST(EnPassant, IsForThoseWhoMayCaptureThePawn) {
  const std::string_view pieces = "nKg12 nPe9* eKl6 ePf11 sKg1 wKa6";
  EXPECT_EQ(refused_by(placed(pieces, 5, kEast), move("f11", "e10")), "C-CAPTURE-1");
  EXPECT_EQ(refused_by(placed(pieces, 6, kEast), move("f11", "e10")), "accepted");
}

// C-MOVE-4
TEST(EnPassant, IsForPawnsAlone) {
  const Position position = after(placed("nKg12 nPe9* eKl6 sKg1 sBd9 wKa6", 1, kSouth), move("d9", "e10"));
  EXPECT_TRUE(is_piece(position, at("e9"), kPawn, kNorth));
}

// C-MOVE-4
TEST(EnPassant, EndsWhenTheOwnerIsOnTurnAgain) {
  Game game = game_of("nKg12 nPe11 eKl6 sKg1 sPd9 wKa6");
  play(game, move("e11", "e9"));
  play(game, move("l6", "l7"));
  play(game, move("g1", "g2"));
  EXPECT_TRUE(game.state.position.passed.any());
  play(game, move("a6", "a7"));
  EXPECT_TRUE(game.state.position.passed.none());
  play(game, move("g12", "f12"));
  play(game, move("l7", "l6"));
  EXPECT_EQ(refused_by(game, move("d9", "e10")), "C-MOVE-2");
}

// C-MOVE-4
TEST(EnPassant, WhatHasComeToStandThereIsTakenAlone) {
  Game game = game_of("nKg12 nPe9* eKl6 ePf10 sKg1 sPd9 wKa6", 6, kEast);
  play(game, move("f10", "e10"));
  play(game, move("d9", "e10"));
  EXPECT_TRUE(is_piece(game.state.position, at("e9"), kPawn, kNorth));
  EXPECT_TRUE(is_piece(game.state.position, at("e10"), kPawn, kSouth));
}

// C-MOVE-4: north's pawn passed c10 on its way from c11, and west's on its way from b10.
TEST(EnPassant, TakesAllThatPassedTheSquareAndMayBeCaptured) {
  const std::string_view pieces = "nKg12 nPc9* eKl6 sKg1 sPb9 wKa6 wPd10*";
  const Position in_phase_two = after(placed(pieces, 6, kSouth), move("b9", "c10"));
  EXPECT_TRUE(in_phase_two.board.is_empty(at("c9")));
  EXPECT_TRUE(in_phase_two.board.is_empty(at("d10")));
  const Position in_phase_one = after(placed(pieces, 5, kSouth), move("b9", "c10"));
  EXPECT_TRUE(in_phase_one.board.is_empty(at("c9")));
  EXPECT_FALSE(in_phase_one.board.is_empty(at("d10"))) << "west is not south's duel opponent";
}

// C-PROMOTE-2
TEST(Pawn, ThePromotionLineComesNearerWithTheZone) {
  EXPECT_TRUE(is_on_promotion_line(14, kNorth, at("d1")));
  EXPECT_FALSE(is_on_promotion_line(14, kNorth, at("d2")));
  EXPECT_TRUE(is_on_promotion_line(15, kNorth, at("d2")));
  EXPECT_TRUE(is_on_promotion_line(40, kNorth, at("d2")));
  EXPECT_TRUE(is_on_promotion_line(41, kNorth, at("d3")));
  EXPECT_TRUE(is_on_promotion_line(14, kEast, at("a5")));
  EXPECT_TRUE(is_on_promotion_line(15, kEast, at("b5")));
  EXPECT_TRUE(is_on_promotion_line(15, kSouth, at("d11")));
  EXPECT_TRUE(is_on_promotion_line(41, kWest, at("j5")));
}

}  // namespace
}  // namespace tetrarch::quantum
