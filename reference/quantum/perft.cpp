#include "reference/quantum/perft.hpp"

#include "reference/quantum/game.hpp"

namespace tetrarch::quantum {

std::uint64_t perft(const State& state, unsigned depth) {
  if (depth == 0) return 1;
  const auto actions = list_moves(state);
  if (depth == 1) return actions.size();
  std::uint64_t count = 0;
  for (const Action& action : actions) {
    Game game{.start = state.position, .state = state, .events = {}};
    act(game, action);
    count += perft(game.state, depth - 1);
  }
  return count;
}

}  // namespace tetrarch::quantum
