// The waivers of a file, for a run's results.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "reports/result.hpp"
#include "suite/cases/waivers.hpp"

namespace tetrarch::commands {

void add_waivers_option(CLI::App& command, std::string& file);

// The waivers of the file; none where its name is empty. Throws documents::InputError where it is not as
// fixtures/README.md describes it.
std::vector<cases::Waiver> waivers_in(const std::string& file);

// Applies the waivers, as of today, to those of the cases that were run, and leaves in the run what is to be complained
// of.
void apply(const std::vector<cases::Waiver>& waivers, const std::vector<cases::Case>& cases, reports::RunResult& run);

}  // namespace tetrarch::commands
