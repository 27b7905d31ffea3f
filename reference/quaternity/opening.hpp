// The opening position (Q-BOARD-3).
#pragma once

#include "reference/quaternity/position.hpp"

namespace tetrarch::quaternity {

Position opening();

}  // namespace tetrarch::quaternity
