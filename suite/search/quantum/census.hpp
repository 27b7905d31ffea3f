// What the rules of Quantum Chess make of a position, counted.
#pragma once

#include <optional>
#include <string>

#include "reference/quantum/position.hpp"
#include "suite/search/census.hpp"

namespace tetrarch::search::quantum {

// Tries every action of prospects.hpp, counts what comes of it, and gives what is wrong with it, if anything is: a
// sentence with the action and the position. The position is such as placements.hpp has.
std::optional<std::string> take_in(Census& census, const tetrarch::quantum::Position& position, const Ordinal& ordinal);

}  // namespace tetrarch::search::quantum
