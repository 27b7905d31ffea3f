// What frozen players do not do, and how players freeze.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "reference/quaternity/movement.hpp"
#include "suite/properties/quaternity/accepted.hpp"
#include "suite/service/quaternity_json.hpp"

namespace tetrarch::properties::of_quaternity {

using namespace quaternity;
using service::name_of;

namespace {

bool is_frozen(const Position& position, Player player) { return position.statuses[player] == Status::kFrozen; }

bool is_frozen_piece(const Position& position, Square square) {
  const auto piece = position.board.at(square);
  return piece && is_frozen(position, controller_of(position, *piece));
}

std::optional<Move> a_move_of(const Position& position, Player player) {
  std::optional<Move> found;
  any_move(position, player, [&](const Move& move) {
    found = move;
    return true;
  });
  return found;
}

void no_frozen_piece_is_listed(const Position& position, Table& table) {
  for (const json& move : table.moves()) {
    const auto from = std::get<Move>(service::action_from_json(move)).from;
    if (is_frozen_piece(position, from)) {
      table.fail(
          fmt::format("{} is listed, though the piece belongs to a frozen player", table.text_of(cases::Act{move})));
    }
  }
}

void no_frozen_piece_may_be_moved(const Position& position, Table& table) {
  for (const Player player : kPlayers) {
    const auto move = is_frozen(position, player) ? a_move_of(position, player) : std::nullopt;
    if (!move) continue;
    const json action = service::move_to_json(*move);
    if (table.accepts(action)) {
      table.fail(
          fmt::format("{} is accepted, though {} is frozen", table.text_of(cases::Act{action}), name_of(player)));
    }
  }
}

void frozen_pieces_do_not_move(Table& table) {
  const Position position = position_in(table.state(), table);
  no_frozen_piece_is_listed(position, table);
  no_frozen_piece_may_be_moved(position, table);
}

void frozen_pieces_stay(const Attempt& attempt, Table& table) {
  table.load(attempt.position);
  frozen_pieces_do_not_move(table);
  for (const cases::Deed& deed : attempt.deeds) {
    table.perform(deed);
    frozen_pieces_do_not_move(table);
  }
}

void only_the_active_attack(Table& table) {
  const Position position = position_in(table.state(), table);
  for (const Square square : position.board.occupied()) {
    for (const Player player : kPlayers) {
      if (is_active(position, player)) continue;
      const std::string name = board::to_string(square);
      const auto squares = table.attackers(name, std::string(name_of(player)));
      if (squares.empty()) continue;
      table.fail(fmt::format("{}, who is not active, attacks {} from {}", name_of(player), name, *squares.begin()));
    }
  }
}

void frozen_pieces_attack_nobody(const Attempt& attempt, Table& table) {
  table.load(attempt.position);
  only_the_active_attack(table);
  for (const cases::Deed& deed : attempt.deeds) {
    table.perform(deed);
    only_the_active_attack(table);
  }
}

cases::Deed freeze_of(Player player, FreezeKind kind) {
  return cases::Act{service::action_to_json(Freeze{kind, player})};
}

bool is_in_progress(const json& state) {
  return state.at("outcome").is_object() && state.at("outcome").at("kind") == "in-progress";
}

// The state after the attempt and the freezes of two players off turn; nothing where the first ends the game.
std::optional<json> frozen_in_turn(const Attempt& attempt, Table& table, const std::vector<cases::Deed>& freezes) {
  table.load(attempt.position);
  table.perform(attempt.deeds);
  for (const cases::Deed& freeze : freezes) {
    if (!is_in_progress(table.state())) return std::nullopt;
    const Played played = table.perform(freeze);
    if (!is_accepted(played)) table.fail(table.text_of(freeze) + ": acceptance is due, a refusal came");
    if (played.before.at("turn") != played.after.at("turn")) {
      table.fail("after " + table.text_of(freeze) + ": the turn has gone on, though another player was frozen");
    }
  }
  return table.state();
}

std::vector<Player> active_off_turn(const Position& position) {
  std::vector<Player> players;
  for (const Player player : kPlayers) {
    if (is_active(position, player) && player != position.turn) players.push_back(player);
  }
  return players;
}

// The kinds of freeze differ in name alone, so each order has its own.
void either_freezes_first(const Attempt& attempt, Table& table, Player one, Player other) {
  const auto one_first = frozen_in_turn(
      attempt, table, {freeze_of(one, FreezeKind::kResignation), freeze_of(other, FreezeKind::kTimeLoss)});
  const auto other_first =
      frozen_in_turn(attempt, table, {freeze_of(other, FreezeKind::kWalkover), freeze_of(one, FreezeKind::kTimeLoss)});
  if (!one_first || !other_first) return;
  table.require_same(*one_first, *other_first,
                     fmt::format("{} frozen before {}, not after it", name_of(other), name_of(one)));
}

void freezing_is_order_free(const Attempt& attempt, Table& table) {
  table.load(attempt.position);
  table.perform(attempt.deeds);
  if (!is_in_progress(table.state())) return;
  const auto players = active_off_turn(position_in(table.state(), table));
  for (std::size_t one = 0; one < players.size(); ++one) {
    for (std::size_t other = one + 1; other < players.size(); ++other) {
      either_freezes_first(attempt, table, players[one], players[other]);
    }
  }
}

}  // namespace

std::vector<Property> frozen_properties() {
  return {
      property(ruleset(),
               {"frozen-pieces-stay",
                "No move of a frozen player's piece is listed, and none is accepted.",
                {"Q-FROZEN-1", "Q-MOVE-6", "Q-FROZEN-5"},
                {},
                campaign::Asking::kMoves},
               frozen_pieces_stay),
      property(ruleset(),
               {"frozen-pieces-attack-nobody",
                "A player that is frozen or eliminated attacks no square on which something stands.",
                {"Q-FROZEN-1", "Q-ATTACK-1", "Q-ATTACK-4", "Q-FROZEN-5"},
                {"attackers"},
                campaign::Asking::kAttackers},
               frozen_pieces_attack_nobody),
      property(
          ruleset(),
          {"freezing-is-order-free",
           "Two players that are not on turn may freeze in either order and in any way, as long as the game goes on "
           "in between, and the turn stays.",
           {"Q-FREEZE-1", "Q-FREEZE-2", "Q-DRAW-4"}},
          freezing_is_order_free),
  };
}

}  // namespace tetrarch::properties::of_quaternity
