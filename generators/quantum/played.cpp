#include "generators/quantum/played.hpp"

namespace tetrarch::generators::quantum {

using namespace tetrarch::quantum;

Played played_on(Game& game, const Action& action) {
  Played played{.before = game.state, .action = action, .refusal = {}, .steps = {}, .after = {}};
  played.refusal = act(game, action);
  if (!played.refusal) played.steps = game.events.back().steps;
  played.after = game.state;
  return played;
}

Played played_in(const State& state, const Action& action) {
  Game game{.start = state.position, .state = state, .events = {}};
  return played_on(game, action);
}

bool is_won_by(const Played& played, Victory victory) {
  const auto* won = std::get_if<Won>(&played.after.outcome);
  return won != nullptr && won->by == victory;
}

}  // namespace tetrarch::generators::quantum
