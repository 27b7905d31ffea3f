// The properties of Quaternity.
#pragma once

#include <vector>

#include "suite/properties/property.hpp"

namespace tetrarch::properties {

// Those of Quaternity alone and those of every game.
std::vector<Property> quaternity_properties();

}  // namespace tetrarch::properties
