#include "generators/quantum/simpler.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "generators/quantum/features.hpp"
#include "generators/quantum/plans.hpp"
#include "generators/quantum/positions.hpp"
#include "reference/quantum/load.hpp"
#include "reference/quantum/placed.hpp"

namespace tetrarch::generators::quantum {
namespace {

using namespace tetrarch::quantum;

TEST(Simpler, EveryTrialIsSimplerAndMayBeLoaded) {
  Dice dice{rc::Random(5)};
  const auto make = [](Dice& more) { return position(more, {}); };
  int count = 0;
  for (int number = 0; number < 100; ++number) {
    const Trial trial = played(plan(dice, make));
    for (const Trial& simpler : simpler_trials(trial)) {
      EXPECT_LT(complexity_of(simpler), complexity_of(trial));
      EXPECT_FALSE(load_forbids(simpler.start).has_value());
      ++count;
    }
  }
  EXPECT_GT(count, 1000);
}

// Follows the first simpler trial that still has what is looked for, as a campaign does.
template <class Shows>
Trial walked(Trial trial, Shows shows) {
  while (true) {
    const auto candidates = simpler_trials(trial);
    const auto next = std::ranges::find_if(candidates, shows);
    if (next == candidates.end()) return trial;
    trial = *next;
  }
}

bool shows(const Trial& trial, std::string_view feature) {
  Game game = game_from(trial.start);
  return std::ranges::any_of(trial.steps, [&](const auto& step) {
    if (std::holds_alternative<UndoLatest>(step)) undo(game);
    const auto* action = std::get_if<Action>(&step);
    return action != nullptr && has_feature(played_on(game, *action), feature);
  });
}

TEST(Simpler, TheWalkEndsAtWhatIsLookedForAlone) {
  Position start = placed("nKg10 nQe9 nPd8 eKl7~ eRh6 sKf5 sPd7 sNj4 wKb5~~ wBe4", 33);
  start.hand[Player::kWest].bishop = 2;
  const Trial trial{start,
                    {Action{move("g10", "g9")}, UndoLatest{}, Action{move("e9", "e4")}, Action{move("h6", "h4")}}};
  const auto is_capture = [](const Trial& each) { return shows(each, "taken-in-hand"); };
  ASSERT_TRUE(is_capture(trial));
  const Trial simplest = walked(trial, is_capture);
  EXPECT_EQ(simplest.steps.size(), 1U);
  EXPECT_EQ(simplest.start, placed("nKg10 nRe9 wKb5~~ wBe4", 15));
}

TEST(Simpler, WhatHangsOnTheRoundKeepsIt) {
  const Trial trial{placed("nKg12 nRc12 eKl6 sKg1 wKa6", 14, Player::kWest), {Action{move("a6", "a7")}}};
  const Trial simplest = walked(trial, [](const Trial& each) { return shows(each, "pieces-cleared"); });
  EXPECT_EQ(simplest.start.round, 14);
  EXPECT_EQ(complexity_of(simplest).pieces, 3U);
}

// Whether castling is undone while something stays to be undone.
bool is_castling_undone(const Trial& trial) {
  Game game = game_from(trial.start);
  for (const auto& step : trial.steps) {
    const bool is_undo = std::holds_alternative<UndoLatest>(step) && game.events.size() > 1;
    const auto* latest = is_undo ? std::get_if<Move>(&game.events.back().action) : nullptr;
    if (latest != nullptr && *latest == move("g12", "i12")) return true;
    take(game, step);
  }
  return false;
}

TEST(Simpler, AnActionGoesTogetherWithItsUndo) {
  const Trial trial{placed("nKg12! nRj12! eKl6 sKg1"),
                    {Action{move("g12", "g11")}, UndoLatest{}, Action{move("g12", "i12")}, Action{move("l6", "l7")},
                     UndoLatest{}, UndoLatest{}}};
  EXPECT_FALSE(is_castling_undone(trial));
  const Trial longer{
      placed("nKg12! nRj12! sKg1 sPe2", 1, Player::kSouth),
      {Action{move("e2", "e3")}, Action{move("g12", "i12")}, Action{move("g1", "g2")}, UndoLatest{}, UndoLatest{}}};
  ASSERT_TRUE(is_castling_undone(longer));
  EXPECT_EQ(walked(longer, is_castling_undone).steps.size(), 3U);
}

}  // namespace
}  // namespace tetrarch::generators::quantum
