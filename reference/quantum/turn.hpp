// How the turn goes on (C-ROUND-1, C-TURN-2).
#pragma once

#include "reference/quantum/steps.hpp"

namespace tetrarch::quantum {

// Hands the turn to the next surviving player, and begins the next round if that is due. The game must not be over.
void hand_turn_on(Course& course);

}  // namespace tetrarch::quantum
