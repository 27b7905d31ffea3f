// Counting the ways in which a game can go on.
#pragma once

#include <cstdint>

#include "reference/quaternity/outcome.hpp"

namespace tetrarch::quaternity {

// The number of sequences of `depth` committed moves from the state; 1 for a depth of 0. A pass is no move: a player
// that has none ends its line.
std::uint64_t perft(const State& state, unsigned depth);

}  // namespace tetrarch::quaternity
