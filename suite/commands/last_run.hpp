// The results of the last run, kept beside the program for `tetrarch clauses`.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>

#include "reports/result.hpp"

namespace tetrarch::commands {

// Keeps the results. A program that lies where its user may not write goes without, and says so on standard error.
void remember(const reports::RunResult& run);

// How many cases of the last run exercised each clause, by its id; nothing where no run is known. Throws
// std::runtime_error, naming the file, where it holds no results.
std::optional<std::map<std::string, std::size_t>> exercised_by_last_run();

}  // namespace tetrarch::commands
