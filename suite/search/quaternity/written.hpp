// Positions and moves as case files have them.
#pragma once

#include <string>

#include "reference/quaternity/movement.hpp"

namespace tetrarch::search::quaternity {

// "turn: white", "white: K a1, R f1" and so on, one a line.
std::string text_of(const tetrarch::quaternity::Position& position);

// "a2-b3", "d11-e12=queen"
std::string text_of(const tetrarch::quaternity::Move& move);

}  // namespace tetrarch::search::quaternity
