// Quantum Chess's positions, states, actions and events as documents of the protocol, and back.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "reference/quantum/game.hpp"
#include "reference/quantum/load.hpp"

namespace tetrarch::service {

// A position as `load` takes it: its lists in the order of squares, and all that is in hand, also where it is 0.
nlohmann::json position_to_json(const quantum::Position& position);

// A state: a position with `outcome`.
nlohmann::json state_to_json(const quantum::State& state);

// What the document says, or what is wrong with it: a member that is missing, unknown or of the wrong type, a square
// off the board, an unknown name, a number that no position has (C-LOAD-1). Only what is missing in `hand` is 0. The
// reference judges the rest.
std::variant<quantum::Description, std::string> description_from_json(const nlohmann::json& document);

nlohmann::json action_to_json(const quantum::Action& action);

// The action. Throws std::invalid_argument, saying what was expected, where the document is none.
quantum::Action quantum_action_from_json(const nlohmann::json& document);

// The events of an action, in order: an elimination a player.
nlohmann::json events_to_json(const std::vector<quantum::Elimination>& eliminations);

std::string_view name_of(quantum::Player player);
std::string_view name_of(quantum::PieceType type);

// The player (or army) of that name. Throws std::invalid_argument if there is none.
quantum::Player quantum_player_named(std::string_view name);

}  // namespace tetrarch::service
