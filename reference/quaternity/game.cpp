#include "reference/quaternity/game.hpp"

#include <algorithm>

#include "reference/quaternity/attack.hpp"
#include "reference/quaternity/commit.hpp"

namespace tetrarch::quaternity {
namespace {

struct Outgrowth {
  State state;
  std::vector<Batch> batches;
};

using Ruling = std::variant<Outgrowth, Refusal>;

Refusal illegal(Clause clause) { return {RefusalKind::kIllegal, clause, {}}; }

Refusal unresolved(Clause clause) { return {RefusalKind::kUnresolved, clause, {}}; }

// The state in which the position stands without an offer: a move, a pass and a freeze let one lapse (Q-DRAW-4).
Outgrowth without_offer(const Position& position, std::vector<Batch> batches = {}) {
  return {State{.position = position, .offer = std::nullopt, .is_drawn_by_agreement = false}, std::move(batches)};
}

Ruling rule(const State& state, const Move& move) {
  auto committed = commit(state.position, move);
  if (const auto* refusal = std::get_if<Refusal>(&committed)) return *refusal;
  auto& [position, batches] = std::get<Committed>(committed);
  return without_offer(position, std::move(batches));
}

// Q-GUARD-3: where a pass or a freeze has moved the turn on.
Ruling guarded(const Position& position) {
  if (is_every_defence_unsafe(position)) return unresolved("Q-GUARD-3");
  return without_offer(position);
}

// Q-PASS-1, Q-PASS-2, Q-PASS-4
Ruling rule(const State& state, Pass) {
  Position position = state.position;
  const Player passer = position.turn;
  if (count_active(position) == 2 || is_in_check(position, passer) || has_internal_move(position, passer)) {
    return illegal("Q-PASS-2");
  }
  position.turn = next_active_after(position, passer);
  return guarded(position);
}

// Q-DRAW-1
Ruling rule(const State& state, ProposeDraw) {
  if (state.offer) return illegal("Q-DRAW-1");
  State offered = state;
  offered.offer = Offer{.by = state.position.turn, .accepted = {}};
  return Outgrowth{offered, {}};
}

bool may_answer(const State& state, Player player) {
  return is_active(state.position, player) && player != state.offer->by && !state.offer->accepted[player];
}

// Q-DRAW-2, Q-DRAW-3, Q-DRAW-5
Ruling rule(const State& state, AnswerDraw answer) {
  if (!state.offer) return illegal("Q-DRAW-5");
  if (!may_answer(state, answer.player)) return illegal("Q-DRAW-2");
  if (!answer.accept) return without_offer(state.position);
  State accepted = state;
  accepted.offer->accepted[answer.player] = true;
  if (std::ranges::none_of(kPlayers, [&](Player player) { return may_answer(accepted, player); })) {
    accepted.offer.reset();
    accepted.is_drawn_by_agreement = true;
  }
  return Outgrowth{accepted, {}};
}

// Q-FREEZE-1, Q-FREEZE-2, Q-FREEZE-4
Ruling rule(const State& state, Freeze freeze) {
  if (!is_active(state.position, freeze.player)) return illegal("Q-FREEZE-4");
  Position position = state.position;
  position.statuses[freeze.player] = Status::kFrozen;
  if (freeze.player != position.turn) return without_offer(position);
  position.turn = next_active_after(position, freeze.player);
  return guarded(position);
}

Ruling rule_on(const State& state, const Action& action) {
  if (is_over(state)) return illegal("Q-END-2");
  if (!std::holds_alternative<Move>(action) && is_unresolved(state.position)) return unresolved("Q-GUARD-4");
  return std::visit([&](const auto& kind) { return rule(state, kind); }, action);
}

}  // namespace

Game game_from(const Position& position) {
  return {.start = position, .state = without_offer(position).state, .events = {}};
}

std::optional<Refusal> act(Game& game, const Action& action) {
  Ruling ruling = rule_on(game.state, action);
  if (const auto* refusal = std::get_if<Refusal>(&ruling)) return *refusal;
  auto& [state, batches] = std::get<Outgrowth>(ruling);
  game.events.push_back({action, std::move(batches), game.state});
  game.state = state;
  return std::nullopt;
}

std::optional<Refusal> undo(Game& game) {
  if (game.events.empty()) return illegal("Q-UNDO-2");
  game.state = game.events.back().before;
  game.events.pop_back();
  return std::nullopt;
}

std::variant<std::vector<Move>, Refusal> list_moves(const State& state) {
  if (is_over(state)) return std::vector<Move>{};
  std::vector<Move> moves = committable_moves(state.position);
  if (moves.empty() && has_internal_move(state.position, state.position.turn)) return unresolved("Q-GUARD-4");
  return moves;
}

}  // namespace tetrarch::quaternity
