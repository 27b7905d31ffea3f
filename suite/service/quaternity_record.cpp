#include "suite/service/quaternity_record.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "reference/quaternity/load.hpp"
#include "suite/service/recorded.hpp"

namespace tetrarch::service {

using nlohmann::json;

namespace {

struct Rules {
  using Game = quaternity::Game;
  using Event = quaternity::Event;

  static constexpr const char* kRuleset = "quaternity";

  static Game game_from_start(const json& start) {
    const auto position = position_from_json(start);
    if (const auto* fault = std::get_if<std::string>(&position)) {
      throw std::invalid_argument("record.start: " + *fault);
    }
    if (const auto refusal = quaternity::load_forbids(std::get<quaternity::Position>(position))) {
      throw std::invalid_argument(
          fmt::format("record.start: the position may not be loaded under {}", refusal->clause));
    }
    return quaternity::game_from(std::get<quaternity::Position>(position));
  }

  static std::optional<quaternity::Refusal> act(Game& game, const json& action) {
    return quaternity::act(game, action_from_json(action));
  }

  static json events_of(const Event& event) { return events_to_json(event.batches, event.before.position.turn); }
};

}  // namespace

json record_of(const quaternity::Game& game) { return Recorded<Rules>::record_of(game); }

std::variant<quaternity::Game, std::string> game_from_record(const json& record) {
  return Recorded<Rules>::game_from_record(record);
}

}  // namespace tetrarch::service
