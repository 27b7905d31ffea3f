// A waiver file for the failures of a run, to start from.
#pragma once

#include <string>
#include <vector>

#include "reports/result.hpp"

namespace tetrarch::cases {

// The text of a waiver file that waives every failure of the engine's among the results, sorted by name; beside each
// stands, as a comment, what the case shows. A case of which every quarter turn that ran fails alike is waived by its
// plain name. The reason is what came, for the engine's author to put a better one in its place. `engine` is how the
// engine calls itself. A run without a failure gives a file without a waiver.
std::string proposed_waivers(const std::vector<reports::CaseResult>& results, const std::string& engine);

}  // namespace tetrarch::cases
