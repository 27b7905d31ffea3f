// What happens when a round begins (C-ROUND-3).
#pragma once

#include "reference/quantum/steps.hpp"

namespace tetrarch::quantum {

// Begins the round after the course's present one, with all that belongs to it, and round 52 after 51 where points are
// shared. The player that the turn has gone to is on turn already; it may be eliminated. The game must not be over.
void begin_next_round(Course& course);

}  // namespace tetrarch::quantum
