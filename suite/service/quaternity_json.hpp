// Quaternity's positions, states, actions and events as documents of the protocol, and back.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "reference/quaternity/game.hpp"

namespace tetrarch::service {

// A position as `load` takes it.
nlohmann::json position_to_json(const quaternity::Position& position);

// A state: a position with `offer` and `outcome`.
nlohmann::json state_to_json(const quaternity::State& state);

// The position, or what is wrong with the document: a member that is missing, unknown or of the wrong type, a square
// off the board, two pieces on one square, an unknown name (Q-LOAD-1). The reference judges the rest.
std::variant<quaternity::Position, std::string> position_from_json(const nlohmann::json& document);

nlohmann::json move_to_json(const quaternity::Move& move);
nlohmann::json action_to_json(const quaternity::Action& action);

// The action. Throws std::invalid_argument, saying what was expected, where the document is none.
quaternity::Action action_from_json(const nlohmann::json& document);

// The events of an action, in order: an award a king.
nlohmann::json events_to_json(const std::vector<quaternity::Batch>& batches, quaternity::Player mover);

std::string_view name_of(quaternity::Player player);
std::string_view name_of(quaternity::PieceType type);

// The player (or army) of that name. Throws std::invalid_argument if there is none.
quaternity::Player player_named(std::string_view name);

}  // namespace tetrarch::service
