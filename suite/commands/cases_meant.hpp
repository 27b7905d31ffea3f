// Cases as they are named on the command line.
#pragma once

#include <string>
#include <vector>

#include "suite/cases/case.hpp"

namespace tetrarch::commands {

// The cases that "FILE" or "FILE#CASE" means: all of the file as they are written, or the one of that name, which a
// quarter turn adds to, as in "@90". Throws std::invalid_argument where there is none of that name, and
// documents::InputError for a file that holds no cases.
std::vector<cases::Case> cases_meant(const std::string& word);

}  // namespace tetrarch::commands
