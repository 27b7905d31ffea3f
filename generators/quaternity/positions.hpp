// Positions made to order. Every one of them may be loaded (Q-LOAD-1, Q-GUARD-5).
#pragma once

#include <vector>

#include "generators/dice.hpp"
#include "reference/quaternity/position.hpp"

namespace tetrarch::generators {

// A few pieces anywhere: players of every status, assimilated armies, several kings under one controller, armies
// without a king, pawns of every heading.
quaternity::Position sparse_position(Dice& dice);

// The opening after some moves.
quaternity::Position played_position(Dice& dice);

// Any of these, a net (nets.hpp), or a near miss (variations.hpp) of one of the `bases`, which may be empty.
quaternity::Position position(Dice& dice, const std::vector<quaternity::Position>& bases);

}  // namespace tetrarch::generators
