// Quarter turns of positions (C-BOARD-4), so that what is made for one side of the board comes up on all four.
#pragma once

#include "reference/quantum/position.hpp"

namespace tetrarch::generators::quantum {

// The square after that many quarter turns clockwise: a1 goes to a12.
tetrarch::quantum::Square turned(tetrarch::quantum::Square square, unsigned quarter_turns);

// The position after that many quarter turns clockwise: north becomes east. The round stays, though another player is
// first in it now. Kings do not begin on squares that turn into one another: one that comes to a square where it did
// not begin has moved.
tetrarch::quantum::Position turned(const tetrarch::quantum::Position& position, unsigned quarter_turns);

}  // namespace tetrarch::generators::quantum
