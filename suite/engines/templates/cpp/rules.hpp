// Your rules: fill in Game and the four functions. As long as they are as they are, everything is refused.
//
// Documents are nlohmann::json: a position, an action and a state are objects, as the README and
// fixtures/schemas/protocol.schema.json describe them.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace rules {

using nlohmann::json;

inline const std::string kName = "My engine";
inline const std::string kVersion = "0.1";
inline const std::vector<std::string> kRulesets = {"quaternity", "quantum"};  // name only the games that you play

// What the rules forbid. kind: "illegal"; "unresolved", where Quaternity has no answer; "invalid", of a position.
struct Refused {
  std::string kind;
  std::string message;
};

// Whatever suits your rules.
struct Game {};

// The game of a position; of the opening where there is none.
inline Game load(const std::string& /*ruleset*/, const std::optional<json>& /*position*/) {
  throw Refused{"invalid", "load() is not written yet"};
}

// The game after an action, and the list of its events.
inline std::pair<Game, json> act(Game /*game*/, const json& /*action*/) {
  throw Refused{"illegal", "act() is not written yet"};
}

// The whole state.
inline json state(const Game& /*game*/) { throw std::logic_error("state() is not written yet"); }

// The list of all actions that are moves (and promotions owed) and may be made now.
inline json moves(const Game& /*game*/) { throw std::logic_error("moves() is not written yet"); }

}  // namespace rules
