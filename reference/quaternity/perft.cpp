#include "reference/quaternity/perft.hpp"

#include "reference/quaternity/commit.hpp"

namespace tetrarch::quaternity {

std::uint64_t perft(const State& state, unsigned depth) {
  if (depth == 0) return 1;
  if (is_over(state)) return 0;
  const auto moves = committable_moves(state.position);
  if (depth == 1) return moves.size();
  std::uint64_t count = 0;
  for (const Move& move : moves) {
    const auto committed = std::get<Committed>(commit(state.position, move));
    count += perft({.position = committed.position, .offer = std::nullopt, .is_drawn_by_agreement = false}, depth - 1);
  }
  return count;
}

}  // namespace tetrarch::quaternity
