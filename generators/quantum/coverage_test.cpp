// How often what is made shows each feature, and decides by each clause.
#include <gtest/gtest.h>

#include <array>
#include <iostream>
#include <map>

#include "generators/quantum/features.hpp"
#include "generators/quantum/plans.hpp"
#include "generators/quantum/positions.hpp"
#include "reference/quantum/opening.hpp"

namespace tetrarch::generators::quantum {
namespace {

using namespace tetrarch::quantum;

constexpr int kActions = 10'000;
constexpr int kLeast = 20;

// Every clause by which something is decided in a game. Left out are those that say what things are (C-BOARD), what a
// position or an answer is made of (C-LOAD-1, C-LOAD-3, C-ATTACK-1), and that a refusal changes nothing (C-ATOMIC-1).
constexpr std::array kDecisive = {
    "C-ROUND-1",   "C-ROUND-2",   "C-ROUND-3",   "C-MOVE-1",    "C-MOVE-2",    "C-MOVE-3",    "C-MOVE-4",
    "C-MOVE-5",    "C-MOVE-6",    "C-CAPTURE-1", "C-CAPTURE-2", "C-CAPTURE-3", "C-CAPTURE-4", "C-CHECK-1",
    "C-CHECK-2",   "C-MATE-1",    "C-MATE-2",    "C-MATE-3",    "C-MATE-4",    "C-ZONE-1",    "C-ZONE-2",
    "C-ZONE-3",    "C-ZONE-4",    "C-ZONE-5",    "C-PROMOTE-1", "C-PROMOTE-2", "C-PROMOTE-3", "C-PROMOTE-4",
    "C-PROMOTE-5", "C-PROMOTE-6", "C-PROMOTE-7", "C-TURN-1",    "C-TURN-2",    "C-END-1",     "C-END-2",
    "C-END-3",     "C-END-4",     "C-END-5",     "C-END-6",     "C-LOAD-2",    "C-UNDO-1",    "C-RECORD-1",
};

struct Tally {
  int actions = 0;
  std::map<std::string, int> features;
  std::map<std::string_view, int> clauses;
};

void count(const std::set<std::string>& features, Tally& tally) {
  std::set<std::string_view> clauses;
  for (const std::string& name : features) {
    ++tally.features[name];
    clauses.insert(clauses_of(name).begin(), clauses_of(name).end());
  }
  for (const std::string_view clause : clauses) ++tally.clauses[clause];
  ++tally.actions;
}

void count(const Trial& trial, Tally& tally) {
  Game game = game_from(trial.start);
  for (const auto& step : trial.steps) {
    if (const auto* action = std::get_if<Action>(&step)) {
      count(features_of(played_on(game, *action)), tally);
    } else if (std::holds_alternative<UndoLatest>(step)) {
      undo(game);
      ++tally.clauses["C-UNDO-1"];
    } else {
      ++tally.clauses["C-RECORD-1"];
    }
  }
}

Tally tally_of(std::uint64_t seed) {
  Dice dice{rc::Random(seed)};
  const auto make = [](Dice& more) { return position(more, {opening()}); };
  Tally tally;
  while (tally.actions < kActions) count(played(plan(dice, make)), tally);
  return tally;
}

void print(const Tally& tally) {
  for (const Feature& feature : known_features()) {
    const auto found = tally.features.find(std::string(feature.name));
    std::cout << (found == tally.features.end() ? 0 : found->second) << ' ' << feature.name << '\n';
  }
}

class Coverage : public testing::TestWithParam<std::uint64_t> {};

TEST_P(Coverage, EveryClauseThatDecidesSomethingIsMetOften) {
  Tally tally = tally_of(GetParam());
  print(tally);
  for (const char* clause : kDecisive) EXPECT_GE(tally.clauses[clause], kLeast) << clause;
  for (const Feature& feature : known_features()) {
    EXPECT_GE(tally.features[std::string(feature.name)], kLeast) << feature.name;
  }
}

INSTANTIATE_TEST_SUITE_P(Seeds, Coverage, testing::Values(1U, 2U, 3U), testing::PrintToStringParamName());

}  // namespace
}  // namespace tetrarch::generators::quantum
