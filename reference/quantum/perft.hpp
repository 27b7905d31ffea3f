// Counting the ways in which a game can go on.
#pragma once

#include <cstdint>

#include "reference/quantum/outcome.hpp"

namespace tetrarch::quantum {

// The number of sequences of `depth` actions from the state, moves and promotions that are owed; 1 for a depth of 0. A
// pass is none of them: a player that can only pass ends its line.
std::uint64_t perft(const State& state, unsigned depth);

}  // namespace tetrarch::quantum
