// Who is in check after an action, and can do nothing about it.
#include <fmt/format.h>

#include <algorithm>

#include "suite/properties/quantum/accepted.hpp"
#include "suite/service/quantum_json.hpp"

namespace tetrarch::properties::of_quantum {

using namespace quantum;
using service::name_of;

namespace {

// On the board after the move, before any elimination.
Fault leaves_the_mover_safe(const Accepted& accepted) {
  const Player mover = actor_of(accepted);
  const int round = accepted.before.told.round;
  if (move_in(accepted) == nullptr || !is_in_check(accepted.carried.board, round, mover)) return std::nullopt;
  return fmt::format("{} moved and is in check", name_of(mover));
}

bool needs_a_move(const Seen& seen, Player player) {
  return is_in_check(seen.board, seen.told.round, player) && !owes_promotion(seen, player);
}

// The position with the player on turn, whose pawns cannot be captured en passant then.
json on_turn(const json& state, const std::string& player) {
  json position = position_part(state, ruleset());
  position["turn"] = player;
  const auto is_own = [&](const json& square) {
    return std::ranges::any_of(state.at("pieces"), [&](const json& piece) {
      return piece.at("square") == square && piece.at("army") == player;
    });
  };
  std::erase_if(position.at("passed").get_ref<json::array_t&>(),
                [&](const json& passed) { return is_own(passed.at("pawn")); });
  return position;
}

void require_a_move(const json& state, Player player, const std::string& when, Table& table) {
  table.load(on_turn(state, std::string(name_of(player))));
  if (table.moves().empty())
    table.fail(fmt::format("{}: {} stays, in check and without a move", when, name_of(player)));
}

// Asked of the engine itself, where the players that are in check are on turn.
void require_nobody_mated(const Played& played, Table& table) {
  const Seen seen = seen_in(played.after, table);
  if (!is_in_progress(seen)) return;
  for (const Player player : kPlayers) {
    if (needs_a_move(seen, player)) require_a_move(played.after, player, "after " + table.text_of(played.deed), table);
  }
}

void no_mated_player_stays(const Attempt& attempt, Table& table) {
  table.load(attempt.position);
  for (const Played& played : table.perform(attempt.deeds)) {
    if (action_in(played) != nullptr && is_accepted(played)) require_nobody_mated(played, table);
  }
}

}  // namespace

std::vector<Property> safety_properties() {
  return {
      property_of_actions({"mover-is-safe",
                           "After a move, and before anything that it brings, the king of the player that moved is not "
                           "in check.",
                           {"C-CHECK-2", "C-CHECK-1"}},
                          leaves_the_mover_safe),
      property(
          ruleset(),
          {"no-mated-player-stays",
           "Whoever is in check after an action has a move that is listed once it is on turn, or owes a promotion.",
           {"C-MATE-1", "C-MATE-2", "C-MATE-3"},
           {},
           campaign::Asking::kMoves},
          no_mated_player_stays),
  };
}

}  // namespace tetrarch::properties::of_quantum
