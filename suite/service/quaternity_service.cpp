#include "suite/service/quaternity_service.hpp"

#include <fmt/format.h>

#include <utility>

#include "reference/quaternity/attack.hpp"
#include "reference/quaternity/load.hpp"
#include "reference/quaternity/opening.hpp"
#include "reference/quaternity/perft.hpp"
#include "suite/service/quaternity_account.hpp"
#include "suite/service/quaternity_json.hpp"
#include "suite/service/quaternity_record.hpp"

namespace tetrarch::service {

using namespace quaternity;

namespace {

Fault invalid(std::string_view clause, std::string_view reason) {
  return {-32003, "invalid", std::string(clause), fmt::format("invalid under {}: {}", clause, reason)};
}

Fault fault_of(const Refusal& refusal) {
  const std::string clause(refusal.clause);
  switch (refusal.kind) {
    case RefusalKind::kIllegal:
      return {-32001, "illegal", clause, fmt::format("illegal under {}", clause)};
    case RefusalKind::kUnresolved:
      return {-32002, "unresolved", clause, fmt::format("unresolved under {}", clause)};
    case RefusalKind::kInvalid:
      break;
  }
  return invalid(refusal.clause, refusal.reason);
}

// Why the action was refused, with the check that a move would have left, and the defences that are none.
Fault fault_of(const Refusal& refusal, const Position& position, const Action& action) {
  Fault fault = fault_of(refusal);
  const Move* move = std::get_if<Move>(&action);
  if (move == nullptr) return fault;
  if (refusal.clause == "Q-SAFE-1") fault.message += ": " + check_left_by(position, *move);
  if (refusal.clause == "Q-GUARD-1") fault.message += ": " + defences_left_by(position, *move);
  return fault;
}

}  // namespace

QuaternityService::QuaternityService() : game_(game_from(opening())) {}

Reply QuaternityService::load(const json& document) {
  if (document.is_null()) {
    game_ = game_from(opening());
    return state();
  }
  const auto position = position_from_json(document);
  if (const auto* fault = std::get_if<std::string>(&position)) return invalid("Q-LOAD-1", *fault);
  if (const auto refusal = load_forbids(std::get<Position>(position))) return fault_of(*refusal);
  game_ = game_from(std::get<Position>(position));
  return state();
}

Reply QuaternityService::act(const json& action) {
  const Action asked = action_from_json(action);
  if (const auto refusal = quaternity::act(game_, asked)) return fault_of(*refusal, game_.state.position, asked);
  const Event& event = game_.events.back();
  return json{{"events", events_to_json(event.batches, event.before.position.turn)},
              {"state", state_to_json(game_.state)}};
}

Reply QuaternityService::state() const { return json{{"state", state_to_json(game_.state)}}; }

Reply QuaternityService::moves() const {
  const auto listed = list_moves(game_.state);
  if (const auto* refusal = std::get_if<Refusal>(&listed)) return fault_of(*refusal);
  json moves = json::array();
  for (const Move& move : std::get<std::vector<Move>>(listed)) moves.push_back(move_to_json(move));
  return json{{"moves", std::move(moves)}};
}

Reply QuaternityService::attackers(const json& params) const {
  const auto square = board::square_named(params["square"].get<std::string>());
  json squares = json::array();
  for (const Square from :
       quaternity::attackers(game_.state.position, *square, player_named(params["by"].get<std::string>()))) {
    squares.push_back(board::to_string(from));
  }
  return json{{"squares", std::move(squares)}};
}

Reply QuaternityService::undo() {
  if (const auto refusal = quaternity::undo(game_)) return fault_of(*refusal);
  return state();
}

Reply QuaternityService::save() const { return json{{"record", record_of(game_)}}; }

Reply QuaternityService::restore(const json& record) {
  auto game = game_from_record(record);
  if (const auto* fault = std::get_if<std::string>(&game)) return invalid("Q-RECORD-2", *fault);
  game_ = std::move(std::get<Game>(game));
  return state();
}

Account QuaternityService::account() const {
  if (game_.events.empty()) return {};
  return account_of(game_.events.back(), game_.state);
}

std::uint64_t QuaternityService::perft(unsigned depth) const { return quaternity::perft(game_.state, depth); }

}  // namespace tetrarch::service
