// Rounds, phases and the active zone (C-ROUND-2, C-ZONE-1).
#pragma once

#include "reference/quantum/position.hpp"

namespace tetrarch::quantum {

// 1 to 7; what comes after round 60 counts as 7 (C-ROUND-2).
int phase_of(int round);

// How many lines along every edge of the board lie outside the active zone: 0, 2 or 3 (C-ZONE-1).
int inactive_lines(int round);

// Whether the square lies in the active zone of that round (C-ZONE-1).
bool is_active(int round, Square square);

// Whether the zone shrinks when that round begins (C-ZONE-2).
bool is_shrinking(int round);

// Whether a player that has captured pieces in hand owes promotions in that round (C-PROMOTE-4).
bool is_promotion_forced(int round);

// Whether that round is overtime, in which a mate wins (C-END-3).
bool is_overtime(int round);

}  // namespace tetrarch::quantum
