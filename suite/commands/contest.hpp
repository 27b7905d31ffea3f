// What the commands that run cases share: the engine to run them on, and where the results go.
#pragma once

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "suite/cases/case.hpp"
#include "suite/commands/engine_options.hpp"

namespace tetrarch::commands {

struct ContestOptions : EngineOptions {
  unsigned jobs = 1;                 // engines side by side
  std::string shard;                 // as shard_asked_for() takes it
  std::vector<std::string> filters;  // globs over case names
  std::string waivers;
  std::string write_waivers;
  std::string junit;
  std::string json;
  std::string report;              // a folder
  std::vector<std::string> gtest;  // passed on to GoogleTest
};

// Adds the options to a command.
void add_contest_options(CLI::App& command, ContestOptions& options);

// What an engine is held against.
struct Subjects {
  std::vector<cases::Case> cases;
  std::string command;             // how the program was asked for them, such as "certify" or "run my.yaml"
  std::vector<std::string> files;  // a user's own case files; none where the cases are the bundled ones
  std::vector<std::string> games;  // the games whose bundled cases these are
};

// Runs those of the cases that the options select, prints and writes the reports, and gives the exit code.
int run_contest(const ContestOptions& options, const Subjects& subjects);

}  // namespace tetrarch::commands
