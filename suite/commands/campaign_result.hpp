// What a campaign has come to, for a person.
#pragma once

#include <filesystem>

#include "suite/campaign/progress.hpp"

namespace tetrarch::commands {

// Prints what the campaign in the folder has found, and gives the exit code.
int print_campaign(const campaign::Progress& progress, const std::filesystem::path& folder);

}  // namespace tetrarch::commands
