#include "suite/run/asking.hpp"

#include <fmt/format.h>

#include <utility>

#include "suite/service/members.hpp"

namespace tetrarch::suite {
namespace {

using nlohmann::json;

service::Reply reply_of(service::GameService& game, const std::string& method, const json& params) {
  if (method == "load") return game.load(service::member_or_null(params, "position"));
  if (method == "act") return game.act(params["action"]);
  if (method == "state") return game.state();
  if (method == "moves") return game.moves();
  if (method == "attackers") return game.attackers(params);
  if (method == "undo") return game.undo();
  if (method == "save") return game.save();
  return game.restore(params["record"]);
}

json document_of(const Refused& refused) {
  json error = {{"code", refused.code}, {"message", refused.message}};
  if (!refused.kind.empty()) error["data"] = {{"kind", refused.kind}};
  if (!refused.clause.empty()) error["data"]["clause"] = refused.clause;
  return {{"error", error}};
}

bool has_kind(const Refused& refused) { return !refused.kind.empty() && refused.code != service::kNoSuchMethod; }

std::string describe(const Refused& refused) {
  if (has_kind(refused)) return fmt::format("a refusal as {}", refused.kind);
  return fmt::format("error {}: {}", refused.code, refused.message);
}

}  // namespace

Asked ask(const Asker& asker, const std::string& method, json params) {
  Answer answer = asker(method, params);
  return {{{"method", method}, {"params", std::move(params)}}, std::move(answer)};
}

Asker engine_asker(Engine& engine, const std::string& ruleset) {
  return
      [&engine, ruleset](const std::string& method, const json& params) { return engine.ask(method, params, ruleset); };
}

Asker reference_asker(service::GameService& game) {
  return [&game](const std::string& method, const json& params) -> Answer {
    service::Reply reply = reply_of(game, method, params);
    if (auto* fault = std::get_if<service::Fault>(&reply)) {
      return Refused{fault->code, fault->kind, fault->clause, fault->message};
    }
    return Result{std::move(std::get<json>(reply))};
  };
}

const json* result_in(const Answer& answer) {
  const auto* result = std::get_if<Result>(&answer);
  return result ? &result->value : nullptr;
}

bool is_refusal(const Answer& answer, std::string_view kind) {
  const auto* refused = std::get_if<Refused>(&answer);
  return refused && has_kind(*refused) && refused->kind == kind;
}

json document_of(const Answer& answer) {
  if (const auto* result = std::get_if<Result>(&answer)) return {{"result", result->value}};
  if (const auto* refused = std::get_if<Refused>(&answer)) return document_of(*refused);
  return nullptr;
}

std::string describe(const Answer& answer) {
  if (const auto* refused = std::get_if<Refused>(&answer)) return describe(*refused);
  if (const auto* failure = std::get_if<Failure>(&answer)) return fmt::format("no answer: {}", failure->detail);
  return "a result";
}

}  // namespace tetrarch::suite
