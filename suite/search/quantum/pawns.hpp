// How far pawns have to go.
#pragma once

#include "reference/quantum/position.hpp"

namespace tetrarch::search::quantum {

// In how many plies the first pawn could arrive on the promotion line that its army has in this round (C-PROMOTE-2) if
// every survivor moved in turn, nothing stood in the pawn's way and its player moved it each time, two squares first
// where it may. A large number where there is no pawn.
int plies_to_promotion(const tetrarch::quantum::Position& position);

}  // namespace tetrarch::search::quantum
