// Steps as a person reads them.
#pragma once

#include <string>

#include "suite/cases/case.hpp"
#include "suite/notation/notation.hpp"

namespace tetrarch::cases {

// "act c5-d3", "undo 2", "save and restore", "load a position", "look".
std::string step_text(const Deed& deed, const notation::Notation& notation);

}  // namespace tetrarch::cases
