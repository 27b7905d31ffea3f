// How far pawns have to go.
#pragma once

#include "reference/quaternity/position.hpp"

namespace tetrarch::search::quaternity {

// In how many plies the first pawn could be replaced if every player moved in turn, nothing stood in a pawn's way and
// its player moved it each time. A large number where no active player has a pawn.
int plies_to_promotion(const tetrarch::quaternity::Position& position);

}  // namespace tetrarch::search::quaternity
