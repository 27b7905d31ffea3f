// The shards of a campaign, joined to the campaign that they are parts of.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "suite/campaign/progress.hpp"

namespace tetrarch::campaign {

// A campaign in its folder.
struct Kept {
  std::filesystem::path folder;
  Progress progress;
};

// Why the campaigns are not the shards of one whole campaign, each once and each at its end, a sentence each; empty
// where they are.
std::vector<std::string> faults_of_shards(const std::vector<Kept>& shards);

// The whole campaign, as if it had not been split. faults_of_shards() must have nothing against the shards.
Progress joined(const std::vector<Kept>& shards);

// Writes the whole campaign that the shards come to into the folder. Throws std::runtime_error where a file cannot be
// read or written.
void write_joined(const std::vector<Kept>& shards, const std::filesystem::path& folder);

}  // namespace tetrarch::campaign
