// The campaigns of shards, joined to their whole campaign.
#pragma once

#include <string>
#include <vector>

namespace tetrarch::commands {

// Writes the whole campaign that the campaigns in the folders are the shards of into the folder `out`, prints what it
// has found, and gives its exit code. Throws std::invalid_argument, saying all that is wrong with them, where they are
// not the shards of one campaign of this Tetrarch's, or where there is a campaign in `out` already.
int join_campaigns(const std::vector<std::string>& folders, const std::string& out);

}  // namespace tetrarch::commands
