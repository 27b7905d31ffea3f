#include "suite/campaign/quantum_explorer.hpp"

#include <algorithm>
#include <stdexcept>

#include "generators/quantum/features.hpp"
#include "generators/quantum/plans.hpp"
#include "generators/quantum/positions.hpp"
#include "generators/quantum/simpler.hpp"
#include "generators/quantum/variations.hpp"
#include "suite/campaign/trial_attempts.hpp"
#include "suite/service/quantum_json.hpp"

namespace tetrarch::campaign {

namespace quantum_generators = generators::quantum;

using quantum::Action;
using quantum::Game;
using quantum::Position;

namespace {

Position position_of(const nlohmann::json& document) {
  const auto description = service::description_from_json(document);
  if (const auto* fault = std::get_if<std::string>(&description)) throw std::invalid_argument(*fault);
  const auto position = quantum::load(std::get<quantum::Description>(description));
  if (const auto* refusal = std::get_if<quantum::Refusal>(&position)) {
    throw std::invalid_argument(std::string(refusal->reason));
  }
  return std::get<Position>(position);
}

constexpr Writing<Position, Action> kWriting = {service::position_to_json, service::action_to_json, position_of,
                                                service::quantum_action_from_json};

}  // namespace

Attempt attempt_of(const quantum_generators::Trial& trial) { return attempt_of(trial, kWriting); }

quantum_generators::Trial quantum_trial_of(const Attempt& attempt) { return trial_of(attempt, kWriting); }

Attempt QuantumExplorer::attempt(Dice& dice, const BaseSource& base) const {
  const auto plan = quantum_generators::plan(dice, [&](Dice& more) {
    const nlohmann::json near = base(more);
    return near.is_null() ? quantum_generators::position(more, {})
                          : quantum_generators::near_miss(more, position_of(near));
  });
  return attempt_of(quantum_generators::played(plan));
}

std::vector<std::set<std::string>> QuantumExplorer::features(const Attempt& attempt) const {
  return shown_in(quantum_trial_of(attempt), [](Game& game, const Action& action) {
    return quantum_generators::features_of(quantum_generators::played_on(game, action));
  });
}

std::vector<Attempt> QuantumExplorer::simpler(const Attempt& attempt) const {
  std::vector<Attempt> found;
  for (const auto& trial : quantum_generators::simpler_trials(quantum_trial_of(attempt))) {
    found.push_back(attempt_of(trial));
  }
  return found;
}

bool QuantumExplorer::is_simpler(const Attempt& attempt, const Attempt& other) const {
  return quantum_generators::complexity_of(quantum_trial_of(attempt)) <
         quantum_generators::complexity_of(quantum_trial_of(other));
}

std::string QuantumExplorer::clause_of(const cases::Deed& deed) const {
  const auto* act = std::get_if<cases::Act>(&deed);
  if (std::holds_alternative<cases::Load>(deed)) return "C-LOAD-2";
  if (act == nullptr) return std::holds_alternative<cases::Undo>(deed) ? "C-UNDO-1" : "C-RECORD-1";
  const Action action = service::quantum_action_from_json(act->action);
  if (std::holds_alternative<quantum::Move>(action)) return "C-MOVE-1";
  return std::holds_alternative<quantum::Pass>(action) ? "C-TURN-1" : "C-PROMOTE-4";
}

std::vector<Feature> QuantumExplorer::known_features() const {
  std::vector<Feature> features;
  for (const auto& feature : quantum_generators::known_features()) {
    features.push_back({std::string(feature.name), std::string(feature.meaning)});
  }
  return features;
}

// Every clause by which something is decided in a game.
std::vector<Rarity> QuantumExplorer::rarities() const {
  constexpr std::size_t kLeast = 20;
  std::vector<Rarity> rarities;
  for (const auto& feature : quantum_generators::known_features()) {
    for (const std::string_view clause : feature.clauses) {
      auto rarity = std::ranges::find(rarities, clause, &Rarity::name);
      if (rarity == rarities.end()) {
        rarity = rarities.insert(rarities.end(), {std::string(clause), {}, kLeast});
      }
      rarity->features.emplace_back(feature.name);
    }
  }
  std::ranges::sort(rarities, {}, &Rarity::name);
  return rarities;
}

}  // namespace tetrarch::campaign
