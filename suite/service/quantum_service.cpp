#include "suite/service/quantum_service.hpp"

#include <fmt/format.h>

#include <utility>

#include "reference/quantum/attack.hpp"
#include "reference/quantum/load.hpp"
#include "reference/quantum/opening.hpp"
#include "reference/quantum/perft.hpp"
#include "suite/service/quantum_account.hpp"
#include "suite/service/quantum_json.hpp"
#include "suite/service/quantum_record.hpp"

namespace tetrarch::service {

using namespace quantum;

namespace {

Fault invalid(std::string_view clause, std::string_view reason) {
  return {-32003, "invalid", std::string(clause), fmt::format("invalid under {}: {}", clause, reason)};
}

Fault fault_of(const Refusal& refusal) {
  if (refusal.kind == RefusalKind::kInvalid) return invalid(refusal.clause, refusal.reason);
  const std::string_view colon = refusal.reason.empty() ? "" : ": ";
  return {-32001, "illegal", std::string(refusal.clause),
          fmt::format("illegal under {}{}{}", refusal.clause, colon, refusal.reason)};
}

// Why the action was refused, with the check that a move would have left.
Fault fault_of(const Refusal& refusal, const Position& position, const Action& action) {
  Fault fault = fault_of(refusal);
  const Move* move = std::get_if<Move>(&action);
  if (move != nullptr && refusal.clause == "C-CHECK-2") fault.message += ": " + check_left_by(position, *move);
  return fault;
}

}  // namespace

QuantumService::QuantumService() : game_(game_from(opening())) {}

Reply QuantumService::load(const json& document) {
  if (document.is_null()) {
    game_ = game_from(opening());
    return state();
  }
  const auto description = description_from_json(document);
  if (const auto* fault = std::get_if<std::string>(&description)) return invalid("C-LOAD-1", *fault);
  const auto position = quantum::load(std::get<Description>(description));
  if (const auto* refusal = std::get_if<Refusal>(&position)) return fault_of(*refusal);
  game_ = game_from(std::get<Position>(position));
  return state();
}

Reply QuantumService::act(const json& action) {
  const Action asked = quantum_action_from_json(action);
  if (const auto refusal = quantum::act(game_, asked)) return fault_of(*refusal, game_.state.position, asked);
  return json{{"events", events_to_json(eliminations_of(game_.events.back().steps))},
              {"state", state_to_json(game_.state)}};
}

Reply QuantumService::state() const { return json{{"state", state_to_json(game_.state)}}; }

Reply QuantumService::moves() const {
  json moves = json::array();
  for (const Action& action : list_moves(game_.state)) moves.push_back(action_to_json(action));
  return json{{"moves", std::move(moves)}};
}

Reply QuantumService::attackers(const json& params) const {
  const auto square = board::square_named(params["square"].get<std::string>());
  json squares = json::array();
  for (const Square from :
       quantum::attackers(game_.state.position, *square, quantum_player_named(params["by"].get<std::string>()))) {
    squares.push_back(board::to_string(from));
  }
  return json{{"squares", std::move(squares)}};
}

Reply QuantumService::undo() {
  if (const auto refusal = quantum::undo(game_)) return fault_of(*refusal);
  return state();
}

Reply QuantumService::save() const { return json{{"record", record_of(game_)}}; }

Reply QuantumService::restore(const json& record) {
  auto game = quantum_game_from_record(record);
  if (const auto* fault = std::get_if<std::string>(&game)) return invalid("C-RECORD-1", *fault);
  game_ = std::move(std::get<Game>(game));
  return state();
}

Account QuantumService::account() const {
  if (game_.events.empty()) return {};
  return account_of(game_.events.back(), game_.state);
}

std::uint64_t QuantumService::perft(unsigned depth) const { return quantum::perft(game_.state, depth); }

}  // namespace tetrarch::service
