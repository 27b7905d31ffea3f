#include "suite/service/quaternity_record.hpp"

#include <fmt/format.h>

#include <set>
#include <stdexcept>

#include "reference/quaternity/load.hpp"
#include "suite/service/quaternity_json.hpp"

namespace tetrarch::service {

using nlohmann::json;
using namespace quaternity;

namespace {

constexpr int kVersion = 1;

json event_to_json(const Event& event) {
  return {{"action", action_to_json(event.action)},
          {"events", events_to_json(event.batches, event.before.position.turn)}};
}

void require(bool holds, std::string_view fault) {
  if (!holds) throw std::invalid_argument(std::string(fault));
}

void require_members(const json& object, const std::set<std::string>& members, std::string_view what) {
  require(object.is_object(), fmt::format("{} is no object", what));
  for (const std::string& member : members) {
    require(object.contains(member), fmt::format("\"{}\" is missing in {}", member, what));
  }
  for (const auto& [key, value] : object.items()) {
    require(members.contains(key), fmt::format("\"{}\" is no member of {}", key, what));
  }
}

Game start_of(const json& record) {
  const auto position = position_from_json(record["start"]);
  if (const auto* fault = std::get_if<std::string>(&position)) throw std::invalid_argument("start: " + *fault);
  const auto& start = std::get<Position>(position);
  require(!load_forbids(start), "the game starts with a position that may not be loaded");
  return game_from(start);
}

void replay(Game& game, const json& entry, std::size_t number) {
  require_members(entry, {"action", "events"}, fmt::format("event {}", number));
  require(entry["action"].is_object(), fmt::format("the action of event {} is no object", number));
  const Action action = action_from_json(entry["action"]);
  require(action_to_json(action) == entry["action"], fmt::format("the action of event {} has unknown members", number));
  const auto refusal = act(game, action);
  require(!refusal, fmt::format("the action of event {} is refused", number));
  require(event_to_json(game.events.back()) == entry,
          fmt::format("the action of event {} does not bring the events that are claimed", number));
}

Game replayed(const json& record) {
  require_members(record, {"format", "version", "ruleset", "start", "events", "state"}, "the record");
  require(record["format"] == "tetrarch-record", "this is no record of Tetrarch's");
  require(record["version"].is_number_integer() && record["version"] == kVersion,
          fmt::format("the version is not {}, the only one that is known", kVersion));
  require(record["ruleset"] == "quaternity", "the record is of another ruleset");
  require(record["events"].is_array(), "\"events\" is no array");
  Game game = start_of(record);
  std::size_t number = 0;
  for (const json& entry : record["events"]) replay(game, entry, ++number);
  require(state_to_json(game.state) == record["state"], "the actions do not lead to the state that is claimed");
  return game;
}

}  // namespace

json record_of(const Game& game) {
  json events = json::array();
  for (const Event& event : game.events) events.push_back(event_to_json(event));
  return {{"format", "tetrarch-record"},           {"version", kVersion}, {"ruleset", "quaternity"},
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
