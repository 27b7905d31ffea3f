// For tests: the reference, asked in lines of the protocol, and positions of Quaternity as documents.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "reference/quaternity/opening.hpp"
#include "reference/quaternity/placed.hpp"
#include "suite/service/quaternity_json.hpp"
#include "suite/service/quaternity_service.hpp"
#include "suite/service/reference_service.hpp"

namespace tetrarch::service {

inline const wire::MessageSchema& protocol() {
  static const wire::MessageSchema compiled(std::filesystem::path(TETRARCH_FIXTURES) / "schemas/protocol.schema.json");
  return compiled;
}

inline json document(std::string_view pieces) { return position_to_json(quaternity::placed(pieces)); }

// White's knight may go from e4 to c3: that leaves Red, who is not in check, nothing to commit (Q-GUARD-4).
inline constexpr const char* kNearTheGuard = "wKg7 wRa12 wRb4 wNe4 rKa1 rP>a9 bKa7 gKj3";

// The rook's move from l2 to l1 would leave Red, who is in check, nothing but unsafe defences (Q-GUARD-1).
inline constexpr const char* kAtTheGuard = "wKh7 wRa12 wRl2 wNc3 wNc4 wNd8 rKa1 rBa9 rNb5 bKa6 gKj6";

inline json move_of(const std::string& from, const std::string& to) {
  return {{"kind", "move"}, {"from", from}, {"to", to}};
}

inline json promotion_of(const std::string& from, const std::string& to, const std::string& promotion) {
  return {{"kind", "move"}, {"from", from}, {"to", to}, {"promotion", promotion}};
}

inline json pass() { return {{"kind", "pass"}}; }

inline json propose_draw() { return {{"kind", "propose-draw"}}; }

inline json answer_draw(const std::string& player, bool accept) {
  return {{"kind", "answer-draw"}, {"player", player}, {"accept", accept}};
}

inline json freeze(const std::string& kind, const std::string& player) { return {{"kind", kind}, {"player", player}}; }

// What a reply holds; a fault fails the test.
inline json result_of(const Reply& reply) {
  if (const auto* fault = std::get_if<Fault>(&reply)) {
    ADD_FAILURE() << fault->message;
    return {};
  }
  return std::get<json>(reply);
}

// The fault that a reply holds; a result fails the test.
inline Fault fault_of(const Reply& reply) {
  if (const auto* result = std::get_if<json>(&reply)) {
    ADD_FAILURE() << "accepted: " << *result;
    return {};
  }
  return std::get<Fault>(reply);
}

inline json state_of(const GameService& game) { return result_of(game.state())["state"]; }

inline json record_in(const GameService& game) { return result_of(game.save())["record"]; }

// A game that began with the position and had the actions, all of which must be accepted.
template <class Game = QuaternityService>
Game game_with(const json& position, const std::vector<json>& actions) {
  Game game;
  result_of(game.load(position));
  for (const json& action : actions) result_of(game.act(action));
  return game;
}

// The states of a game from the present one back to its start, as undo shows them.
template <class Game>
std::vector<json> states_back_to_start(Game game) {
  std::vector<json> states = {state_of(game)};
  for (Reply reply = game.undo(); std::holds_alternative<json>(reply); reply = game.undo()) {
    states.push_back(std::get<json>(reply)["state"]);
  }
  return states;
}

}  // namespace tetrarch::service
