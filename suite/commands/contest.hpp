// What the commands that run cases share: the engine to run them on, and where the results go.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "suite/cases/case.hpp"

namespace tetrarch::commands {

struct ContestOptions {
  std::string engine;  // a command line, "reference", or empty for the bundled engine over a pipe
  bool shell = false;
  double timeout = 10;                      // seconds a request
  double memory = TETRARCH_DEFAULT_MEMORY;  // GiB of address space for the engine; 0: no limit
  std::vector<std::string> filters;         // globs over case names
  std::string waivers;
  std::string write_waivers;
  std::string junit;
  std::string json;
  std::vector<std::string> gtest;  // passed on to GoogleTest
};

// Adds the options to a command.
void add_contest_options(CLI::App& command, ContestOptions& options);

// What an engine is held against.
struct Subjects {
  std::vector<cases::Case> cases;
  std::string command;             // how the program was asked for them, such as "certify" or "run my.yaml"
  std::vector<std::string> files;  // a user's own case files
};

// Runs those of the cases that the options select, prints and writes the reports, and gives the exit code.
int run_contest(const ContestOptions& options, const Subjects& subjects);

}  // namespace tetrarch::commands
