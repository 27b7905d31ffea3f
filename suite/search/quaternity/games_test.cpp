#include "suite/search/quaternity/games.hpp"

#include <gtest/gtest.h>

#include "reference/quaternity/commit.hpp"
#include "reference/quaternity/opening.hpp"
#include "reference/quaternity/placed.hpp"

namespace tetrarch::search::quaternity {
namespace {

using namespace tetrarch::quaternity;

GameFound found(const GameQuest& quest) {
  Meter meter({.actions = 200'000, .time = {}});
  return shortest_game(quest, meter, [](const GameFound&) {});
}

// The one capture that the opening offers: the bishop d3 takes the knight j9.
TEST(Games, ACaptureFromTheOpening) {
  const GameFound game = found({.feature = "capture", .start = opening()});
  ASSERT_TRUE(game.moves.has_value());
  EXPECT_EQ(*game.moves, std::vector{move("d3", "j9")});
  EXPECT_TRUE(game.is_shortest);
}

TEST(Games, TheOpeningHasNoMateWithinTwoPlies) {
  const GameFound game = found({.feature = "award", .start = opening(), .longest = 2});
  EXPECT_FALSE(game.moves.has_value());
  ASSERT_EQ(game.plies.size(), 2U);
  EXPECT_EQ(game.plies[0].moves, 41U);
  EXPECT_EQ(game.plies[1].moves, 1681U);
  EXPECT_TRUE(game.plies[0].is_whole);
  EXPECT_TRUE(game.plies[1].is_whole);
}

TEST(Games, ANarrowBeamIsNotTheWhole) {
  const GameFound game = found({.feature = "award", .start = opening(), .width = 1, .longest = 2});
  ASSERT_EQ(game.plies.size(), 2U);
  EXPECT_TRUE(game.plies[0].is_whole);
  EXPECT_EQ(game.plies[0].moves, 41U);
}

// Red's king is on the edge and white's rooks are two moves from mating it.
TEST(Games, AMateInTwo) {
  const GameQuest quest{.feature = "award", .start = placed("wKa1 wRk1 wRc5 rKf12 bKl6"), .width = 16, .longest = 8};
  const GameFound game = found(quest);
  ASSERT_TRUE(game.moves.has_value());
  EXPECT_EQ(game.moves->size(), 4U);
  Position position = quest.start;
  std::size_t moves_with_award = 0;
  for (const Move& each : *game.moves) {
    const auto outcome = commit(position, each);
    ASSERT_TRUE(std::holds_alternative<Committed>(outcome));
    position = std::get<Committed>(outcome).position;
    if (!std::get<Committed>(outcome).batches.empty()) ++moves_with_award;
  }
  EXPECT_EQ(moves_with_award, 1U);
  EXPECT_EQ(count_active(position), 2);
}

TEST(Games, TheSameSeedFindsTheSame) {
  const GameQuest quest{.feature = "promotion", .start = placed("wKa1 wP^c9 rKf6 bKl6"), .seed = 3, .width = 4};
  const GameFound first = found(quest);
  ASSERT_TRUE(first.moves.has_value());
  EXPECT_EQ(first.moves->size(), 7U);
  EXPECT_EQ(*first.moves, *found(quest).moves);
}

TEST(Games, AnEmptyBudgetFindsNothing) {
  Meter meter({.actions = 0, .time = {}});
  EXPECT_FALSE(shortest_game({.feature = "capture", .start = opening()}, meter, [](const GameFound&) {}).moves);
}

}  // namespace
}  // namespace tetrarch::search::quaternity
