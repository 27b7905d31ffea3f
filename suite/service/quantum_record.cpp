#include "suite/service/quantum_record.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "reference/quantum/load.hpp"
#include "suite/service/recorded.hpp"

namespace tetrarch::service {

using nlohmann::json;

namespace {

struct Rules {
  using Game = quantum::Game;
  using Event = quantum::Event;

  static constexpr const char* kRuleset = "quantum";

  static Game game_from_start(const json& start) {
    const auto description = description_from_json(start);
    if (const auto* fault = std::get_if<std::string>(&description)) {
      throw std::invalid_argument("record.start: " + *fault);
    }
    const auto position = quantum::load(std::get<quantum::Description>(description));
    if (const auto* refusal = std::get_if<quantum::Refusal>(&position)) {
      throw std::invalid_argument(
          fmt::format("record.start: the position may not be loaded under {}: {}", refusal->clause, refusal->reason));
    }
    return quantum::game_from(std::get<quantum::Position>(position));
  }

  static std::optional<quantum::Refusal> act(Game& game, const json& action) {
    return quantum::act(game, quantum_action_from_json(action));
  }

  static json events_of(const Event& event) { return events_to_json(quantum::eliminations_of(event.steps)); }
};

}  // namespace

json record_of(const quantum::Game& game) { return Recorded<Rules>::record_of(game); }

std::variant<quantum::Game, std::string> quantum_game_from_record(const json& record) {
  return Recorded<Rules>::game_from_record(record);
}

}  // namespace tetrarch::service
