// Commands that are shown to the user, to be copied into a shell.
#pragma once

#include <string>

#include "reports/result.hpp"
#include "suite/cases/case.hpp"
#include "suite/commands/contest.hpp"

namespace tetrarch::commands {

// A word as a shell takes it: as it is where it is plain, else in quotes.
std::string quoted(const std::string& word);

// Runs one case again, on the same engine and under the same limits. `command` is how the program was asked for the
// cases, such as "certify" or "run my.yaml".
std::string rerun_command(const ContestOptions& options, const std::string& command, const cases::Case& subject);

// The run of all the cases that the options select, save where its results go: equal where the same would be run in the
// same way.
std::string whole_command(const ContestOptions& options, const std::string& command);

// Explains the case of a result step by step.
std::string explain_command(const reports::CaseResult& result);

}  // namespace tetrarch::commands
