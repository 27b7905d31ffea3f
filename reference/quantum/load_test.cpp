#include "reference/quantum/load.hpp"

#include <gtest/gtest.h>

#include "reference/quantum/opening.hpp"
#include "reference/quantum/placed.hpp"

namespace tetrarch::quantum {
namespace {

using enum Player;
using enum PieceType;

bool is_refused(const Position& position) {
  const auto refusal = load_forbids(position);
  if (!refusal) return false;
  EXPECT_EQ(refusal->kind, RefusalKind::kInvalid);
  EXPECT_EQ(refusal->clause, "C-LOAD-1");
  EXPECT_FALSE(refusal->reason.empty());
  return true;
}

bool is_refused(std::string_view pieces, int round = 1, Player turn = kNorth) {
  return is_refused(placed(pieces, round, turn));
}

// The opening, with something changed in how it is told.
template <class Change>
bool is_refused_with(Change change) {
  Description description = described(opening());
  change(description);
  const auto loaded = load(description);
  return std::holds_alternative<Refusal>(loaded);
}

TEST(Load, WhatIsDescribedIsLoadedAgain) {
  for (const Position& position :
       {opening(), placed("nKg12!~ nNb9~~ sKf5 sPe4 wKd9", 20), placed("nKg12 nPe9* sPe4* eKl6 sKg1 wKa6", 3, kWest)}) {
    EXPECT_EQ(load(described(position)), (std::variant<Position, Refusal>{position}));
  }
}

TEST(Load, PlayersHaveOneKingOrNoPiece) {
  EXPECT_FALSE(is_refused("nKg12 sKg1"));
  EXPECT_TRUE(is_refused("nKg12 nKg11 sKg1"));
  EXPECT_TRUE(is_refused("nKg12 sKg1 eRl3"));
  Position without_king = placed("nKg12 sRg1");
  without_king.survives[kSouth] = true;
  EXPECT_TRUE(is_refused(without_king));
}

TEST(Load, ThePlayerOnTurnSurvives) {
  EXPECT_TRUE(is_refused("nKg12 sKg1", 1, kEast));
  EXPECT_TRUE(is_refused(""));
  EXPECT_FALSE(is_refused("nKg12")) << "one survivor is enough";
}

TEST(Load, TheRoundIsOneInWhichPlayersMove) {
  EXPECT_FALSE(is_refused("nKe6 sKg5", 60));
  for (const int round : {-1, 0, 51, 61}) EXPECT_TRUE(is_refused("nKe6 sKg5", round)) << round;
}

TEST(Load, PawnsStandBetweenTheirLineAndTheirPromotionLine) {
  EXPECT_FALSE(is_refused("nKg12 sKg1 nPa11 nPe2"));
  EXPECT_TRUE(is_refused("nKg12 sKg1 nPe12"));
  EXPECT_TRUE(is_refused("nKg12 sKg1 nPe1"));
  EXPECT_TRUE(is_refused("nKe6 sKg5 nPd2~", 20));
  EXPECT_TRUE(is_refused("nKe6 sKg5 nPb5~", 20)) << "outside the zone";
  EXPECT_FALSE(is_refused("nKe6 sKg5 nPd3", 20));
  EXPECT_TRUE(is_refused("nKe6 sKg5 nPd3~", 41));
}

TEST(Load, WhoIsOutsideHasADeadlineAndNobodyElse) {
  EXPECT_FALSE(is_refused("nKb6~ sKg5 sRb7~~", 20));
  EXPECT_TRUE(is_refused("nKb6 sKg5", 20));
  EXPECT_TRUE(is_refused("nKc6~ sKg5", 20));
  EXPECT_TRUE(is_refused("nKb6~ sKg5", 14));
  Position overdue = placed("nKg5 sKb6", 20);
  overdue.board.put(at("b6"), [] {
    Piece king{kKing, kSouth};
    king.time_outside = TimeOutside::kUp;
    return king;
  }());
  EXPECT_TRUE(is_refused(overdue));
}

TEST(Load, DeadlinesAreOneOrTwoRoundsAhead) {
  const auto refused_until = [](int until) {
    Description description = described(placed("nKb6~ sKg5", 20));
    description.outside = {{at("b6"), until}};
    return std::holds_alternative<Refusal>(load(description));
  };
  EXPECT_TRUE(refused_until(20));
  EXPECT_FALSE(refused_until(21));
  EXPECT_FALSE(refused_until(22));
  EXPECT_TRUE(refused_until(23));
}

TEST(Load, UnmovedKingsAndRooksStandWhereTheyBegan) {
  EXPECT_FALSE(is_refused("nKg12! nRj12! sKg1"));
  EXPECT_TRUE(is_refused("nKf12! sKg1"));
  EXPECT_TRUE(is_refused("nKg12! nRj11! sKg1"));
  EXPECT_TRUE(is_refused("nKg12! sKg1 sRj12!")) << "another army's";
  EXPECT_TRUE(is_refused("nKg12! nNd12! sKg1")) << "a knight";
}

TEST(Load, PassedPawnsStandTwoSquaresFromWhereTheyBegan) {
  EXPECT_FALSE(is_refused("nKg12 sKg1 sPe4*"));
  EXPECT_TRUE(is_refused("nKg12 sKg1 sPe3*"));
  EXPECT_TRUE(is_refused("nKg12 sKg1 sPe5*"));
  EXPECT_TRUE(is_refused("nKg12 sKg1 sRe4*"));
  EXPECT_TRUE(is_refused("nKg12 sKg1 sPe4*", 1, kSouth)) << "its owner is on turn";
}

TEST(Load, TheSquareNamedIsTheOnePassed) {
  const auto refused_over = [](std::string_view square) {
    Description description = described(placed("nKg12 sKg1 sPe4"));
    description.passed = {{at("e4"), at(square)}};
    return std::holds_alternative<Refusal>(load(description));
  };
  EXPECT_FALSE(refused_over("e3"));
  EXPECT_TRUE(refused_over("e5"));
  EXPECT_TRUE(refused_over("d4"));
}

TEST(Load, NumbersInHandAreNotNegative) {
  Position position = opening();
  position.hand[kEast] = {0, 3, 0};
  EXPECT_FALSE(is_refused(position));
  position.hand[kEast] = {0, 0, -1};
  EXPECT_TRUE(is_refused(position));
}

TEST(Load, ListsNamePiecesThatAreThereAndOnce) {
  EXPECT_FALSE(is_refused_with([](Description&) {}));
  EXPECT_TRUE(is_refused_with([](Description& told) { told.pieces.push_back({at("g12"), kQueen, kEast}); }));
  EXPECT_TRUE(is_refused_with([](Description& told) { told.pieces.push_back({at("f6"), kNone, kEast}); }));
  EXPECT_TRUE(is_refused_with([](Description& told) { told.unmoved.push_back(at("f6")); }));
  EXPECT_TRUE(is_refused_with([](Description& told) { told.unmoved.push_back(at("g12")); }));
  EXPECT_TRUE(is_refused_with([](Description& told) { told.passed.push_back({at("e4"), at("e3")}); }));
  EXPECT_TRUE(is_refused_with([](Description& told) { told.outside.push_back({at("f6"), 2}); }));
  EXPECT_TRUE(is_refused_with([](Description& told) { told.outside.push_back({at("g12"), 2}); }));
}

}  // namespace
}  // namespace tetrarch::quantum
