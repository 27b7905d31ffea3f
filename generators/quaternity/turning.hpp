// Quarter turns of positions (Q-BOARD-4), so that what is made for one side of the board comes up on all four.
#pragma once

#include "reference/quaternity/position.hpp"

namespace tetrarch::generators {

// The position after that many quarter turns clockwise: a1 goes to a12, and white becomes red.
quaternity::Position turned(const quaternity::Position& position, unsigned quarter_turns);

}  // namespace tetrarch::generators
