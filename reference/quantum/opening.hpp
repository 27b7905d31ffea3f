// The opening position (C-BOARD-3).
#pragma once

#include "reference/quantum/position.hpp"

namespace tetrarch::quantum {

Position opening();

}  // namespace tetrarch::quantum
