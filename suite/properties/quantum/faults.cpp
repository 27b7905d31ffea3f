// Faults of engines of Quantum Chess.
#include "suite/properties/faults.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>

#include "reference/quantum/load.hpp"
#include "reference/quantum/movement.hpp"
#include "suite/service/quantum_json.hpp"

namespace tetrarch::properties {

using namespace quantum;
using service::GameService;
using service::name_of;
using suite::Answer;
using suite::Asker;

namespace {

json position_part(json state) {
  state.erase("outcome");
  return state;
}

// The position of a state that may be loaded.
Position position_of(const json& state) {
  return std::get<Position>(load(std::get<Description>(service::description_from_json(position_part(state)))));
}

Move move_of(const json& action) { return std::get<Move>(service::quantum_action_from_json(action)); }

json::array_t& list_in(json& document, const char* name) { return document.at(name).get_ref<json::array_t&>(); }

std::string army_on(const json& state, const json& square) {
  json copy = state;
  const json* piece = piece_on(copy, square);
  return piece == nullptr ? "" : piece->at("army").get<std::string>();
}

std::string type_on(const json& state, const json& square) {
  json copy = state;
  const json* piece = piece_on(copy, square);
  return piece == nullptr ? "" : piece->at("type").get<std::string>();
}

bool is_outside(const json& state, const json& square) {
  return std::ranges::any_of(state.at("outside"), [&](const json& piece) { return piece.at("square") == square; });
}

bool is_won_by(const json& result, const char* how) { return result.at("state").at("outcome").value("by", "") == how; }

bool begins_a_round(const json& before, const json& result) {
  return before.at("round") != result.at("state").at("round");
}

// The answer with the game going on after the move, with nothing of what it brings; nothing where there is no such
// position.
std::optional<Answer> after_the_bare_move(const json& before, const json& action, GameService& game) {
  Position after = moved(position_of(before), move_of(action));
  after.turn = next_survivor_after(after, after.turn);
  if (std::holds_alternative<service::Fault>(game.load(service::position_to_json(after)))) return std::nullopt;
  return suite::Result{{{"events", json::array()}, {"state", state_in(game)}}};
}

// Accepts the moves that these clauses forbid.
FaultyEngine without_clauses(const std::set<std::string>& clauses) {
  return but_for("act", [=](const json& params, GameService& game) -> Answer {
    const json before = state_in(game);
    const json& action = params.at("action");
    Answer answer = suite::reference_asker(game)("act", params);
    const auto* refused = std::get_if<suite::Refused>(&answer);
    if (refused == nullptr || !is_move(action) || !clauses.contains(refused->clause)) return answer;
    return after_the_bare_move(before, action, game).value_or(answer);
  });
}

// --- rounds and endings

void skips_a_round_without_north(const json&, const json& before, json& result) {
  json& state = result.at("state");
  if (begins_a_round(before, result) && state.at("players").at("north") == "eliminated") {
    state["round"] = state.at("round").get<int>() + 1;
  }
}

void gives_the_eliminated_the_turn(const json& action, const json& before, json& result) {
  if (!is_move(action)) return;
  const Player mover = service::quantum_player_named(before.at("turn").get<std::string>());
  result.at("state")["turn"] = name_of(next_clockwise(mover));
}

void plays_on_after_a_mate_in_overtime(const json&, const json&, json& result) {
  if (is_won_by(result, "mate")) result.at("state")["outcome"] = {{"kind", "in-progress"}};
}

void lets_the_fewest_pieces_win(const json&, const json&, json& result) {
  if (!is_won_by(result, "points")) return;
  std::map<std::string, int> pieces;
  for (const json& piece : result.at("state").at("pieces")) ++pieces[piece.at("army")];
  const auto fewest = std::ranges::min_element(pieces, {}, [](const auto& each) { return each.second; });
  result.at("state").at("outcome")["winner"] = fewest->first;
}

Answer repeats_round_60(const json& params, GameService& game) {
  Answer answer = suite::reference_asker(game)("act", params);
  auto* result = std::get_if<suite::Result>(&answer);
  if (result == nullptr || result->value.at("state").at("round") != 61) return answer;
  json position = position_part(result->value.at("state"));
  position["round"] = 60;
  game.load(position);
  result->value["state"] = state_in(game);
  return answer;
}

// --- the zone

void forgets_deadlines_but_of_kings(const json&, const json&, json& result) {
  json& state = result.at("state");
  std::erase_if(list_in(state, "outside"),
                [&](const json& piece) { return type_on(state, piece.at("square")) != "king"; });
}

void renews_the_time_of_movers(const json& action, const json& before, json& result) {
  if (!is_move(action) || !is_outside(before, action.at("from"))) return;
  for (json& piece : result.at("state").at("outside")) {
    if (piece.at("square") == action.at("to")) piece["until"] = before.at("round").get<int>() + 2;
  }
}

// --- captures and what is remembered

void leaves_in_hand_what_is_promoted_to(const json& action, const json& before, json& result) {
  if (action.at("kind") == "promote") result.at("state")["hand"] = before.at("hand");
}

void forgets_passed_pawns_of_others(const json& action, const json&, json& result) {
  std::erase_if(list_in(result.at("state"), "passed"),
                [&](const json& passed) { return !is_move(action) || passed.at("pawn") != action.at("to"); });
}

void takes_rooks_for_moved_with_their_king(const json& action, const json& before, json& result) {
  if (!is_move(action) || type_on(before, action.at("from")) != "king") return;
  json& state = result.at("state");
  std::erase_if(list_in(state, "unmoved"),
                [&](const json& square) { return army_on(state, square) == before.at("turn"); });
}

// --- pieces and eliminations

void leaves_pawns_captured_en_passant(const json& action, const json& before, json& result) {
  if (!is_move(action) || type_on(before, action.at("from")) != "pawn") return;
  json old = before;
  json& state = result.at("state");
  for (const json& passed : before.at("passed")) {
    const json& pawn = passed.at("pawn");
    if (passed.at("square") == action.at("to") && piece_on(state, pawn) == nullptr) {
      state.at("pieces").push_back(*piece_on(old, pawn));
    }
  }
}

void recolours_pieces_that_capture(const json& action, const json& before, json& result) {
  if (!is_move(action)) return;
  json* piece = piece_on(result.at("state"), action.at("to"));
  const std::string captured = army_on(before, action.at("to"));
  if (piece != nullptr && !captured.empty()) (*piece)["army"] = captured;
}

bool is_eliminated(const json& result, const json& army) {
  return std::ranges::any_of(result.at("events"), [&](const json& event) { return event.at("player") == army; });
}

void leaves_the_eliminated_on_the_board(const json&, const json& before, json& result) {
  json& state = result.at("state");
  for (const json& piece : before.at("pieces")) {
    if (is_eliminated(result, piece.at("army")) && piece_on(state, piece.at("square")) == nullptr) {
      state.at("pieces").push_back(piece);
    }
  }
}

void tells_of_eliminations_backwards(const json&, const json&, json& result) {
  std::ranges::reverse(list_in(result, "events"));
}

Answer judges_no_mate_at_once(const json& params, GameService& game) {
  const json before = state_in(game);
  const json& action = params.at("action");
  Answer answer = suite::reference_asker(game)("act", params);
  const auto* result = std::get_if<suite::Result>(&answer);
  if (result == nullptr || !is_move(action) || result->value.at("events").empty()) return answer;
  if (begins_a_round(before, result->value)) return answer;
  return after_the_bare_move(before, action, game).value_or(answer);
}

// --- what holds in every game

void lists_no_promotions(json& result) {
  std::erase_if(list_in(result, "moves"), [](const json& action) { return action.at("kind") == "promote"; });
}

Answer has_no_captures_of_west_pawns(const json& params, GameService& game) {
  const json& action = params.at("action");
  const json state = state_in(game);
  const bool is_west_pawn =
      is_move(action) && type_on(state, action.at("from")) == "pawn" && army_on(state, action.at("from")) == "west";
  if (is_west_pawn && !army_on(state, action.at("to")).empty()) return illegal();
  return suite::reference_asker(game)("act", params);
}

Answer forgets_passed_pawns_at_a_refusal(const json& params, GameService& game) {
  Answer answer = suite::reference_asker(game)("act", params);
  json state = state_in(game);
  if (!std::holds_alternative<suite::Refused>(answer) || state.at("passed").empty()) return answer;
  state["passed"] = json::array();
  game.load(position_part(state));
  return answer;
}

void forgets_passed_pawns(json& result) { result.at("state")["passed"] = json::array(); }

void takes_everything_for_moved(json& result) { result.at("state")["unmoved"] = json::array(); }

Answer forgets_the_past_at_a_restore(const json& params, GameService& game) {
  Answer answer = suite::reference_asker(game)("restore", params);
  const json state = state_in(game);
  if (state.at("outcome").at("kind") == "in-progress") game.load(position_part(state));
  return answer;
}

Answer renews_the_time_outside_at_a_load(const json& params, GameService& game) {
  json renewed = params;
  if (!renewed.contains("position")) return suite::reference_asker(game)("load", params);
  for (json& piece : renewed.at("position").at("outside")) {
    piece["until"] = renewed.at("position").at("round").get<int>() + 2;
  }
  return suite::reference_asker(game)("load", renewed);
}

// The number of games is the engine's own.
Asker refuses_promotions_in_every_other_game(GameService& game) {
  return [&game, games = std::make_shared<int>(0)](const std::string& method, const json& params) -> Answer {
    if (method == "load") ++*games;
    if (method == "act" && params.at("action").at("kind") == "promote" && *games % 2 == 0) return illegal();
    return suite::reference_asker(game)(method, params);
  };
}

constexpr std::uint64_t kSoon = 10'000;

std::vector<Fault> faults_of_its_own() {
  return {
      {"rounds-follow-each-other", "Skips a round without north", kSoon, with_results(skips_a_round_without_north)},
      {"turn-goes-clockwise", "Gives eliminated players the turn", kSoon, with_results(gives_the_eliminated_the_turn)},
      {"outcome-is-as-it-stands", "Plays on after a mate in overtime", kSoon,
       with_results(plays_on_after_a_mate_in_overtime)},
      {"points-add-up", "Lets the fewest pieces win on points", kSoon, with_results(lets_the_fewest_pieces_win)},
      {"games-end", "Plays round 60 again and again", 200'000, but_for("act", repeats_round_60)},
      {"outside-within-a-deadline", "Has deadlines for kings alone", kSoon,
       with_results(forgets_deadlines_but_of_kings)},
      {"deadlines-are-kept", "Renews the time of whoever moves outside", kSoon,
       with_results(renews_the_time_of_movers)},
      {"captures-keep-to-the-phase", "Lets everybody capture everybody from the first round on", kSoon,
       without_clauses({"C-CAPTURE-1", "C-CAPTURE-2", "C-CAPTURE-4"})},
      {"hand-holds-the-captured", "Leaves in hand what is promoted to", kSoon,
       with_results(leaves_in_hand_what_is_promoted_to)},
      {"passed-pawns-have-just-stepped", "Forgets passed pawns with the next action", kSoon,
       with_results(forgets_passed_pawns_of_others)},
      {"unmoved-pieces-have-not-moved", "Takes rooks for moved with their king", kSoon,
       with_results(takes_rooks_for_moved_with_their_king)},
      {"no-piece-vanishes", "Leaves pawns that are captured en passant", kSoon,
       with_results(leaves_pawns_captured_en_passant)},
      {"armies-keep-their-colour", "Recolours pieces that capture", kSoon, with_results(recolours_pieces_that_capture)},
      {"eliminated-players-are-gone", "Leaves eliminated armies on the board", kSoon,
       with_results(leaves_the_eliminated_on_the_board)},
      {"eliminations-are-told", "Tells of eliminations backwards", kSoon,
       with_results(tells_of_eliminations_backwards)},
      {"mover-is-safe", "Accepts moves that leave the king in check", kSoon, without_clauses({"C-CHECK-2"})},
      {"no-mated-player-stays", "Judges no mate within a round", kSoon, but_for("act", judges_no_mate_at_once)},
  };
}

std::vector<Fault> faults_of_every_game() {
  return {
      {"listed-moves-are-the-accepted-ones", "Lists no promotions that are owed", 1'000'000,
       with_results_of("moves", lists_no_promotions)},
      {"quarter-turns-commute", "Has no captures for west's pawns", kSoon,
       but_for("act", has_no_captures_of_west_pawns)},
      {"atomic-refusal", "Forgets passed pawns when an action is refused", kSoon,
       but_for("act", forgets_passed_pawns_at_a_refusal)},
      {"undo-is-the-inverse", "Forgets passed pawns at undo", kSoon, with_results_of("undo", forgets_passed_pawns)},
      {"restoring-changes-nothing", "Forgets in a record what has not moved", kSoon,
       with_results_of("restore", takes_everything_for_moved)},
      {"restored-games-are-undone", "Forgets in a record how the game came about", kSoon,
       but_for("restore", forgets_the_past_at_a_restore)},
      {"loading-goes-on", "Renews the time outside at a load", kSoon,
       but_for("load", renews_the_time_outside_at_a_load)},
      {"same-again", "Refuses promotions in every other game", kSoon, refuses_promotions_in_every_other_game},
  };
}

}  // namespace

std::vector<Fault> quantum_faults() {
  std::vector<Fault> all = faults_of_its_own();
  std::ranges::move(faults_of_every_game(), std::back_inserter(all));
  return all;
}

}  // namespace tetrarch::properties
