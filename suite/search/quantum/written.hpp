// Positions and actions as case files have them.
#pragma once

#include <string>

#include "reference/quantum/game.hpp"

namespace tetrarch::search::quantum {

// "round: 15", "turn: north", "north: K e4, R f4" and so on, one a line.
std::string text_of(const tetrarch::quantum::Position& position);

// "e4-d3", "d11-e12=queen", "pass"
std::string text_of(const tetrarch::quantum::Action& action);

}  // namespace tetrarch::search::quantum
