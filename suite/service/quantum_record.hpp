// The reference's own record of a game of Quantum Chess (fixtures/schemas/record.schema.json). It holds the position
// that the game began with, every action with the events that it brought, and the state that all of it led to.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <variant>

#include "reference/quantum/game.hpp"

namespace tetrarch::service {

nlohmann::json record_of(const quantum::Game& game);

// The game, replayed from its start, or why the record is refused: malformed, of an unknown version, or claiming other
// events or another state than its actions give (C-RECORD-1). The sentence names the place in the record.
std::variant<quantum::Game, std::string> quantum_game_from_record(const nlohmann::json& record);

}  // namespace tetrarch::service
