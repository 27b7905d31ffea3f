// Reads the steps of a case.
#pragma once

#include <vector>

#include "suite/cases/case.hpp"
#include "suite/cases/positions.hpp"
#include "suite/documents/document.hpp"

namespace tetrarch::cases {

inline constexpr std::size_t kUndoLimit = 1000;

// The steps that are written, of which there must be one at least. Throws documents::InputError.
std::vector<Step> read_steps(const documents::Node& written, const Scope& scope, Positions& positions);

}  // namespace tetrarch::cases
