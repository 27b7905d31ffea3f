// The options that say which engine a command is about, and the engine that they name.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "suite/engines/channel.hpp"
#include "suite/run/worker.hpp"
#include "suite/wire/message_schema.hpp"

namespace tetrarch::commands {

struct EngineOptions {
  std::string engine;  // a command line, "lib:PATH", "reference", or empty for the bundled engine in Python
  bool shell = false;
  double timeout = 10;                      // seconds a request
  double memory = TETRARCH_DEFAULT_MEMORY;  // GiB of address space for the engine; 0: no limit
};

void add_engine_options(CLI::App& command, EngineOptions& options);

// The way to the engine, which is not started yet. `schema` must outlive it. Throws std::invalid_argument where the
// command cannot be split into words, or no library is named.
std::unique_ptr<suite::Channel> channel_of(const EngineOptions& options, const wire::MessageSchema& schema);

// Engines of one command that are asked side by side.
struct EngineTeam {
  std::vector<std::unique_ptr<wire::MessageSchema>> schemas;  // no two threads may look into one
  std::vector<std::unique_ptr<suite::Worker>> workers;
};

// How many engines a command asks side by side: 1 unless said otherwise.
void add_jobs_option(CLI::App& command, unsigned& jobs);

// So many engines, none of them started yet. Throws as channel_of() does.
EngineTeam team_of(const EngineOptions& options, unsigned jobs);

// The engine as the user named it, or the command of the bundled one.
std::string engine_name(const EngineOptions& options);

// Says on standard error that the engine could not be started, with the end of its own, and gives the exit code.
int not_started(const EngineOptions& options, const suite::Failure& failure, const std::string& standard_error);

}  // namespace tetrarch::commands
