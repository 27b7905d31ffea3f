// Which part of the work a program is to do, where many do it.
#pragma once

#include <CLI/CLI.hpp>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tetrarch::commands {

// Shards are counted from 0: the last one has the index count - 1.
struct Shard {
  std::size_t index = 0;
  std::size_t count = 1;
};

// Adds --shard to a command, which leaves what was given for it in `text`. `joining` is what joins the parts.
void add_shard_option(CLI::App& command, std::string& text, const std::string& joining = "tetrarch merge");

// The shard that --shard asks for; nothing where it was not given. "I/N" says it, "auto" has it taken from the
// variables of a job of an array of Slurm's or of GoogleTest's sharding, and "auto/N" takes the index alone from these
// or from Kubernetes, which does not tell a job how many there are. Throws std::invalid_argument, saying what is
// expected, for anything else, and where the variables are missing, contradict each other or are of several of these.
std::optional<Shard> shard_asked_for(const std::string& text);

// Throws std::invalid_argument where there are reasons why shards cannot be joined, and names all of them.
void require_shards(const std::vector<std::string>& faults);

// Whether GoogleTest's variables ask for a shard.
bool is_sharded_by_gtest();

}  // namespace tetrarch::commands
