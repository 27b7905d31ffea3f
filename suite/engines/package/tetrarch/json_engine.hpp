// An engine with the protocol written already: only the rules are missing. Documents are nlohmann::json; a position, an
// action and a state are objects, as README.md and protocol.schema.json of Tetrarch describe them.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "tetrarch/engine.hpp"

namespace tetrarch {

// What the rules forbid, to be thrown: "illegal", of an action; "unresolved", where Quaternity has no answer;
// "invalid", of a position or record. By then nothing may have changed.
struct Refused {
  std::string kind;
  std::string message;
};

class JsonEngine : public Engine {
 public:
  using Json = nlohmann::json;

  std::string answer(std::string_view request) final;

 protected:
  // {"name": .., "version": ..}
  virtual Json identity() const = 0;

  // The games that it plays: "quaternity", "quantum".
  virtual std::vector<std::string> rulesets() const = 0;

  // Which of "attackers", "undo" and "record" it has.
  virtual std::vector<std::string> supports() const { return {}; }

  // Begins a game at a position; at the opening where there is none.
  virtual void load(const std::string& ruleset, const std::optional<Json>& position) = 0;

  // Makes an action and gives the list of its events.
  virtual Json act(const Json& action) = 0;

  // The whole state.
  virtual Json state() const = 0;

  // The list of all actions that are moves (and promotions owed) and may be made now.
  virtual Json moves() const = 0;

  // The squares from which a player attacks a square.
  virtual Json attackers(const std::string& /*square*/, const std::string& /*by*/) const { throw Missing(); }

  // Takes the last action back.
  virtual void undo() { throw Missing(); }

  // The record of the game, which may be anything, and the game of a record.
  virtual Json save() const { throw Missing(); }
  virtual void restore(const Json& /*record*/) { throw Missing(); }

 private:
  // An error of JSON-RPC's own.
  struct BadRequest {
    int code;
    std::string message;
  };

  struct Missing : std::logic_error {
    Missing() : std::logic_error("a method is missing that supports() names") {}
  };

  Json result_of(const Json& request);
  Json result_in_game(const std::string& method, const Json& params);
  Json stated() const { return {{"state", state()}}; }
  bool has(std::string_view feature) const;

  bool is_loaded_ = false;
};

inline std::string JsonEngine::answer(std::string_view request) {
  const Json read = Json::parse(request, nullptr, false);
  Json answer = {{"jsonrpc", "2.0"}, {"id", read.is_object() ? read.value("id", Json()) : Json()}};
  try {
    answer["result"] = result_of(read);
  } catch (const BadRequest& bad) {
    answer["error"] = {{"code", bad.code}, {"message", bad.message}};
  } catch (const Refused& no) {
    const int code = no.kind == "illegal" ? -32001 : no.kind == "unresolved" ? -32002 : -32003;
    answer["error"] = {{"code", code}, {"message", no.message}, {"data", {{"kind", no.kind}}}};
  }
  return answer.dump();
}

inline JsonEngine::Json JsonEngine::result_of(const Json& request) {
  if (!request.is_object()) throw BadRequest{-32700, "this line is no JSON object"};
  const std::string method = request.at("method");
  const Json params = request.value("params", Json::object());
  if (method == "hello") {
    return {{"protocol", 1}, {"engine", identity()}, {"rulesets", rulesets()}, {"supports", supports()}};
  }
  if (method == "quit") return Json::object();
  if (method == "load") {
    load(params.at("ruleset"), params.contains("position") ? std::optional<Json>(params["position"]) : std::nullopt);
    is_loaded_ = true;
    return stated();
  }
  if (method == "restore" && has("record")) {
    restore(params.at("record"));
    is_loaded_ = true;
    return stated();
  }
  return result_in_game(method, params);
}

inline JsonEngine::Json JsonEngine::result_in_game(const std::string& method, const Json& params) {
  if (!is_loaded_) throw BadRequest{-32602, "no game is loaded"};
  if (method == "state") return stated();
  if (method == "moves") return {{"moves", moves()}};
  if (method == "act") {
    const Json events = act(params.at("action"));
    return {{"events", events}, {"state", state()}};
  }
  if (method == "attackers" && has("attackers")) {
    return {{"squares", attackers(params.at("square"), params.at("by"))}};
  }
  if (method == "undo" && has("undo")) {
    undo();
    return stated();
  }
  if (method == "save" && has("record")) return {{"record", save()}};
  throw BadRequest{-32601, "there is no method " + method};
}

inline bool JsonEngine::has(std::string_view feature) const {
  for (const std::string& name : supports()) {
    if (name == feature) return true;
  }
  return false;
}

}  // namespace tetrarch
