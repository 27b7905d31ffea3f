// What a person at a terminal reads of a run.
#pragma once

#include <cstddef>
#include <iosfwd>

#include "reports/result.hpp"

namespace tetrarch::reports {

struct ConsoleOptions {
  bool colour = false;
  std::size_t width = 80;     // of the terminal, in columns
  std::size_t detailed = 10;  // so many cases that failed are printed in full, the others in one line each
};

// Prints the header, every case that is neither passed, unsupported nor waived (once, whatever the number of its
// quarter turns that are not), the complaints, the counts, and one line that says the outcome in words.
void print_run(std::ostream& out, const RunResult& run, const ConsoleOptions& options);

}  // namespace tetrarch::reports
