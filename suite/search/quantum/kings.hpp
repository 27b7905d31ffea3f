// How near kings seem to be to mate in Quantum Chess (near_mate.hpp). Whom a piece may check depends on the round, and
// only the position's own is looked at; a promotion that a player owes, which keeps it from being mated, is not.
#pragma once

#include "reference/quantum/position.hpp"

namespace tetrarch::search::quantum {

// How far the king is from mate that is nearest to it: a guess.
int distance_to_mate(const tetrarch::quantum::Position& position);

// How far two kings are from being mated by one move: a guess.
int distance_to_two_mates(const tetrarch::quantum::Position& position);

}  // namespace tetrarch::search::quantum
