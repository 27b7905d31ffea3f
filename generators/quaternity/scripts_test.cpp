#include "generators/quaternity/scripts.hpp"

#include <gtest/gtest.h>

#include "generators/quaternity/plans.hpp"
#include "generators/quaternity/positions.hpp"
#include "reference/quaternity/placed.hpp"

namespace tetrarch::generators {
namespace {

using namespace quaternity;

State state_of(const char* pieces) { return game_from(placed(pieces)).state; }

Move move_of(const Step& step) { return std::get<Move>(std::get<Action>(step)); }

TEST(Scripts, AWishIsGrantedWhereThePositionHasIt) {
  const State state = state_of("wKe1 wRf1 wNc10 wNd10 wNi10 wNj10 rKa12 bKl12 gKg6");
  for (std::uint32_t number = 0; number < 20; ++number) {
    EXPECT_EQ(move_of(resolved({Wish::kTwoKings, number}, state)), move("f1", "f12"));
  }
}

TEST(Scripts, WithoutItTheNextBestIsTaken) {
  const State state = state_of("wKa1 rKa12 bKl12");
  EXPECT_FALSE(is_granted(state.position, Wish::kTwoKings));
  Game game = game_from(state.position);
  EXPECT_FALSE(act(game, move_of(resolved({Wish::kTwoKings, 7}, state))).has_value());
}

TEST(Scripts, AnUnsafeMoveIsOneThatLeavesAKingInCheck) {
  Game game = game_from(placed("wKa1 wRa5 rKl12 bRa9 bKl1"));
  const auto refusal = act(game, move_of(resolved({Wish::kUnsafe, 3}, game.state)));
  ASSERT_TRUE(refusal.has_value());
  EXPECT_EQ(refusal->clause, "Q-SAFE-1");
}

TEST(Scripts, AfterTheEndThereIsStillAnAction) {
  const State over = state_of("wKa1");
  EXPECT_TRUE(std::holds_alternative<Action>(resolved({Wish::kAward, 5}, over)));
}

TEST(Scripts, EveryShorterScriptIsStillOne) {
  Dice dice{rc::Random(11)};
  const auto make = [](Dice& more) { return position(more, {}); };
  for (int number = 0; number < 50; ++number) {
    Plan plan = generators::plan(dice, make);
    while (!plan.script.empty()) {
      EXPECT_EQ(played(plan).steps.size(), plan.script.size());
      plan.script.erase(plan.script.begin());
    }
  }
}

}  // namespace
}  // namespace tetrarch::generators
