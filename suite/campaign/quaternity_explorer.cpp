#include "suite/campaign/quaternity_explorer.hpp"

#include <stdexcept>

#include "generators/quaternity/features.hpp"
#include "generators/quaternity/plans.hpp"
#include "generators/quaternity/positions.hpp"
#include "generators/quaternity/simpler.hpp"
#include "generators/quaternity/variations.hpp"
#include "suite/campaign/trial_attempts.hpp"
#include "suite/service/quaternity_json.hpp"

namespace tetrarch::campaign {

using namespace quaternity;
using generators::Trial;

namespace {

Position position_of(const nlohmann::json& document) {
  auto position = service::position_from_json(document);
  if (const auto* fault = std::get_if<std::string>(&position)) throw std::invalid_argument(*fault);
  return std::get<Position>(position);
}

// Who controls an army without a piece can be neither seen nor written.
Position with_own_absent_armies(Position position) {
  Each<bool> is_present;
  for (const Square square : position.board.occupied()) {
    is_present[position.board.at(square)->army] = true;
  }
  for (const Army army : kPlayers) {
    if (!is_present[army]) position.controllers[army] = army;
  }
  return position;
}

nlohmann::json document_of(const Position& position) {
  return service::position_to_json(with_own_absent_armies(position));
}

constexpr Writing<Position, Action> kWriting = {document_of, service::action_to_json, position_of,
                                                service::action_from_json};

}  // namespace

Attempt attempt_of(const Trial& trial) { return attempt_of(trial, kWriting); }

Trial trial_of(const Attempt& attempt) { return trial_of(attempt, kWriting); }

Attempt QuaternityExplorer::attempt(Dice& dice, const BaseSource& base) const {
  return attempt_of(played(generators::plan(dice, [&](Dice& more) {
    const nlohmann::json near = base(more);
    return near.is_null() ? generators::position(more, {}) : generators::near_miss(more, position_of(near));
  })));
}

std::vector<std::set<std::string>> QuaternityExplorer::features(const Attempt& attempt) const {
  return shown_in(trial_of(attempt), [](Game& game, const Action& action) {
    return generators::features_of(generators::play(game, action));
  });
}

std::vector<Attempt> QuaternityExplorer::simpler(const Attempt& attempt) const {
  std::vector<Attempt> found;
  for (const Trial& trial : generators::simpler_trials(trial_of(attempt))) found.push_back(attempt_of(trial));
  return found;
}

bool QuaternityExplorer::is_simpler(const Attempt& attempt, const Attempt& other) const {
  return generators::complexity_of(trial_of(attempt)) < generators::complexity_of(trial_of(other));
}

std::string QuaternityExplorer::clause_of(const cases::Deed& deed) const {
  const auto* act = std::get_if<cases::Act>(&deed);
  if (std::holds_alternative<cases::Load>(deed)) return "Q-LOAD-2";
  if (act == nullptr) return std::holds_alternative<cases::Undo>(deed) ? "Q-UNDO-1" : "Q-RECORD-1";
  const Action action = service::action_from_json(act->action);
  if (std::holds_alternative<Move>(action)) return "Q-MOVE-6";
  if (std::holds_alternative<Pass>(action)) return "Q-PASS-1";
  if (std::holds_alternative<ProposeDraw>(action)) return "Q-DRAW-1";
  return std::holds_alternative<AnswerDraw>(action) ? "Q-DRAW-2" : "Q-FREEZE-1";
}

std::vector<Feature> QuaternityExplorer::known_features() const {
  std::vector<Feature> features;
  for (const auto& [name, meaning] : generators::known_features()) {
    features.push_back({std::string(name), std::string(meaning)});
  }
  return features;
}

std::vector<Rarity> QuaternityExplorer::rarities() const {
  return {
      {"with an award", {"award"}, 1500},
      {"with two kings in a batch", {"two-kings-in-a-batch"}, 300},
      {"with a second batch", {"second-batch"}, 200},
      {"refused under Q-ACTOR", {"refused-Q-ACTOR-1", "refused-Q-ACTOR-2"}, 150},
      {"unresolved", {"unresolved"}, 20},
      {"with a frozen king judged and saved by a hypothetical defence", {"frozen-king-saved"}, 200},
      {"with a frozen king mated", {"frozen-king-mated"}, 200},
      {"with a controller that keeps a king", {"keeps-a-king"}, 200},
      {"promotions", {"promotion"}, 300},
      {"where the promotion choices differ in legality", {"promotion-choices-differ"}, 50},
      {"stalemates or passes", {"stalemate", "stalemate-draw", "pass"}, 100},
  };
}

}  // namespace tetrarch::campaign
