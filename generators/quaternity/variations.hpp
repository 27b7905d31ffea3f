// Near misses: positions that differ a little from another.
#pragma once

#include "generators/dice.hpp"
#include "reference/quaternity/position.hpp"

namespace tetrarch::generators {

// The position with a piece added, dropped, moved or changed, an army given to another player, a player frozen,
// awakened or eliminated, turned, or with another player on turn; one to three of these. It may be loaded, and so must
// `base`.
quaternity::Position near_miss(Dice& dice, const quaternity::Position& base);

}  // namespace tetrarch::generators
