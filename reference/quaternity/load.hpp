// Which positions may be loaded (the Q-LOAD clauses, Q-GUARD-5).
#pragma once

#include <optional>

#include "reference/quaternity/position.hpp"
#include "reference/quaternity/refusal.hpp"

namespace tetrarch::quaternity {

// Why the position may not be loaded, or nothing. Conditions of Q-LOAD-1 that a Position cannot break, such as two
// pieces on one square, are left to whoever reads it.
std::optional<Refusal> load_forbids(const Position& position);

}  // namespace tetrarch::quaternity
