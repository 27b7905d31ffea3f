// Quantum Chess's documents as people write them.
#pragma once

#include "suite/notation/notation.hpp"

namespace tetrarch::notation {

const Notation& quantum();

}  // namespace tetrarch::notation
