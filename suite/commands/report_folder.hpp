// The folder of --report: every writer of reports/, each in a file of its own.
#pragma once

#include <string>
#include <vector>

#include "reports/result.hpp"

namespace tetrarch::commands {

// The paths of the files that a report writes into the folder: report.html, report.json, junit.xml, summary.md and
// badge.svg.
std::vector<std::string> files_of_report(const std::string& folder);

// Makes the folder, and those that lead to it, where it is not there yet. Throws std::invalid_argument where it cannot
// be made or written to.
void prepare_report_folder(const std::string& folder);

// Writes the files, each whole or not at all. Throws std::runtime_error where one cannot be written.
void write_report(const std::string& folder, const reports::RunResult& run);

}  // namespace tetrarch::commands
