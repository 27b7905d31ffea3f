#include "reference/quantum/attack.hpp"

#include <gtest/gtest.h>

#include "reference/quantum/capture.hpp"
#include "reference/quantum/placed.hpp"

namespace tetrarch::quantum {
namespace {

using enum Player;
using Squares = std::vector<Square>;

constexpr Piece queen_of(Player army) { return {PieceType::kQueen, army}; }
constexpr Piece pawn_of(Player army) { return {PieceType::kPawn, army}; }

// C-CAPTURE-1, C-CAPTURE-2, C-CAPTURE-3
TEST(Capture, WhatMayBeCapturedGrowsWithThePhases) {
  for (const int round : {1, 5, 6, 14, 15, 27, 60}) {
    EXPECT_TRUE(may_capture(round, kNorth, queen_of(kSouth))) << round;
    EXPECT_TRUE(may_capture(round, kEast, pawn_of(kWest))) << round;
    EXPECT_EQ(may_capture(round, kNorth, pawn_of(kEast)), round >= 6) << round;
    EXPECT_EQ(may_capture(round, kSouth, queen_of(kWest)), round >= 15) << round;
    EXPECT_FALSE(may_capture(round, kNorth, pawn_of(kNorth))) << round;
  }
}

// C-MOVE-6
TEST(Capture, NobodyCapturesAKing) {
  for (const int round : {1, 14, 60}) {
    EXPECT_FALSE(may_capture(round, kNorth, {PieceType::kKing, kSouth}));
    EXPECT_FALSE(may_capture(round, kNorth, {PieceType::kKing, kWest}));
  }
}

TEST(Capture, SaysWhichClauseForbids) {
  const auto taking = [](std::string_view victim, int round) {
    const std::string pieces = "nKg12 nRd4 eKl6 wKa6 sKg1 " + std::string(victim);
    return refused_by(placed(pieces, round), move("d4", "d8"));
  };
  EXPECT_EQ(taking("eQd8", 5), "C-CAPTURE-1");
  EXPECT_EQ(taking("eQd8", 6), "C-CAPTURE-2");
  EXPECT_EQ(taking("wPd8", 5), "C-CAPTURE-1");
  EXPECT_EQ(taking("wPd8", 6), "accepted");
  EXPECT_EQ(taking("sQd8", 5), "accepted");
  EXPECT_EQ(taking("nQd8", 5), "C-MOVE-1");
  EXPECT_EQ(refused_by(placed("nKg12 nRd4 eKl6 sKd8 wKa6"), move("d4", "d8")), "C-MOVE-6");
}

// C-CAPTURE-4
TEST(Capture, WithoutItsDuelOpponentAPlayerCapturesOnlyPawnsInPhaseTwo) {
  const std::string_view pieces = "nKg12 nRd4 eKl6 eQd8 wKa6 wPh4";
  EXPECT_EQ(refused_by(placed(pieces, 5), move("d4", "d8")), "C-CAPTURE-4");
  EXPECT_EQ(refused_by(placed(pieces, 5), move("d4", "h4")), "C-CAPTURE-4");
  EXPECT_EQ(refused_by(placed(pieces, 6), move("d4", "d8")), "C-CAPTURE-4");
  EXPECT_EQ(refused_by(placed(pieces, 6), move("d4", "h4")), "accepted");
}

// C-ATTACK-1
TEST(Attack, AttackersAreToldWhateverThePhaseLetsThemCapture) {
  const Position position = placed("nKg12 eKl6 eRg5 eNe11 eBi9 sKg1 wKa6");
  EXPECT_EQ(attackers(position, at("g12"), kEast), (Squares{at("g5"), at("e11")}));
  EXPECT_EQ(attackers(position, at("g12"), kSouth), Squares{}) << "the rook on g5 blocks nothing of south's";
  EXPECT_EQ(attackers(position, at("l5"), kEast), (Squares{at("g5"), at("l6")})) << "an empty square";
  EXPECT_EQ(attackers(position, at("g1"), kEast), Squares{at("g5")});
  EXPECT_EQ(attackers(position, at("e11"), kEast), Squares{}) << "its own knight is attacked by none of its own";
}

// C-MOVE-2
TEST(Attack, PawnsAttackDiagonallyForward) {
  const Position position = placed("nPe5 ePg5 sPe8 wPg8");
  EXPECT_EQ(attackers(position, at("d4"), kNorth), Squares{at("e5")});
  EXPECT_EQ(attackers(position, at("d6"), kNorth), Squares{});
  EXPECT_EQ(attackers(position, at("e4"), kNorth), Squares{});
  EXPECT_EQ(attackers(position, at("f4"), kEast), Squares{at("g5")});
  EXPECT_EQ(attackers(position, at("f6"), kEast), Squares{at("g5")});
  EXPECT_EQ(attackers(position, at("h6"), kEast), Squares{});
  EXPECT_EQ(attackers(position, at("f9"), kSouth), Squares{at("e8")});
  EXPECT_EQ(attackers(position, at("h7"), kWest), Squares{at("g8")});
  EXPECT_EQ(attackers(position, at("f7"), kWest), Squares{});
}

// C-MOVE-1
TEST(Attack, EveryPieceBlocksAlsoOneThatMayNotBeCaptured) {
  EXPECT_TRUE(is_in_check(placed("nKg12 sRg3 sKa1"), kNorth));
  EXPECT_FALSE(is_in_check(placed("nKg12 sRg3 sKa1 wPg8 wKa6"), kNorth));
}

// C-CHECK-1
TEST(Check, InPhasesOneAndTwoOnlyTheDuelOpponentGivesIt) {
  const std::string_view pieces = "nKg12 eKl6 eRg5 sKa1 wKa6";
  EXPECT_FALSE(is_in_check(placed(pieces, 5), kNorth));
  EXPECT_FALSE(is_in_check(placed(pieces, 14), kNorth));
  EXPECT_TRUE(is_in_check(placed(pieces, 15), kNorth));
  EXPECT_TRUE(is_in_check(placed("nKg12 sRg5 sKa1", 1), kNorth));
}

// C-CHECK-1
TEST(Check, KingsOfDifferentPairsMayStandSideBySide) {
  EXPECT_FALSE(is_in_check(placed("nKf6 eKg6", 14), kNorth));
  EXPECT_TRUE(is_in_check(placed("nKf6 eKg6", 15), kNorth));
  EXPECT_TRUE(is_in_check(placed("nKf6 eKg6", 15), kEast));
  EXPECT_TRUE(is_in_check(placed("nKf6 sKg6", 1), kSouth));
}

// C-ZONE-3
TEST(Check, LinesRunAcrossInactiveSquares) { EXPECT_TRUE(is_in_check(placed("nKa5~~ eRj5 eKj3", 20), kNorth)); }

}  // namespace
}  // namespace tetrarch::quantum
