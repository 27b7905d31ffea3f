// Reports of runs that were written before.
#pragma once

#include <string>

#include "reports/result.hpp"

namespace tetrarch::commands {

// The run of a report that --json or --report wrote. Throws std::invalid_argument, naming the file, where it is none.
reports::RunResult run_in_file(const std::string& file);

}  // namespace tetrarch::commands
