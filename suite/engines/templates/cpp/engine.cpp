// The protocol of Tetrarch around the rules of rules.hpp. Nothing here needs to be changed.
//
//     g++ -std=c++20 -O2 engine.cpp -o engine        (nlohmann/json.hpp is in Debian's nlohmann-json3-dev)
//     tetrarch certify --engine ./engine
#include <iostream>
#include <map>
#include <optional>
#include <string>

#include "rules.hpp"

namespace {

using nlohmann::json;

const std::map<std::string, int> kRefusals = {{"illegal", -32001}, {"unresolved", -32002}, {"invalid", -32003}};
constexpr int kParseError = -32700, kMethodNotFound = -32601, kInvalidParams = -32602;

struct BadRequest {
  int code;
  std::string message;
};

// Nothing as long as no game is loaded.
using Session = std::optional<rules::Game>;

json hello() {
  const json engine = {{"name", rules::kName}, {"version", rules::kVersion}, {"language", "C++"}};
  return {{"protocol", 1}, {"engine", engine}, {"rulesets", rules::kRulesets}, {"supports", json::array()}};
}

json load(Session& session, const json& params) {
  const auto position = params.contains("position") ? std::optional<json>(params["position"]) : std::nullopt;
  session = rules::load(params.at("ruleset"), position);
  return {{"state", rules::state(*session)}};
}

json act(Session& session, const json& params) {
  auto [next, events] = rules::act(*session, params.at("action"));
  session = next;
  return {{"events", events}, {"state", rules::state(*session)}};
}

json result_of(Session& session, const json& request) {
  if (request.is_discarded()) throw BadRequest{kParseError, "this line is not JSON"};
  const std::string method = request.at("method");
  if (method == "hello") return hello();
  if (method == "load") return load(session, request.at("params"));
  if (method == "quit") return json::object();
  if (method != "act" && method != "state" && method != "moves") throw BadRequest{kMethodNotFound, "no such method"};
  if (!session) throw BadRequest{kInvalidParams, "no game is loaded"};
  if (method == "act") return act(session, request.at("params"));
  if (method == "moves") return {{"moves", rules::moves(*session)}};
  return {{"state", rules::state(*session)}};
}

// What else is thrown is a fault of the engine: it ends, and the report shows what it said.
json answer_to(Session& session, const json& request) {
  json answer = {{"jsonrpc", "2.0"}, {"id", request.is_object() ? request.at("id") : json()}};
  try {
    answer["result"] = result_of(session, request);
  } catch (const BadRequest& bad) {
    answer["error"] = {{"code", bad.code}, {"message", bad.message}};
  } catch (const rules::Refused& no) {
    answer["error"] = {{"code", kRefusals.at(no.kind)}, {"message", no.message}, {"data", {{"kind", no.kind}}}};
  }
  return answer;
}

}  // namespace

int main() {
  Session session;
  for (std::string line; std::getline(std::cin, line);) {
    const json request = json::parse(line, nullptr, false);
    std::cout << answer_to(session, request) << std::endl;
    if (request.is_object() && request.at("method") == "quit") break;
  }
}
