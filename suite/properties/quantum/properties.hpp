// The properties of Quantum Chess.
#pragma once

#include <vector>

#include "suite/properties/property.hpp"

namespace tetrarch::properties {

// Those of Quantum Chess alone and those of every game.
std::vector<Property> quantum_properties();

}  // namespace tetrarch::properties
