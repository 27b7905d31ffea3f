#include "suite/service/quaternity_record.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "reference/quaternity/load.hpp"
#include "suite/service/quaternity_json.hpp"
#include "suite/service/record_schema.hpp"

namespace tetrarch::service {

using nlohmann::json;
using namespace quaternity;

namespace {

constexpr int kVersion = 1;
constexpr const char* kRuleset = "quaternity";

json events_of(const Event& event) { return events_to_json(event.batches, event.before.position.turn); }

json event_to_json(const Event& event) {
  return {{"action", action_to_json(event.action)}, {"events", events_of(event)}};
}

void refuse(const std::string& fault) { throw std::invalid_argument(fault); }

Game start_of(const json& record) {
  const auto position = position_from_json(record["start"]);
  if (const auto* fault = std::get_if<std::string>(&position)) refuse("record.start: " + *fault);
  const auto& start = std::get<Position>(position);
  if (const auto refusal = load_forbids(start)) {
    refuse(fmt::format("record.start: the position may not be loaded under {}", refusal->clause));
  }
  return game_from(start);
}

void replay(Game& game, const json& entry, std::size_t index) {
  const auto refusal = act(game, action_from_json(entry["action"]));
  if (refusal) refuse(fmt::format("record.events[{}].action: it is refused under {}", index, refusal->clause));
  const json events = events_of(game.events.back());
  if (events != entry["events"]) {
    refuse(fmt::format("record.events[{}].events: the action brings {}", index, events.dump()));
  }
}

// What the schema says of a record is not asked again.
Game replayed(const json& record) {
  if (const auto fault = fault_of_record(record, kRuleset)) refuse(*fault);
  Game game = start_of(record);
  std::size_t index = 0;
  for (const json& entry : record["events"]) replay(game, entry, index++);
  if (state_to_json(game.state) != record["state"]) refuse("record.state: the actions lead to another state");
  return game;
}

}  // namespace

json record_of(const Game& game) {
  json events = json::array();
  for (const Event& event : game.events) events.push_back(event_to_json(event));
  return {{"format", "tetrarch-record"},           {"version", kVersion}, {"ruleset", kRuleset},
          {"start", position_to_json(game.start)}, {"events", events},    {"state", state_to_json(game.state)}};
}

std::variant<Game, std::string> game_from_record(const json& record) {
  try {
    return replayed(record);
  } catch (const std::invalid_argument& fault) {
    return fault.what();
  }
}

}  // namespace tetrarch::service
