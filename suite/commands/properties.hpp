// Holding an engine to properties, beside cases: `tetrarch certify --properties`.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>

#include "suite/commands/engine_options.hpp"

namespace tetrarch::commands {

struct PropertyOptions {
  bool is_asked_for = false;
  std::uint64_t actions = 2'000;  // at least, a property
  std::uint64_t seed = 1;
};

void add_property_options(CLI::App& command, PropertyOptions& options);

// Starts the engine, tries every property of Quaternity on it, prints a line each, with what breaks it as a case where
// it is broken, and gives the exit code.
int run_properties(const EngineOptions& engine_options, const PropertyOptions& options);

}  // namespace tetrarch::commands
