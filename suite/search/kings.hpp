// How near kings seem to be to mate.
#pragma once

#include "reference/quaternity/position.hpp"

namespace tetrarch::search {

// How far the king is from mate that is nearest to it: a guess. A king in check is as far as its player has moves that
// answer it. Another one is a little farther than the best check that a hostile piece can come and give in one move, or
// much farther where there is none, and farther by every square that the king could go to.
int distance_to_mate(const quaternity::Position& position);

// How far two kings are from being mated by one move: by the answers that both would have to the best check that a
// piece can come and give. Where none can, the two kings nearest to mate count, and a good deal more.
int distance_to_two_mates(const quaternity::Position& position);

}  // namespace tetrarch::search
