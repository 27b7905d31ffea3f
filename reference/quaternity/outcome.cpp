#include "reference/quaternity/outcome.hpp"

#include "reference/quaternity/attack.hpp"
#include "reference/quaternity/commit.hpp"

namespace tetrarch::quaternity {
namespace {

// Q-PASS-3
bool is_stalemate_between_two(const Position& position) {
  return count_active(position) == 2 && !is_in_check(position, position.turn) &&
         !has_internal_move(position, position.turn);
}

// Q-END-1, Q-END-4, Q-DRAW-3, Q-PASS-3; nothing else ends a game (Q-END-3).
std::optional<Outcome> final_outcome_of(const State& state) {
  if (count_active(state.position) == 1) return Won{state.position.turn};
  if (state.is_drawn_by_agreement || is_stalemate_between_two(state.position)) return Drawn{};
  return std::nullopt;
}

}  // namespace

bool is_over(const State& state) { return final_outcome_of(state).has_value(); }

std::optional<Outcome> outcome_of(const State& state) {
  if (const auto outcome = final_outcome_of(state)) return outcome;
  if (is_unresolved(state.position)) return std::nullopt;
  return InProgress{};
}

}  // namespace tetrarch::quaternity
