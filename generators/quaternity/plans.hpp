// A position and a script for it.
#pragma once

#include <functional>

#include "generators/quaternity/scripts.hpp"

namespace tetrarch::generators {

using Plan = PlanOf<quaternity::Position, Wish>;

// A plan whose script begins with something that the position, as a few tries allow, has: `make` is asked for positions
// until it does.
Plan plan(Dice& dice, const std::function<quaternity::Position(Dice&)>& make);

// Plays the script on the reference. The start must be a position that may be loaded.
Trial played(const Plan& plan);

}  // namespace tetrarch::generators
