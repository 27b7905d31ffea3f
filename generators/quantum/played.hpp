// An action and what the rules made of it.
#pragma once

#include <optional>
#include <vector>

#include "reference/quantum/game.hpp"

namespace tetrarch::generators::quantum {

struct Played {
  tetrarch::quantum::State before;
  tetrarch::quantum::Action action;
  std::optional<tetrarch::quantum::Refusal> refusal;
  std::vector<tetrarch::quantum::Step> steps;  // none where it is refused
  tetrarch::quantum::State after;              // where it is refused: as before
};

// Carries out the action in the game.
Played played_on(tetrarch::quantum::Game& game, const tetrarch::quantum::Action& action);

// Carries out the action in a game that stands so.
Played played_in(const tetrarch::quantum::State& state, const tetrarch::quantum::Action& action);

// Whether it leaves the game won in this way.
bool is_won_by(const Played& played, tetrarch::quantum::Victory victory);

}  // namespace tetrarch::generators::quantum
