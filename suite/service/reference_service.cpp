#include "suite/service/reference_service.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <stdexcept>
#include <utility>

#include "suite/service/members.hpp"
#include "suite/service/quantum_service.hpp"
#include "suite/service/quaternity_service.hpp"
#include "suite/wire/strict_json.hpp"

namespace tetrarch::service {
namespace {

json error_of(const Fault& fault) {
  json error = {{"code", fault.code}, {"message", fault.message}};
  if (!fault.kind.empty()) error["data"] = {{"kind", fault.kind}};
  if (!fault.clause.empty()) error["data"]["clause"] = fault.clause;
  return error;
}

bool is_method(std::string_view name) {
  constexpr std::array<std::string_view, 10> kMethods = {"hello",     "load", "act",  "state",   "moves",
                                                         "attackers", "undo", "save", "restore", "quit"};
  return std::ranges::find(kMethods, name) != kMethods.end();
}

// The id, or null where there is none that could be sent back.
json id_of(const json& request) {
  const bool has_id = request.is_object() && request.contains("id") && request["id"].is_number_integer();
  return has_id ? request["id"] : json(nullptr);
}

// The ruleset that a record names, or nothing if it names none that is known.
std::optional<std::string> ruleset_of(const json& record) {
  const auto rulesets = known_rulesets();
  const auto found = std::ranges::find_if(rulesets, [&](const std::string& ruleset) {
    return record.is_object() && record.contains("ruleset") && record["ruleset"] == ruleset;
  });
  return found == rulesets.end() ? std::nullopt : std::optional(*found);
}

json hello() {
  return {{"protocol", 1},
          {"engine", {{"name", "Tetrarch reference"}, {"version", TETRARCH_VERSION}, {"language", "C++"}}},
          {"rulesets", known_rulesets()},
          {"supports", {"attackers", "undo", "record"}}};
}

std::string line_of(const json& id, Reply reply) {
  json answer = {{"jsonrpc", "2.0"}, {"id", id}};
  if (const auto* fault = std::get_if<Fault>(&reply)) {
    answer["error"] = error_of(*fault);
  } else {
    answer["result"] = std::move(std::get<json>(reply));
  }
  return answer.dump(-1, ' ', false, json::error_handler_t::replace);
}

}  // namespace

std::vector<std::string> known_rulesets() { return {"quaternity", "quantum"}; }

std::unique_ptr<GameService> make_game(std::string_view ruleset) {
  if (ruleset == "quaternity") return std::make_unique<QuaternityService>();
  if (ruleset == "quantum") return std::make_unique<QuantumService>();
  throw std::invalid_argument(fmt::format("\"{}\" is no ruleset of the reference; it plays {}", wire::excerpt(ruleset),
                                          fmt::join(known_rulesets(), ", ")));
}

std::string ReferenceService::answer_line(std::string_view line) {
  const auto request = wire::parse_strict_json(line);
  if (const auto* fault = std::get_if<wire::JsonFault>(&request)) {
    return line_of(nullptr, Fault{kParseError, {}, {}, fault->sentence});
  }
  const auto& document = std::get<json>(request);
  return line_of(id_of(document), reply_to(document));
}

Reply ReferenceService::reply_to(const json& request) {
  const bool has_method = request.is_object() && request.contains("method") && request["method"].is_string();
  if (!has_method || id_of(request).is_null()) {
    return Fault{kInvalidRequest, {}, {}, "a request is an object with an integer id, a method and params"};
  }
  const auto method = request["method"].get<std::string>();
  if (!is_method(method)) {
    return Fault{kNoSuchMethod, {}, {}, fmt::format("\"{}\" is no method", wire::excerpt(method))};
  }
  const json& params = member_or_null(request, "params");
  if (auto fault = schema_->fault_of_params(method, params, ruleset_)) return Fault{kBadParams, {}, {}, *fault};
  if (auto fault = schema_->fault_of_request(request, ruleset_)) return Fault{kInvalidRequest, {}, {}, *fault};
  if (method == "hello") return hello();
  if (method == "load") return load(params);
  if (method == "quit") {
    has_quit_ = true;
    return json::object();
  }
  return ask_game(method, params);
}

Reply ReferenceService::load(const json& params) {
  const auto ruleset = params["ruleset"].get<std::string>();
  std::unique_ptr<GameService> game;
  try {
    game = make_game(ruleset);
  } catch (const std::invalid_argument& fault) {
    return Fault{kBadParams, {}, {}, fault.what()};
  }
  Reply reply = game->load(member_or_null(params, "position"));
  if (std::holds_alternative<Fault>(reply)) return reply;
  game_ = std::move(game);
  ruleset_ = ruleset;
  return reply;
}

Reply ReferenceService::ask_game(std::string_view method, const json& params) {
  if (method == "restore") return restore(params["record"]);
  if (!game_) return Fault{kInvalidRequest, {}, {}, "no game is loaded; ask for \"load\" first"};
  if (method == "act") return game_->act(params["action"]);
  if (method == "state") return game_->state();
  if (method == "moves") return game_->moves();
  if (method == "attackers") return game_->attackers(params);
  if (method == "undo") return game_->undo();
  return game_->save();
}

// A record stands for itself: no game needs to be loaded before, nor one of its ruleset.
Reply ReferenceService::restore(const json& record) {
  const std::string ruleset = ruleset_of(record).value_or(ruleset_);
  std::unique_ptr<GameService> game = make_game(ruleset);
  Reply reply = game->restore(record);
  if (std::holds_alternative<Fault>(reply)) return reply;
  game_ = std::move(game);
  ruleset_ = ruleset;
  return reply;
}

std::optional<suite::Failure> ReferenceChannel::start() {
  service_ = ReferenceService(schema_);
  return std::nullopt;
}

std::variant<std::string, suite::Failure> ReferenceChannel::exchange(std::string_view line) {
  return service_.answer_line(line);
}

void ReferenceChannel::stop(std::string_view farewell) {
  if (!farewell.empty()) service_.answer_line(farewell);
}

}  // namespace tetrarch::service
