// Cases turned with the board (Q-BOARD-4).
#pragma once

#include <vector>

#include "suite/cases/case.hpp"

namespace tetrarch::cases {

// The cases, each that asks for all turns followed by its three quarter turns: "NAME@90", "NAME@180" and "NAME@270".
// The events of a turned case are renamed and keep their order; only their order inside one batch is the rules' affair.
std::vector<Case> with_quarter_turns(std::vector<Case> cases);

}  // namespace tetrarch::cases
