// When a king is mated (the Q-MATE clauses and Q-FROZEN-4).
#pragma once

#include "reference/quaternity/position.hpp"

namespace tetrarch::quaternity {

// Whether the king that stands there is mated. It is judged for its present controller, who is taken to be active, and
// whoever is on turn (Q-MATE-1, Q-MATE-2, Q-MATE-3, Q-FROZEN-4).
bool is_mated(const Position& position, Square king);

}  // namespace tetrarch::quaternity
