#include "suite/search/quantum/games.hpp"

#include <gtest/gtest.h>

#include "generators/quantum/features.hpp"
#include "reference/quantum/opening.hpp"
#include "reference/quantum/placed.hpp"
#include "suite/search/quantum/kings.hpp"
#include "suite/search/quantum/pawns.hpp"
#include "suite/search/quantum/sought.hpp"

namespace tetrarch::search::quantum {
namespace {

using namespace tetrarch::quantum;

GameFound found(const GameQuest& quest) {
  Meter meter({.actions = 100'000, .time = {}});
  return shortest_game(quest, meter, [](const GameFound&) {});
}

// Plays the game and gives its end.
Game played(const GameQuest& quest, const std::vector<Action>& actions) {
  Game game = game_of(quest.start);
  for (const Action& action : actions) play(game, action);
  return game;
}

// North's pawn has two squares to go, and south moves between.
TEST(QuantumGames, APromotionInTwo) {
  const GameQuest quest{.feature = "promotion-on-whole-board", .start = placed("nKg12 nPc3 sKk5")};
  const GameFound game = found(quest);
  ASSERT_TRUE(game.moves.has_value());
  ASSERT_EQ(game.moves->size(), 3U);
  EXPECT_EQ(game.moves->front(), Action{move("c3", "c2")});
  EXPECT_EQ(std::get<Move>(game.moves->back()).to, at("c1"));
  EXPECT_TRUE(game.is_shortest);
}

// South's king is on the edge and north's rooks are two moves from mating it.
TEST(QuantumGames, AMateInTwo) {
  const GameQuest quest{.feature = "mate", .start = placed("nKa1 nRk1 nRc5 sKf12"), .width = 16, .longest = 8};
  const GameFound game = found(quest);
  ASSERT_TRUE(game.moves.has_value());
  EXPECT_EQ(game.moves->size(), 3U);
  EXPECT_EQ(played(quest, *game.moves).state.outcome, (Outcome{Won{Player::kNorth, Victory::kSurvival}}));
}

// Nobody's pawn meets another's, and no piece comes out, before the third ply.
TEST(QuantumGames, TheOpeningHasNoCaptureWithinTwoPlies) {
  const GameFound game = found({.feature = "rival-captured-in-phase-1", .start = opening(), .longest = 2});
  EXPECT_FALSE(game.moves.has_value());
  ASSERT_EQ(game.plies.size(), 2U);
  EXPECT_TRUE(game.plies[0].is_whole);
  EXPECT_TRUE(game.plies[1].is_whole);
  EXPECT_EQ(game.plies[0].positions, 1U);
}

TEST(QuantumGames, APassIsPlayed) {
  const GameFound game = found({.feature = "pass", .start = placed("nKa1 sQb3 sKh8")});
  ASSERT_TRUE(game.moves.has_value());
  EXPECT_EQ(*game.moves, std::vector{Action{Pass{}}});
}

TEST(QuantumGames, APromotionThatIsOwedIsPlayed) {
  Position start = placed("nKe5 nPg8 sKj3", 28);
  start.hand[Player::kNorth].knight = 1;
  const GameFound game = found({.feature = "owed-promotion", .start = start});
  ASSERT_TRUE(game.moves.has_value());
  EXPECT_EQ(*game.moves, (std::vector{Action{Promote{at("g8"), PieceType::kKnight}}}));
}

TEST(QuantumGames, ARefusalIsFound) {
  const GameFound game = found({.feature = "castling-through-check", .start = placed("nKg12! nRj12! sKa1 sRh3")});
  ASSERT_TRUE(game.moves.has_value());
  EXPECT_EQ(*game.moves, std::vector{Action{move("g12", "i12")}});
}

TEST(QuantumGames, TheSameSeedFindsTheSame) {
  const GameQuest quest{
      .feature = "promotion-beyond-core", .start = placed("nKe9 nPg5 sKj3", 15), .seed = 3, .width = 4};
  const GameFound first = found(quest);
  ASSERT_TRUE(first.moves.has_value());
  EXPECT_EQ(first.moves->size(), 5U) << "the promotion line is rank 2";
  EXPECT_EQ(*first.moves, *found(quest).moves);
}

TEST(QuantumGames, AnEmptyBudgetFindsNothing) {
  Meter meter({.actions = 0, .time = {}});
  EXPECT_FALSE(shortest_game({.feature = "pawn-step", .start = opening()}, meter, [](const GameFound&) {}).moves);
}

// --- what leads there

TEST(QuantumSought, WhatIsNotTriedIsNotShown) {
  EXPECT_TRUE(is_shown_by_tried("refused-C-CHECK-2"));
  EXPECT_TRUE(is_shown_by_tried("pass-in-check"));
  EXPECT_FALSE(is_shown_by_tried("refused-C-ROUND-1"));
  EXPECT_FALSE(is_shown_by_tried("no-such-feature"));
  for (const auto& feature : generators::quantum::known_features()) {
    EXPECT_GE(distance_to(std::string(feature.name), opening()), 0) << feature.name;
  }
}

// West is on turn after south.
TEST(QuantumSought, PliesToPromotion) {
  EXPECT_EQ(plies_to_promotion(placed("nKe9 nPg3 sKj3", 15)), 1);
  EXPECT_EQ(plies_to_promotion(placed("nKe9 nPg5 sKj3", 15)), 1 + 2 * 2);
  EXPECT_EQ(plies_to_promotion(placed("nKe9 sKj3 wKc3 wPh5", 15)), 2 + 1 + 2 * 3);
  EXPECT_EQ(plies_to_promotion(placed("nKe12 nPg11 sKj3", 1)), 1 + 8 * 2) << "two squares first";
}

// A check that leaves one answer is nearer than one that leaves several, and both are nearer than none.
TEST(QuantumSought, FewerAnswersAreNearerToMate) {
  const int one = distance_to_mate(placed("nKe9 sKa1 sRk2 nRk1", 1, Player::kNorth));
  const int none = distance_to_mate(placed("nKe9 sKa1", 1, Player::kNorth));
  EXPECT_LT(one, none);
}

}  // namespace
}  // namespace tetrarch::search::quantum
