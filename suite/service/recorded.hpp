// Saving a game and restoring it: what is the same in every game (Q-RECORD-1, Q-RECORD-2, C-RECORD-1).
#pragma once

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>

#include "suite/service/quantum_json.hpp"
#include "suite/service/quaternity_json.hpp"
#include "suite/service/record_schema.hpp"

namespace tetrarch::service {

// `Rules` of a game: its Game and Event, the name kRuleset, and three functions: game_from_start, which makes a game of
// a position's document or throws std::invalid_argument; act, which plays an action's document and gives the refusal if
// there is one; events_of, which gives the protocol's events of an Event.
template <class Rules>
class Recorded {
 public:
  using Game = typename Rules::Game;
  using Event = typename Rules::Event;

  static nlohmann::json record_of(const Game& game) {
    nlohmann::json events = nlohmann::json::array();
    for (const Event& event : game.events) {
      events.push_back({{"action", action_to_json(event.action)}, {"events", Rules::events_of(event)}});
    }
    return {{"format", "tetrarch-record"}, {"version", 1},
            {"ruleset", Rules::kRuleset},  {"start", position_to_json(game.start)},
            {"events", std::move(events)}, {"state", state_to_json(game.state)}};
  }

  // The game that the record leads to, or what is wrong with it.
  static std::variant<Game, std::string> game_from_record(const nlohmann::json& record) {
    try {
      return replayed(record);
    } catch (const std::invalid_argument& fault) {
      return fault.what();
    }
  }

 private:
  static void refuse(const std::string& fault) { throw std::invalid_argument(fault); }

  // What the schema says of a record is not asked again.
  static Game replayed(const nlohmann::json& record) {
    if (const auto fault = fault_of_record(record, Rules::kRuleset)) refuse(*fault);
    Game game = Rules::game_from_start(record["start"]);
    std::size_t index = 0;
    for (const nlohmann::json& entry : record["events"]) replay(game, entry, index++);
    if (state_to_json(game.state) != record["state"]) refuse("record.state: the actions lead to another state");
    return game;
  }

  static void replay(Game& game, const nlohmann::json& entry, std::size_t index) {
    const auto refusal = Rules::act(game, entry["action"]);
    if (refusal) refuse(fmt::format("record.events[{}].action: it is refused under {}", index, refusal->clause));
    const nlohmann::json events = Rules::events_of(game.events.back());
    if (events != entry["events"]) {
      refuse(fmt::format("record.events[{}].events: the action brings {}", index, events.dump()));
    }
  }
};

}  // namespace tetrarch::service
