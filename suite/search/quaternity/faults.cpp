#include "suite/search/quaternity/faults.hpp"

#include <algorithm>

#include "reference/quaternity/attack.hpp"

namespace tetrarch::search::quaternity {

using namespace tetrarch::quaternity;

namespace {

bool has_king(const Position& position, Army army) {
  return std::ranges::any_of(position.board.occupied(), [&](Square square) {
    return is_king(position, square) && position.board.at(square)->army == army;
  });
}

std::size_t awards_of(const std::vector<Batch>& batches, Army king) {
  std::size_t count = 0;
  for (const Batch& batch : batches) {
    count += static_cast<std::size_t>(std::ranges::count(batch.awards, king, &Award::king));
  }
  return count;
}

bool controls_piece(const Position& position, Player player) {
  return std::ranges::any_of(position.board.occupied(),
                             [&](Square square) { return is_controlled_by(position, square, player); });
}

std::optional<std::string_view> fault_of_king(const Position& before, const Committed& committed, Army army) {
  const Position& after = committed.position;
  const std::size_t awards = awards_of(committed.batches, army);
  const bool is_gone = has_king(before, army) && !has_king(after, army);
  if (awards != (is_gone ? 1U : 0U)) return "the kings that are gone are not those that were awarded";
  if (awards > 0 && after.controllers[army] != before.turn) return "the mover was not credited";
  return std::nullopt;
}

std::optional<std::string_view> fault_of_player(const Position& after, Player player) {
  const bool is_eliminated = after.statuses[player] == Status::kEliminated;
  if (is_eliminated == controls_king(after, player)) return "a player with a king is out, or one without is not";
  if (is_eliminated && controls_piece(after, player)) return "an eliminated player has a piece";
  return std::nullopt;
}

bool is_under_actor(Clause clause) { return clause == "Q-ACTOR-1" || clause == "Q-ACTOR-2"; }

// Whether the player on turn is in check, has a move that leaves its kings safe, and every such move is refused for
// what its cascade brings.
bool is_without_safe_defence(const Position& position) {
  const auto defences = generators::prospects(position);
  const auto is_refused_as = [](auto is_such) {
    return [is_such](const generators::Prospect& each) {
      const auto* refusal = std::get_if<Refusal>(&each.outcome);
      return refusal != nullptr && is_such(refusal->clause);
    };
  };
  const auto is_unsafe = is_refused_as([](Clause clause) { return clause == "Q-SAFE-1" || is_under_actor(clause); });
  return is_in_check(position, position.turn) && std::ranges::any_of(defences, is_refused_as(is_under_actor)) &&
         std::ranges::all_of(defences, is_unsafe);
}

}  // namespace

std::optional<std::string_view> fault_of(const Position& before, const Committed& committed) {
  const Position& after = committed.position;
  if (!mated_kings(after).empty()) return "a mated king is left";
  if (is_in_check(after, before.turn)) return "the mover is in check after the cascade";
  for (const Army army : kPlayers) {
    if (const auto fault = fault_of_king(before, committed, army)) return fault;
  }
  for (const Player player : kPlayers) {
    if (const auto fault = fault_of_player(after, player)) return fault;
  }
  if (!is_active(after, after.turn)) return "a player that is not active is on turn";
  if (after.turn == before.turn && count_active(after) > 1) return "the mover is on turn again";
  return std::nullopt;
}

std::optional<std::string_view> fault_of(const Position& before, const Move& move, const Refusal& refusal) {
  const Player mover = before.turn;
  const Position snapshot = moved(before, move);
  const bool is_unresolved = refusal.kind == RefusalKind::kUnresolved;
  if (is_unresolved != (refusal.clause == "Q-GUARD-1")) return "illegal and unresolved are confused";
  const bool is_unsafe = is_in_check(snapshot, mover);
  if (is_unsafe != (refusal.clause == "Q-SAFE-1")) return "Q-SAFE-1 does not go with a check of the mover";
  if (is_unsafe) return std::nullopt;
  auto cascade = adjudicate(snapshot, mover);
  const bool loses_king = !has_king(cascade.result, mover) && has_king(before, mover);
  if (loses_king != (refusal.clause == "Q-ACTOR-1")) return "Q-ACTOR-1 does not go with the loss of a king";
  if (loses_king) return std::nullopt;
  const bool is_checked = is_in_check(cascade.result, mover);
  if (is_checked != (refusal.clause == "Q-ACTOR-2")) return "Q-ACTOR-2 does not go with a check after the cascade";
  if (is_checked) return std::nullopt;
  cascade.result.turn = next_active_after(cascade.result, mover);
  if (!is_unresolved || !is_without_safe_defence(cascade.result)) return "refused without one of the reasons there are";
  return std::nullopt;
}

}  // namespace tetrarch::search::quaternity
