#include "suite/engines/engine.hpp"

#include <fmt/format.h>

#include <utility>

#include "suite/wire/strict_json.hpp"

namespace tetrarch::suite {
namespace {

using nlohmann::json;

constexpr int kProtocolVersion = 1;

std::string request_line(std::int64_t id, std::string_view method, const json& params) {
  const auto text = [](const json& value) { return value.dump(-1, ' ', true, json::error_handler_t::replace); };
  return fmt::format(R"({{"id":{},"jsonrpc":"2.0","method":{},"params":{}}})", id, text(method), text(params));
}

Refused refused(const json& error) {
  Refused refusal{.code = error["code"].get<int>(), .kind = {}, .clause = {}, .message = error["message"]};
  const json data = error.value("data", json());
  if (!data.is_object()) return refusal;
  const auto text = [&](const char* member) {
    return data.contains(member) && data[member].is_string() ? data[member].get<std::string>() : std::string();
  };
  refusal.kind = text("kind");
  refusal.clause = text("clause");
  return refusal;
}

reports::EngineIdentity identity_of(const json& hello) {
  const json& engine = hello["engine"];
  return {.command = {},
          .name = engine["name"],
          .version = engine["version"],
          .language = engine.value("language", ""),
          .url = engine.value("url", ""),
          .rulesets = hello["rulesets"],
          .supports = hello["supports"]};
}

// What is wrong with an answer as a JSON-RPC answer to the request of that id, or nothing.
std::optional<std::string> fault_of_envelope(const json& answer, std::int64_t id) {
  if (!answer.is_object()) return "is no JSON object";
  if (!answer.contains("jsonrpc") || answer["jsonrpc"] != "2.0") return "has no member \"jsonrpc\": \"2.0\"";
  if (!answer.contains("id")) return fmt::format("has no member \"id\"; the request's is {}", id);
  const json& given = answer["id"];
  if (given != id) return fmt::format("has the id {}; the request's is {}", wire::excerpt(given.dump(), 40), id);
  if (answer.contains("result") == answer.contains("error")) {
    return "does not have exactly one of the members \"result\" and \"error\"";
  }
  return std::nullopt;
}

}  // namespace

Engine::Engine(std::unique_ptr<Channel> channel, const wire::MessageSchema& schema)
    : channel_(std::move(channel)), schema_(schema) {}

std::variant<reports::EngineIdentity, Refused, Failure> Engine::start() {
  last_id_ = 0;
  faulty_answer_ = nullptr;
  if (auto failure = channel_->start()) return *std::move(failure);
  auto answer = ask("hello", {{"protocol", kProtocolVersion}}, "");
  if (const auto* result = std::get_if<Result>(&answer)) return identity_of(result->value);
  if (auto* failure = std::get_if<Failure>(&answer)) {
    return Failure{failure->kind, fmt::format("in hello: {}", failure->detail)};
  }
  return std::get<Refused>(std::move(answer));
}

Answer Engine::ask(std::string_view method, const json& params, std::string_view ruleset) {
  faulty_answer_ = nullptr;
  auto line = channel_->exchange(request_line(++last_id_, method, params));
  if (auto* failure = std::get_if<Failure>(&line)) return std::move(*failure);
  return judge(std::get<std::string>(line), method, ruleset);
}

void Engine::stop() { channel_->stop(request_line(++last_id_, "quit", json::object())); }

Answer Engine::judge(std::string_view line, std::string_view method, std::string_view ruleset) {
  const auto complaint = [&](std::string_view sentence) {
    return broken(fmt::format("the answer to `{}` {}: {}", method, sentence, wire::excerpt(line)));
  };
  auto parsed = wire::parse_strict_json(line);
  if (const auto* fault = std::get_if<wire::JsonFault>(&parsed)) {
    return complaint(fmt::format("is not the JSON of the protocol ({})", fault->sentence));
  }
  json& answer = std::get<json>(parsed);
  if (const auto fault = fault_of_envelope(answer, last_id_)) return complaint(*fault);
  if (const auto fault = schema_.fault_of_answer(method, answer, ruleset)) {
    const char* part = answer.contains("result") ? "result" : "error";
    faulty_answer_[part] = std::move(answer[part]);
    return complaint(fmt::format("does not match its schema ({})", *fault));
  }
  if (answer.contains("error")) return refused(answer["error"]);
  return Result{std::move(answer["result"])};
}

Failure Engine::broken(std::string detail) {
  channel_->stop({});
  return {FailureKind::kProtocol, std::move(detail)};
}

}  // namespace tetrarch::suite
