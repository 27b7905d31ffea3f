// Holding an engine to properties, beside cases: `tetrarch certify --properties`.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>
#include <vector>

#include "suite/commands/engine_options.hpp"

namespace tetrarch::commands {

struct PropertyOptions {
  bool is_asked_for = false;
  std::uint64_t actions = 2'000;  // at least, a property
  std::uint64_t seed = 1;
};

void add_property_options(CLI::App& command, PropertyOptions& options);

// Starts the engine, tries every property of the rulesets that it plays on it, prints a line each, with what breaks it
// as a case where it is broken, and gives the exit code. Says so of rulesets that the engine does not play, and of
// those that have no explorer.
int run_properties(const std::vector<std::string>& rulesets, const EngineOptions& engine_options,
                   const PropertyOptions& options);

}  // namespace tetrarch::commands
