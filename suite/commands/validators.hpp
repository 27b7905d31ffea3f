// What options ask of their values, beside what CLI11 has.
#pragma once

#include <CLI/CLI.hpp>

namespace tetrarch::commands {

// An option that is given and empty, as by a variable that is not set, must not pass for one that is not given.
CLI::Validator is_given();

// Ranges let the number `nan` through.
CLI::Validator is_number();

// A number of seconds, as 60 or 60s, of minutes, as 10m, or of hours; it becomes one of seconds.
CLI::Validator is_duration();

}  // namespace tetrarch::commands
