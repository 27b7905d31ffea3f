// The reports of shards, joined to the report of their whole run.
#pragma once

#include <string>
#include <vector>

namespace tetrarch::commands {

// Reads the reports in the folders, prints the whole run that they are the shards of, with the waivers of a file
// applied where one is named, writes its report into the folder `out`, and gives its exit code. Throws
// std::invalid_argument, saying all that is wrong with them, where they are not the shards of one run of this
// Tetrarch's.
int join_reports(const std::vector<std::string>& folders, const std::string& waivers, const std::string& out);

}  // namespace tetrarch::commands
