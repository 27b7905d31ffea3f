// How near kings seem to be to mate in Quaternity (near_mate.hpp).
#pragma once

#include "reference/quaternity/position.hpp"

namespace tetrarch::search::quaternity {

// How far the king is from mate that is nearest to it: a guess.
int distance_to_mate(const tetrarch::quaternity::Position& position);

// How far two kings are from being mated by one move: a guess.
int distance_to_two_mates(const tetrarch::quaternity::Position& position);

}  // namespace tetrarch::search::quaternity
