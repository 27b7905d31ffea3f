// A case as a file that `tetrarch run` and `tetrarch explain` take.
#pragma once

#include <string>
#include <vector>

#include "suite/cases/case.hpp"

namespace tetrarch::campaign {

// The file with this one case, `comment` at its head a line each. The case must have been made by case_of, with name,
// title and area.
std::string written_case(const cases::Case& subject, const std::vector<std::string>& comment);

}  // namespace tetrarch::campaign
