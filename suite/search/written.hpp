// Positions and moves as case files have them.
#pragma once

#include <string>

#include "reference/quaternity/movement.hpp"

namespace tetrarch::search {

// "turn: white", "white: K a1, R f1" and so on, one a line.
std::string text_of(const quaternity::Position& position);

// "a2-b3", "d11-e12=queen"
std::string text_of(const quaternity::Move& move);

}  // namespace tetrarch::search
