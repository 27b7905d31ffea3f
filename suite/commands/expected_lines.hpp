// What a step of a case must show, as a person reads it.
#pragma once

#include <string>
#include <vector>

#include "suite/cases/case.hpp"
#include "suite/notation/notation.hpp"

namespace tetrarch::commands {

// A line for each thing that the step asks of the moves and attackers: "among the moves: c5-d3", "attackers of g6 by
// north: d6". What it says of the state is not among them, which a board shows.
std::vector<std::string> expected_lines(const cases::Step& step, const notation::Notation& notation);

}  // namespace tetrarch::commands
