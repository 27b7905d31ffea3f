#include "generators/quantum/scripts.hpp"

#include <gtest/gtest.h>

#include <set>

#include "generators/quantum/features.hpp"
#include "generators/quantum/plans.hpp"
#include "generators/quantum/positions.hpp"
#include "reference/quantum/placed.hpp"

namespace tetrarch::generators::quantum {
namespace {

using namespace tetrarch::quantum;

State state_of(const char* pieces, int round = 1) { return game_of(pieces, round).state; }

Action action_for(Wish wish, std::uint32_t number, const State& state) {
  return std::get<Action>(resolved({wish, number}, state));
}

// North's rook on h8 mates south: b7 takes the file beside the edge.
constexpr const char* kMate = "nKi12 nRb7 nRh8 eKl6 sKa1";

TEST(Scripts, AWishIsGrantedWhereTheStateHasIt) {
  const State state = state_of(kMate);
  for (std::uint32_t number = 0; number < 20; ++number) {
    EXPECT_EQ(action_for("mate", number, state), Action{move("h8", "a8")});
  }
}

TEST(Scripts, WithoutItAnyActionIsTakenThatMayBe) {
  const State state = state_of("nKg12 sKg1");
  EXPECT_FALSE(is_granted(state, "mates-together"));
  for (std::uint32_t number = 0; number < 20; ++number) {
    EXPECT_FALSE(played_in(state, action_for("mates-together", number, state)).refusal);
  }
}

// South's rook takes the square that the king would pass.
TEST(Scripts, AWishForARefusalIsGrantedByWhatIsRefused) {
  const State state = state_of("nKg12! nRj12! sKg1 sRh5");
  EXPECT_EQ(action_for("castling-through-check", 3, state), Action{move("g12", "i12")});
  const Action unsafe = action_for("refused-C-CHECK-2", 3, state);
  EXPECT_EQ(played_in(state, unsafe).refusal->clause, "C-CHECK-2");
}

TEST(Scripts, APlayerThatCanOnlyPassPasses) {
  EXPECT_EQ(action_for(kAction, 5, state_of("nKa1 eKl6 sKl12 sRb5 sRc2 wKa11")), Action{Pass{}});
}

TEST(Scripts, AfterTheEndThereIsStillAnAction) {
  const State over = state_of("nKg12");
  EXPECT_EQ(played_in(over, action_for("mate", 5, over)).refusal->clause, "C-END-6");
}

TEST(Scripts, AnythingIsOfEveryKind) {
  const State state = state_of("nKg9 nPe9 sKg3", 30);
  std::set<std::size_t> kinds;
  for (std::uint32_t number = 0; number < 100; ++number) kinds.insert(action_for(kAnything, number, state).index());
  EXPECT_EQ(kinds.size(), std::variant_size_v<Action>);
}

TEST(Scripts, EveryShorterScriptIsStillOne) {
  Dice dice{rc::Random(11)};
  const auto make = [](Dice& more) { return position(more, {}); };
  for (int number = 0; number < 50; ++number) {
    Plan plan = quantum::plan(dice, make);
    while (!plan.script.empty()) {
      EXPECT_EQ(played(plan).steps.size(), plan.script.size());
      plan.script.erase(plan.script.begin());
    }
  }
}

TEST(Scripts, TheSameSeedGivesTheSameTrials) {
  const auto make = [](Dice& more) { return position(more, {}); };
  Dice one{rc::Random(12)};
  Dice other{rc::Random(12)};
  for (int number = 0; number < 50; ++number) {
    const Trial trial = played(plan(one, make));
    const Trial again = played(plan(other, make));
    EXPECT_EQ(trial.start, again.start);
    ASSERT_EQ(trial.steps.size(), again.steps.size());
    for (std::size_t step = 0; step < trial.steps.size(); ++step) {
      EXPECT_EQ(trial.steps[step].index(), again.steps[step].index());
    }
  }
}

// A feature that no plan looks for would come up by chance alone.
TEST(Plans, LookForEveryFeature) {
  std::set<std::string_view> wishes;
  for (const Aim& aim : aims()) EXPECT_TRUE(wishes.insert(aim.wish).second) << aim.wish;
  for (const Feature& feature : known_features()) EXPECT_TRUE(wishes.contains(feature.name)) << feature.name;
}

}  // namespace
}  // namespace tetrarch::generators::quantum
