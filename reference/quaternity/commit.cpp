#include "reference/quaternity/commit.hpp"

#include <algorithm>

#include "reference/quaternity/attack.hpp"

namespace tetrarch::quaternity {
namespace {

using Adjudicated = Cascade<Position, Batch>;

bool has_award_of(const Batch& batch, Player loser) {
  return std::ranges::find(batch.awards, loser, &Award::loser) != batch.awards.end();
}

// Q-ACTOR-1, Q-ACTOR-2: the clause that forbids an internal move of the player for what its cascade brings.
std::optional<Clause> actor_forbids(const Adjudicated& cascade, Player player) {
  const auto costs_king = [player](const Batch& batch) { return has_award_of(batch, player); };
  if (std::ranges::any_of(cascade.batches, costs_king)) return "Q-ACTOR-1";
  if (is_in_check(cascade.result, player)) return "Q-ACTOR-2";
  return std::nullopt;
}

bool is_safe_for_actor(const Position& position, Player player, const Move& move) {
  return !actor_forbids(adjudicate(moved(position, move), player), player);
}

}  // namespace

// Q-GUARD-1. An unchecked next player vetoes nothing (Q-GUARD-2), and what the guard would say to its moves is not
// asked (Q-GUARD-6).
bool is_every_defence_unsafe(const Position& position) {
  const Player next = position.turn;
  if (!is_in_check(position, next) || !has_internal_move(position, next)) return false;
  return !any_internal_move(position, next, [&](const Move& move) { return is_safe_for_actor(position, next, move); });
}

// Q-GUARD-7: every reason to call the move illegal comes before the guard. Q-ACTOR-3: the refusals under Q-ACTOR are
// ordinary illegal moves.
std::variant<Committed, Refusal> commit(const Position& position, const Move& move) {
  const Player mover = position.turn;
  if (const auto clause = internal_forbids(position, mover, move)) return Refusal{RefusalKind::kIllegal, *clause, {}};
  Adjudicated cascade = adjudicate(moved(position, move), mover);
  if (const auto clause = actor_forbids(cascade, mover)) return Refusal{RefusalKind::kIllegal, *clause, {}};
  cascade.result.turn = next_active_after(cascade.result, mover);
  if (is_every_defence_unsafe(cascade.result)) return Refusal{RefusalKind::kUnresolved, "Q-GUARD-1", {}};
  return Committed{cascade.result, std::move(cascade.batches)};
}

std::vector<Move> committable_moves(const Position& position) {
  std::vector<Move> moves;
  any_committable_move(position, [&](const Move& move) {
    moves.push_back(move);
    return false;
  });
  return moves;
}

// Q-GUARD-4
bool is_unresolved(const Position& position) {
  return has_internal_move(position, position.turn) &&
         !any_committable_move(position, [](const Move&) { return true; });
}

}  // namespace tetrarch::quaternity
