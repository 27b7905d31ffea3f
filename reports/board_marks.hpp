// What an action changed on a board, as marks.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <vector>

#include "reports/svg_board.hpp"

namespace tetrarch::reports {

// The squares of the kings of `before` whose armies have none in `after`.
std::vector<MarkedSquare> lost_kings(const nlohmann::json& before, const nlohmann::json& after);

// The squares of the pieces of `after` whose armies had another controller in `before`.
std::vector<MarkedSquare> transfers(const nlohmann::json& before, const nlohmann::json& after);

// Where the move begins and ends.
std::vector<MarkedSquare> ends_of(const Arrow& move);

// The move that a request {"method", "params"} asks for, or nothing.
std::optional<Arrow> move_asked_for(const nlohmann::json& request);

}  // namespace tetrarch::reports
