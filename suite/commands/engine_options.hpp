// The options that say which engine a command is about, and the engine that they name.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>

#include "suite/engines/channel.hpp"
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

// The engine as the user named it, or the command of the bundled one.
std::string engine_name(const EngineOptions& options);

// Says on standard error that the engine could not be started, with the end of its own, and gives the exit code.
int not_started(const EngineOptions& options, const suite::Failure& failure, const std::string& standard_error);

}  // namespace tetrarch::commands
