// Near misses: positions that differ a little from another.
#pragma once

#include "generators/dice.hpp"
#include "reference/quantum/position.hpp"

namespace tetrarch::generators::quantum {

// The position with a piece added, dropped, moved or changed, something in hand, a pawn that may be captured en
// passant, a player eliminated, another round, turned, or with another player on turn; one to three of these. It may be
// loaded, and so must `base`.
tetrarch::quantum::Position near_miss(Dice& dice, const tetrarch::quantum::Position& base);

}  // namespace tetrarch::generators::quantum
