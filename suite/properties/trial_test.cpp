#include "suite/properties/trial.hpp"

#include <gmock/gmock.h>

#include <stdexcept>

#include "generators/dice.hpp"
#include "reference/quaternity/placed.hpp"
#include "suite/properties/property_test_setup.hpp"
#include "suite/service/quaternity_json.hpp"
#include "suite/service/quaternity_service.hpp"

namespace tetrarch::properties {
namespace {

using nlohmann::json;
using testing::Each;
using testing::Not;
using testing::StartsWith;
using testing::VariantWith;

class TrialTest : public testing::Test {
 protected:
  static Property named(const std::string& name) { return property_named("quaternity", name); }

  rc::Gen<Attempt> attempts(const std::vector<std::string>& supports) const {
    return attempts_of(explorer_, pool_, supports);
  }

  static rc::Gen<Attempt> attempts_without_deeds() {
    return generators::made_by([](generators::Dice&) {
      return Attempt{service::position_to_json(quaternity::placed("wKa1 rKa12")), {}};
    });
  }

  const campaign::Explorer& explorer_ = *campaign::explorer_of("quaternity");
  campaign::Pool pool_{explorer_, kSeed, {}};
  service::QuaternityService game_;
  Asker reference_ = suite::reference_asker(game_);
};

// A property that nothing was asked of has not held.
TEST_F(TrialTest, WithoutAnActionIsAnError) {
  EXPECT_THROW(tried(named("transfer-once"), attempts_without_deeds(), reference_, {.least_actions = 10}),
               std::runtime_error);
  EXPECT_THROW(tried(named("transfer-once"), attempts({}), reference_, {.least_actions = 0}), std::invalid_argument);
}

TEST_F(TrialTest, TheSeedDecidesWhatIsTried) {
  const auto position_of_first = [&](std::uint64_t seed) {
    rc::Random random(seed);
    return attempts({})(random.split()).value().position;
  };
  EXPECT_EQ(position_of_first(1), position_of_first(1));
  EXPECT_NE(position_of_first(1), position_of_first(2));
}

TEST_F(TrialTest, WhatTheEngineLacksIsLeftOut) {
  rc::Random random(kSeed);
  for (int count = 0; count < 200; ++count) {
    const Attempt attempt = attempts({"undo"})(random.split()).value();
    EXPECT_THAT(attempt.deeds, Each(Not(VariantWith<cases::SaveAndRestore>(testing::_))));
  }
  EXPECT_EQ(lack_of(named("undo-is-the-inverse"), {"record"}), "undo");
  EXPECT_EQ(lack_of(named("restored-games-are-undone"), {"record", "undo"}), std::nullopt);
}

TEST_F(TrialTest, AnAnswerThatDoesNotComeIsABreach) {
  const Asker crashing = [&](const std::string& method, const json& params) -> suite::Answer {
    if (method == "act") return suite::Failure{suite::FailureKind::kCrash, "ended by signal 11"};
    return reference_(method, params);
  };
  for (const Property& property : properties_of("quaternity")) {
    const Trial trial = tried(property, attempts({"attackers", "undo", "record"}), crashing, {.least_actions = 10});
    ASSERT_TRUE(trial.breach) << property.name;
    EXPECT_TRUE(trial.breach->is_unanswered) << property.name;
    EXPECT_EQ(trial.breach->sentence, "act: no answer: ended by signal 11") << property.name;
    EXPECT_EQ(trial.actions, 1U) << property.name;
  }
}

TEST_F(TrialTest, AnErrorThatIsNoneOfTheGamesIsABreach) {
  const Asker lost = [&](const std::string& method, const json& params) -> suite::Answer {
    if (method == "act") return suite::Refused{-32601, "", "", "no such method"};
    return reference_(method, params);
  };
  const Trial trial = tried(named("transfer-once"), attempts({}), lost, {.least_actions = 10});
  ASSERT_TRUE(trial.breach);
  EXPECT_FALSE(trial.breach->is_unanswered);
  EXPECT_THAT(trial.breach->sentence, testing::HasSubstr("error -32601: no such method"));
}

// A wrong answer that is made small must not end as a crash.
TEST_F(TrialTest, ABreachShrinksToOneOfItsKind) {
  const Property property{"pieces",
                          "There are fewer than six pieces.",
                          {"Q-BOARD-1"},
                          {},
                          campaign::Asking::kStates,
                          [](const Attempt& attempt, const Asker&, std::uint64_t& actions) -> std::optional<Breach> {
                            ++actions;
                            const auto pieces = attempt.position.at("pieces").size();
                            if (pieces < 6) return std::nullopt;
                            return Breach{.sentence = "pieces", .is_unanswered = pieces < 9, .seen_in = attempt};
                          }};
  const auto smallest_of = [&](std::size_t shrinks) {
    return tried(property, attempts({}), reference_, {.least_actions = 1'000, .shrinks = shrinks});
  };
  const Trial trial = smallest_of(2'000);
  ASSERT_TRUE(trial.smallest);
  EXPECT_FALSE(trial.breach->is_unanswered);
  EXPECT_EQ(trial.smallest->position.at("pieces").size(), 9U);
  EXPECT_GT(smallest_of(0).smallest->position.at("pieces").size(), 9U);
}

}  // namespace
}  // namespace tetrarch::properties
