// Trials, and the scripts that become trials as they are played: what the generators of every game share.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <stdexcept>
#include <variant>
#include <vector>

#include "generators/dice.hpp"

namespace tetrarch::generators {

struct UndoLatest {};
struct SaveAndRestore {};

// An action, or one of the two things that are none.
template <class Action>
using StepOf = std::variant<Action, UndoLatest, SaveAndRestore>;

// A position and the steps from there.
template <class Position, class Action>
struct TrialOf {
  Position start;
  std::vector<StepOf<Action>> steps;
};

// What is looked for, and which of the actions of that kind is taken.
template <class Wish>
struct ChoiceOf {
  Wish wish{};
  std::uint32_t number = 0;
};

template <class Wish>
using ScriptOf = std::vector<ChoiceOf<Wish>>;

// A position and a script for it.
template <class Position, class Wish>
struct PlanOf {
  Position start;
  ScriptOf<Wish> script;
};

// Any of the choices that look for that.
template <class Wish>
ChoiceOf<Wish> any_choice(Dice& dice, Wish wish) {
  return {wish, static_cast<std::uint32_t>(dice.below(std::uint64_t{1} << 32U))};
}

// One of the entries, each as often as its `weight` says. Throws std::invalid_argument if none has one.
template <class Entries>
const auto& pick_weighted(Dice& dice, const Entries& entries) {
  std::uint64_t total = 0;
  for (const auto& entry : entries) total += entry.weight;
  if (total == 0) throw std::invalid_argument("no entry has a weight");
  auto left = dice.below(total);
  auto entry = std::begin(entries);
  while (left >= entry->weight) left -= (entry++)->weight;
  return *entry;
}

// What `make` gives: the first that is wanted, or else the last of so many tries.
template <class Make, class IsWanted>
auto made_until(Dice& dice, int tries, Make make, IsWanted is_wanted) {
  auto made = make(dice);
  while (--tries > 0 && !is_wanted(made)) made = make(dice);
  return made;
}

// Takes a step in a game, whose rules bring `act` and `undo`. Saving and restoring changes nothing.
template <class Game, class Action>
void take(Game& game, const StepOf<Action>& step) {
  if (const auto* action = std::get_if<Action>(&step)) act(game, *action);
  if (std::holds_alternative<UndoLatest>(step)) undo(game);
}

// Plays the plan's script on the reference. What a choice comes to, resolve(choice, state) says; the rules bring
// `game_from`, for which the start must be a position that may be loaded.
template <class Action, class Position, class Wish, class Resolve>
TrialOf<Position, Action> played_with(const PlanOf<Position, Wish>& plan, Resolve resolve) {
  TrialOf<Position, Action> trial{plan.start, {}};
  auto game = game_from(plan.start);
  for (const auto& choice : plan.script) {
    const StepOf<Action>& step = trial.steps.emplace_back(resolve(choice, game.state));
    take(game, step);
  }
  return trial;
}

// The trial without so many steps in a row, from that one on.
template <class Trial>
Trial without_steps(Trial trial, std::size_t index, std::size_t count) {
  const auto first = trial.steps.begin() + static_cast<std::ptrdiff_t>(index);
  trial.steps.erase(first, first + static_cast<std::ptrdiff_t>(count));
  return trial;
}

// Trials with fewer steps, the boldest changes first: the first half; what later(trial) gives, if anything, from the
// position that the first action leads to; without two neighbours, since an action that is undone at once can only go
// together with its undo; without one step.
template <class Trial, class Later>
std::vector<Trial> shorter_trials(const Trial& trial, Later later) {
  std::vector<Trial> found;
  const std::size_t count = trial.steps.size();
  if (count > 2) found.push_back(without_steps(trial, count / 2, count - count / 2));
  if (const auto from_later = later(trial)) found.push_back(*from_later);
  for (const std::size_t at_once : {std::size_t{2}, std::size_t{1}}) {
    for (std::size_t index = count; index-- > at_once - 1;) {
      found.push_back(without_steps(trial, index + 1 - at_once, at_once));
    }
  }
  return found;
}

}  // namespace tetrarch::generators
