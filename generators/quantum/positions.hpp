// Positions made to order. Every one of them may be loaded (C-LOAD-1).
#pragma once

#include <vector>

#include "generators/dice.hpp"
#include "reference/quantum/position.hpp"

namespace tetrarch::generators::quantum {

// A few pieces anywhere, in any round: players that are gone, captured pieces in hand, pieces outside the zone.
tetrarch::quantum::Position sparse_position(Dice& dice);

// The opening after some moves.
tetrarch::quantum::Position played_position(Dice& dice);

// The same, taken into a later round: what may not stand there then is gone.
tetrarch::quantum::Position aged_position(Dice& dice);

// Any of these, a net (nets.hpp), a scene (scenes.hpp), or a near miss (variations.hpp) of one of the `bases`, which
// may be empty.
tetrarch::quantum::Position position(Dice& dice, const std::vector<tetrarch::quantum::Position>& bases);

}  // namespace tetrarch::generators::quantum
