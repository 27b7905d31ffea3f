// Faults of engines of Quaternity.
#include "suite/properties/faults.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "reference/quaternity/adjudication.hpp"
#include "reference/quaternity/attack.hpp"
#include "suite/service/quaternity_json.hpp"

namespace tetrarch::properties {

using namespace quaternity;
using service::GameService;
using service::name_of;
using suite::Answer;
using suite::Asker;

namespace {

json position_part(json state) {
  state.erase("offer");
  state.erase("outcome");
  return state;
}

Position position_of(const json& state) {
  return std::get<Position>(service::position_from_json(position_part(state)));
}

Move move_of(const json& action) { return std::get<Move>(service::action_from_json(action)); }

bool is_army_of_award(const json& result, const json& army) {
  return std::ranges::any_of(result.at("events"), [&](const json& event) { return event.at("king") == army; });
}

// --- awards

void awards_again(const json&, const json&, json& result) {
  auto& events = result.at("events");
  if (events.size() >= 2) events.push_back(json(events.at(0)));
}

// The kings that would not be mated any more if the first one of the snapshot had been taken alone.
std::vector<Award> kings_set_free(const Position& before, const Move& move) {
  Position snapshot = moved(before, move);
  auto mated = mated_kings(snapshot);
  if (mated.size() < 2) return {};
  snapshot.board.clear(mated.front().square);
  snapshot.controllers[mated.front().king] = before.turn;
  const auto still = mated_kings(snapshot);
  mated.erase(mated.begin());
  std::erase_if(mated,
                [&](const Award& award) { return std::ranges::find(still, award.king, &Award::king) != still.end(); });
  return mated;
}

void awards_one_by_one(const json& action, const json& before, json& result) {
  if (!is_move(action)) return;
  for (const Award& free : kings_set_free(position_of(before), move_of(action))) {
    std::erase_if(result.at("events").get_ref<json::array_t&>(),
                  [&](const json& event) { return event.at("king") == name_of(free.king); });
  }
}

void credits_the_next_player(const json&, const json& before, json& result) {
  const Player next = next_clockwise(service::player_named(before.at("turn").get<std::string>()));
  for (json& event : result.at("events")) event["to"] = name_of(next);
}

void takes_frozen_kings_unawarded(const json&, const json& before, json& result) {
  const Position position = position_of(before);
  std::erase_if(result.at("events").get_ref<json::array_t&>(), [&](const json& event) {
    const Army king = service::player_named(event.at("king").get<std::string>());
    return position.statuses[position.controllers[king]] == Status::kFrozen;
  });
}

void skips_the_last_batch(const json& action, const json& before, json& result) {
  if (!is_move(action)) return;
  const Position position = position_of(before);
  const auto batches = adjudicate(moved(position, move_of(action)), position.turn).batches;
  if (batches.size() < 2) return;
  json& state = result.at("state");
  for (const Award& award : batches.back().awards) {
    state.at("pieces").push_back(
        {{"square", board::to_string(award.square)}, {"army", name_of(award.king)}, {"type", "king"}});
    state.at("players")[std::string(name_of(award.loser))] = before.at("players").at(std::string(name_of(award.loser)));
    result.at("events").erase(result.at("events").size() - 1);
  }
  for (const Transfer& transfer : batches.back().transfers) {
    state.at("controllers")[std::string(name_of(transfer.army))] = name_of(transfer.from);
  }
}

// --- pieces

void removes_won_armies(const json&, const json&, json& result) {
  std::erase_if(result.at("state").at("pieces").get_ref<json::array_t&>(),
                [&](const json& piece) { return is_army_of_award(result, piece.at("army")); });
}

void recolours_won_armies(const json&, const json& before, json& result) {
  for (json& piece : result.at("state").at("pieces")) {
    if (is_army_of_award(result, piece.at("army"))) piece["army"] = before.at("turn");
  }
}

void opens_capturing_pawns(const json& action, const json& before, json& result) {
  json state_before = before;
  if (!is_move(action) || piece_on(state_before, action.at("to")) == nullptr) return;
  json& piece = *piece_on(result.at("state"), action.at("to"));
  if (piece.at("type") == "pawn") piece["heading"] = "open";
}

// --- turns and frozen players

Answer accepts_unsafe_moves(const json& params, GameService& game) {
  const Answer answer = suite::reference_asker(game)("act", params);
  const auto* refused = std::get_if<suite::Refused>(&answer);
  if (refused == nullptr || refused->clause != "Q-SAFE-1") return answer;
  const Position before = position_of(state_in(game));
  Position after = moved(before, move_of(params.at("action")));
  after.turn = next_active_after(after, after.turn);
  if (std::holds_alternative<service::Fault>(game.load(service::position_to_json(after)))) return answer;
  return suite::Result{{{"events", json::array()}, {"state", state_in(game)}}};
}

void gives_frozen_players_the_turn(const json& action, const json& before, json& result) {
  if (!is_move(action)) return;
  json& state = result.at("state");
  Player next = next_clockwise(service::player_named(before.at("turn").get<std::string>()));
  while (state.at("players").at(std::string(name_of(next))) == "eliminated") next = next_clockwise(next);
  state["turn"] = name_of(next);
}

Answer lists_frozen_moves(const json& params, GameService& game) {
  Answer answer = suite::reference_asker(game)("moves", params);
  auto* result = std::get_if<suite::Result>(&answer);
  if (result == nullptr) return answer;
  const Position position = position_of(state_in(game));
  for (const Player player : kPlayers) {
    if (position.statuses[player] != Status::kFrozen) continue;
    any_move(position, player, [&](const Move& move) {
      result->value.at("moves").push_back(service::move_to_json(move));
      return false;
    });
  }
  return answer;
}

Answer lets_frozen_pieces_attack(const json& params, GameService& game) {
  Position position = position_of(state_in(game));
  const Player by = service::player_named(params.at("by").get<std::string>());
  if (position.statuses[by] == Status::kFrozen) position.statuses[by] = Status::kActive;
  json squares = json::array();
  for (const Square square : attackers(position, *board::square_named(params.at("square").get<std::string>()), by)) {
    squares.push_back(board::to_string(square));
  }
  return suite::Result{{{"squares", squares}}};
}

Answer passes_the_turn_at_every_freeze(const json& params, GameService& game) {
  const json before = state_in(game);
  Answer answer = suite::reference_asker(game)("act", params);
  const json& action = params.at("action");
  auto* result = std::get_if<suite::Result>(&answer);
  if (result == nullptr || is_move(action) || !action.contains("player") || action.contains("accept")) return answer;
  Position position = position_of(state_in(game));
  if (action.at("player") == before.at("turn")) return answer;
  position.turn = next_active_after(position, service::player_named(action.at("player").get<std::string>()));
  game.load(service::position_to_json(position));
  result->value["state"] = state_in(game);
  return answer;
}

// --- moves

Answer lists_internal_moves(const json& params, GameService& game) {
  Answer answer = suite::reference_asker(game)("moves", params);
  auto* result = std::get_if<suite::Result>(&answer);
  if (result == nullptr || result->value.at("moves").empty()) return answer;
  const Position position = position_of(state_in(game));
  json moves = json::array();
  any_internal_move(position, position.turn, [&](const Move& move) {
    moves.push_back(service::move_to_json(move));
    return false;
  });
  result->value["moves"] = moves;
  return answer;
}

Answer has_no_captures_of_green_pawns(const json& params, GameService& game) {
  const json& action = params.at("action");
  json state = state_in(game);
  const json* piece = is_move(action) ? piece_on(state, action.at("from")) : nullptr;
  const bool is_green_pawn = piece != nullptr && piece->at("army") == "green" && piece->at("type") == "pawn";
  if (is_green_pawn && piece_on(state, action.at("to")) != nullptr) return illegal();
  return suite::reference_asker(game)("act", params);
}

// --- history

Answer drops_the_offer_at_a_refusal(const json& params, GameService& game) {
  Answer answer = suite::reference_asker(game)("act", params);
  const json state = state_in(game);
  if (std::holds_alternative<suite::Refused>(answer) && !state.at("offer").is_null()) game.load(position_part(state));
  return answer;
}

void forgets_votes(json& result) {
  json& offer = result.at("state").at("offer");
  if (!offer.is_null()) offer["accepted"] = json::array();
}

void forgets_the_offer(json& result) { result.at("state")["offer"] = nullptr; }

Answer forgets_the_past_at_a_restore(const json& params, GameService& game) {
  Answer answer = suite::reference_asker(game)("restore", params);
  const json state = state_in(game);
  if (state.at("offer").is_null() && !state.at("outcome").is_null()) game.load(position_part(state));
  return answer;
}

Answer awakens_at_a_load(const json& params, GameService& game) {
  json awake = params;
  for (const auto& [player, status] : awake.at("position").at("players").items()) {
    if (status == "frozen") status = "active";
  }
  Answer answer = suite::reference_asker(game)("load", awake);
  if (std::holds_alternative<suite::Result>(answer)) return answer;
  return suite::reference_asker(game)("load", params);
}

// The number of games is the engine's own.
Asker refuses_offers_in_every_other_game(GameService& game) {
  return [&game, games = std::make_shared<int>(0)](const std::string& method, const json& params) -> Answer {
    if (method == "load") ++*games;
    if (method == "act" && params.at("action").at("kind") == "propose-draw" && *games % 2 == 0) return illegal();
    return suite::reference_asker(game)(method, params);
  };
}

}  // namespace

std::vector<Fault> quaternity_faults() {
  return {
      {"transfer-once", "Awards the first king again after a cascade", 10'000, with_results(awards_again)},
      {"snapshot-batching", "Awards kings one by one, and not what that sets free", 10'000,
       with_results(awards_one_by_one)},
      {"credit-to-the-mover", "Credits the player after the mover", 10'000, with_results(credits_the_next_player)},
      {"kings-leave-by-award", "Takes frozen kings without an award", 10'000,
       with_results(takes_frozen_kings_unawarded)},
      {"no-piece-vanishes", "Takes armies off the board that are won", 10'000, with_results(removes_won_armies)},
      {"armies-keep-their-colour", "Recolours armies that are won", 10'000, with_results(recolours_won_armies)},
      {"headings-are-kept", "Leaves every pawn open that captures", 10'000, with_results(opens_capturing_pawns)},
      {"mover-is-safe", "Accepts moves that leave a king in check", 10'000, but_for("act", accepts_unsafe_moves)},
      {"no-mated-king-stays", "Does not judge again after the last batch but one", 10'000,
       with_results(skips_the_last_batch)},
      {"turn-is-active", "Gives frozen players the turn", 10'000, with_results(gives_frozen_players_the_turn)},
      {"frozen-pieces-stay", "Lists the moves of frozen players", 10'000, but_for("moves", lists_frozen_moves)},
      {"frozen-pieces-attack-nobody", "Lets frozen pieces attack", 10'000,
       but_for("attackers", lets_frozen_pieces_attack)},
      {"freezing-is-order-free", "Passes the turn at every freeze", 10'000,
       but_for("act", passes_the_turn_at_every_freeze)},
      {"listed-moves-are-the-accepted-ones", "Lists moves that cost the mover a king", 200'000,
       but_for("moves", lists_internal_moves)},
      {"quarter-turns-commute", "Has no captures for green's pawns", 10'000,
       but_for("act", has_no_captures_of_green_pawns)},
      {"atomic-refusal", "Drops the offer when an action is refused", 10'000,
       but_for("act", drops_the_offer_at_a_refusal)},
      {"undo-is-the-inverse", "Forgets at undo who accepted the offer", 10'000, with_results_of("undo", forgets_votes)},
      {"restoring-changes-nothing", "Forgets the offer in a record", 10'000,
       with_results_of("restore", forgets_the_offer)},
      {"restored-games-are-undone", "Forgets in a record how the game came about", 10'000,
       but_for("restore", forgets_the_past_at_a_restore)},
      {"loading-goes-on", "Awakens frozen players at a load", 10'000, but_for("load", awakens_at_a_load)},
      {"same-again", "Refuses offers in every other game", 10'000, refuses_offers_in_every_other_game},
  };
}

}  // namespace tetrarch::properties
