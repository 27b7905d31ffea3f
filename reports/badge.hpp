// A run as a badge, for a README.
#pragma once

#include <string>

#include "reports/result.hpp"

namespace tetrarch::reports {

// An SVG file of one line: how many levels are passed, or how many cases where the run has no levels; or how many cases
// failed. It says nothing that an engine wrote.
std::string badge(const RunResult& run);

// What it says.
std::string badge_text(const RunResult& run);

}  // namespace tetrarch::reports
