// Trials, which generators make, as attempts, which are documents: what the explorers of all games do alike.
#pragma once

#include <set>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

#include "generators/trials.hpp"
#include "suite/campaign/attempt.hpp"

namespace tetrarch::campaign {

// How a game is written: positions and actions to documents, and actions back.
template <class Position, class Action>
struct Writing {
  nlohmann::json (*position)(const Position&);
  nlohmann::json (*action)(const Action&);
  Position (*position_of)(const nlohmann::json&);
  Action (*action_of)(const nlohmann::json&);
};

template <class Position, class Action>
cases::Deed deed_of(const generators::StepOf<Action>& step, const Writing<Position, Action>& writing) {
  if (const auto* action = std::get_if<Action>(&step)) return cases::Act{writing.action(*action)};
  if (std::holds_alternative<generators::UndoLatest>(step)) return cases::Undo{.times = 1};
  return cases::SaveAndRestore{};
}

// Throws std::invalid_argument where no generator gives the like.
template <class Position, class Action>
generators::StepOf<Action> step_of(const cases::Deed& deed, const Writing<Position, Action>& writing) {
  if (const auto* act = std::get_if<cases::Act>(&deed)) return writing.action_of(act->action);
  if (std::holds_alternative<cases::Undo>(deed)) return generators::UndoLatest{};
  if (std::holds_alternative<cases::SaveAndRestore>(deed)) return generators::SaveAndRestore{};
  throw std::invalid_argument("an attempt acts, undoes, or saves and restores");
}

template <class Position, class Action>
Attempt attempt_of(const generators::TrialOf<Position, Action>& trial, const Writing<Position, Action>& writing) {
  Attempt attempt{writing.position(trial.start), {}};
  for (const auto& step : trial.steps) attempt.deeds.push_back(deed_of(step, writing));
  return attempt;
}

template <class Position, class Action>
generators::TrialOf<Position, Action> trial_of(const Attempt& attempt, const Writing<Position, Action>& writing) {
  generators::TrialOf<Position, Action> trial{writing.position_of(attempt.position), {}};
  for (const cases::Deed& deed : attempt.deeds) trial.steps.push_back(step_of(deed, writing));
  return trial;
}

// What show(game, action), which carries the action out, says of each action of the trial. The rules bring `game_from`
// and `undo`.
template <class Position, class Action, class Show>
std::vector<std::set<std::string>> shown_in(const generators::TrialOf<Position, Action>& trial, Show show) {
  auto game = game_from(trial.start);
  std::vector<std::set<std::string>> found;
  for (const auto& step : trial.steps) {
    if (const auto* action = std::get_if<Action>(&step)) found.push_back(show(game, *action));
    if (std::holds_alternative<generators::UndoLatest>(step)) undo(game);
  }
  return found;
}

}  // namespace tetrarch::campaign
