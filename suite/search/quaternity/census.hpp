// What the rules of Quaternity make of a position, counted.
#pragma once

#include <optional>
#include <string>

#include "reference/quaternity/position.hpp"
#include "suite/search/census.hpp"

namespace tetrarch::search::quaternity {

// Has every move that the rules of movement allow the player on turn committed, counts what comes of it, and gives what
// is wrong with it, if anything is: a sentence with the move and the position. The position satisfies Q-LOAD-1, and
// every player is active.
std::optional<std::string> take_in(Census& census, const tetrarch::quaternity::Position& position,
                                   const Ordinal& ordinal);

}  // namespace tetrarch::search::quaternity
