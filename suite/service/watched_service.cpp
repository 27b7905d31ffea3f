#include "suite/service/watched_service.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <memory>
#include <variant>

#include "suite/engines/channel.hpp"
#include "suite/notation/notation.hpp"
#include "suite/service/game_service.hpp"
#include "suite/service/record_schema.hpp"
#include "suite/service/reference_service.hpp"
#include "suite/wire/strict_json.hpp"

namespace tetrarch::service {
namespace {

using Fault = std::optional<std::string>;

constexpr std::array kErrorCodes = {kParseError, kInvalidRequest, kNoSuchMethod, kBadParams, -32001, -32002, -32003};

std::string request(std::string_view method, const json& params) {
  return json{{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}}.dump();
}

// The document, or nothing where the text is no strict JSON.
std::optional<json> read(std::string_view text) {
  auto parsed = wire::parse_strict_json(text);
  if (auto* document = std::get_if<json>(&parsed)) return std::move(*document);
  return std::nullopt;
}

// The result of a request; null where there is none.
json result_of(const Answerer& engine, std::string_view method, const json& params) {
  const json answer = read(engine(request(method, params))).value_or(json());
  return answer.is_object() ? answer.value("result", json()) : json();
}

// A member of it; null where there is none.
json told_by(const Answerer& engine, std::string_view method, const json& params, const char* member) {
  const json result = result_of(engine, method, params);
  return result.is_object() ? result.value(member, json()) : json();
}

json saved_by(const Answerer& engine) { return told_by(engine, "save", json::object(), "record"); }

bool has_id(const json& document) {
  return document.is_object() && document.contains("id") && document["id"].is_number_integer();
}

// The ruleset that a record names; empty where there is no record.
std::string ruleset_of(const json& record) {
  const bool has_ruleset = record.is_object() && record.contains("ruleset") && record["ruleset"].is_string();
  return has_ruleset ? record["ruleset"].get<std::string>() : std::string();
}

// What is the same however it is sent: pieces, for one, may come in any order.
json canonical(const json& position, std::string_view ruleset) {
  return notation::notation_of(ruleset)->canonical(position);
}

json with_canonical_start(json record) {
  record["start"] = canonical(record["start"], ruleset_of(record));
  return record;
}

// An exchange, and the games before and after it as records; null where no game is loaded.
struct Exchange {
  std::optional<json> request;  // nothing where the line was no JSON
  json answer;
  json before;
  json after;

  // Of an exchange that has been held to the schema and has a result.
  std::string method() const { return request->at("method"); }
  const json& params() const { return request->at("params"); }
  const json& result() const { return answer.at("result"); }
  std::string ruleset() const { return ruleset_of(after); }
};

Fault differs(std::string_view what, const json& expected, const json& actual) {
  if (expected == actual) return std::nullopt;
  return fmt::format("{}: expected {}, got {}", what, expected.dump(), actual.dump());
}

Fault fault_of_error(const Exchange& exchange) {
  const int code = exchange.answer["error"]["code"];
  if (std::ranges::find(kErrorCodes, code) == kErrorCodes.end()) return fmt::format("there is no error {}", code);
  return differs("the game after an error", exchange.before, exchange.after);
}

// What cannot be answered by its id is answered by an error of JSON-RPC with null in its place.
Fault fault_without_id(bool is_json, json answer, std::string_view ruleset, const wire::MessageSchema& schema) {
  if (!answer.contains("id") || !answer["id"].is_null()) return "an id that nobody gave";
  if (!answer.contains("error")) return "a result for what has no id";
  answer["id"] = 1;
  if (auto fault = schema.fault_of_answer("", answer, ruleset)) return fault;
  return differs("the error code", is_json ? kInvalidRequest : kParseError, answer["error"]["code"]);
}

Fault fault_with_id(const json& request, const json& answer, std::string_view ruleset,
                    const wire::MessageSchema& schema) {
  const bool has_method = request.contains("method") && request["method"].is_string();
  const std::string method = has_method ? request["method"] : json("");
  if (auto fault = schema.fault_of_answer(method, answer, ruleset)) return fault;
  if (auto fault = differs("the id", request["id"], answer["id"])) return fault;
  if (answer.contains("error")) return std::nullopt;
  if (auto fault = schema.fault_of_request(request, ruleset)) return "accepted although " + *fault;
  return std::nullopt;
}

// Whether a fresh engine that plays the record's actions comes to the same record.
Fault fault_of_replay(const Answerer& twin, const json& record) {
  result_of(twin, "load", {{"ruleset", record["ruleset"]}, {"position", record["start"]}});
  for (const json& event : record["events"]) {
    const json events = told_by(twin, "act", {{"action", event["action"]}}, "events");
    if (auto fault = differs("the events of an action played again", event["events"], events)) return fault;
  }
  return differs("the record played again", record, saved_by(twin));
}

Fault fault_of_load(const Exchange& exchange, const Answerer& twin) {
  const json& record = exchange.after;
  const std::string ruleset = exchange.ruleset();
  if (auto fault = differs("the ruleset of a loaded game", exchange.params()["ruleset"], ruleset)) return fault;
  if (auto fault = differs("the history of a loaded game", json::array(), record["events"])) return fault;
  if (exchange.params().contains("position")) {
    return differs("the start of a loaded game", canonical(exchange.params()["position"], ruleset),
                   canonical(record["start"], ruleset));
  }
  return differs("the opening", told_by(twin, "load", {{"ruleset", ruleset}}, "state"), record["state"]);
}

Fault fault_of_move(const json& before, const json& move, const Answerer& twin) {
  if (result_of(twin, "restore", {{"record", before}}).is_null()) return "a saved record is refused";
  const json moves = told_by(twin, "moves", json::object(), "moves");
  if (std::find(moves.begin(), moves.end(), move) != moves.end()) return std::nullopt;
  return fmt::format("accepted a move that is not listed: {}", move.dump());
}

Fault fault_of_act(const Exchange& exchange, const Answerer& twin) {
  const json& action = exchange.params()["action"];
  json events = exchange.before["events"];
  events.push_back({{"action", action}, {"events", exchange.result()["events"]}});
  if (auto fault = differs("the history after an action", events, exchange.after["events"])) return fault;
  if (auto fault = differs("the start after an action", exchange.before["start"], exchange.after["start"]))
    return fault;
  if (action["kind"] != "move" && action["kind"] != "promote") return std::nullopt;
  return fault_of_move(exchange.before, action, twin);
}

Fault fault_of_undo(const Exchange& exchange) {
  json events = exchange.before["events"];
  if (events.empty()) return "undo of nothing is accepted";
  events.erase(events.size() - 1);
  if (auto fault = differs("the history after undo", events, exchange.after["events"])) return fault;
  return differs("the start after undo", exchange.before["start"], exchange.after["start"]);
}

Fault fault_of_restore(const Exchange& exchange, const Answerer& twin) {
  const json claimed = with_canonical_start(exchange.params()["record"]);
  if (auto fault = differs("the restored record", claimed, with_canonical_start(exchange.after))) return fault;
  return fault_of_replay(twin, exchange.after);
}

Fault fault_of_result(const Exchange& exchange, const Answerer& twin) {
  const bool needs_no_game = exchange.method() == "hello" || exchange.method() == "quit";
  if (exchange.after.is_null() && !needs_no_game) return "a result without a game";
  if (exchange.method() == "load") return fault_of_load(exchange, twin);
  if (exchange.method() == "restore") return fault_of_restore(exchange, twin);
  if (exchange.before.is_null() && !needs_no_game) return "a result before a game is loaded";
  if (exchange.method() == "act") return fault_of_act(exchange, twin);
  if (exchange.method() == "undo") return fault_of_undo(exchange);
  return differs("the game after " + exchange.method(), exchange.before, exchange.after);
}

// What a result tells of the game is what is saved of it.
Fault fault_of_telling(const Exchange& exchange) {
  const json& result = exchange.result();
  if (result.contains("state"))
    return differs("the state that is told", exchange.after.value("state", json()), result["state"]);
  if (result.contains("record")) return differs("the record that is told", exchange.after, result["record"]);
  return std::nullopt;
}

Fault fault_of_saved(const json& record) {
  const auto rulesets = known_rulesets();
  const std::string ruleset = ruleset_of(record);
  if (std::ranges::find(rulesets, ruleset) == rulesets.end()) return "a record of no known ruleset";
  return fault_of_record(record, ruleset);
}

Fault fault_of(const Exchange& exchange, const wire::MessageSchema& schema, const Answerer& twin) {
  const bool with_id = exchange.request && has_id(*exchange.request);
  const std::string ruleset = exchange.ruleset();
  if (auto fault = with_id ? fault_with_id(*exchange.request, exchange.answer, ruleset, schema)
                           : fault_without_id(exchange.request.has_value(), exchange.answer, ruleset, schema)) {
    return fault;
  }
  if (!exchange.after.is_null() && exchange.after != exchange.before) {
    if (auto fault = fault_of_saved(exchange.after)) return fault;
  }
  if (exchange.answer.contains("error")) return fault_of_error(exchange);
  if (auto fault = fault_of_result(exchange, twin)) return fault;
  return fault_of_telling(exchange);
}

}  // namespace

Answerer fresh_reference(const wire::MessageSchema& schema) {
  return [reference = std::make_shared<ReferenceService>(schema)](std::string_view line) {
    return reference->answer_line(line);
  };
}

WatchedService::Told WatchedService::ask(std::string_view line) {
  Exchange exchange;
  exchange.before = saved_;
  Told told;
  told.answer = engine_(line);
  exchange.after = saved_ = saved_by(engine_);
  exchange.request = read(line);
  exchange.answer = read(told.answer).value_or(json());
  if (told.answer.size() > suite::kLineLimit || told.answer.find('\n') != std::string::npos) {
    told.fault = "the answer is not one line of at most 1 MiB";
  } else if (!exchange.answer.is_object()) {
    told.fault = "the answer is no strict JSON object";
  } else {
    told.fault = fault_of(exchange, schema_, start_());
    told.is_accepted = exchange.answer.contains("result");
  }
  return told;
}

}  // namespace tetrarch::service
