// GoogleTest as a run of cases wants it.
#pragma once

#include <string>
#include <vector>

namespace tetrarch::commands {

// Readies GoogleTest with the flags that a user passes on. Its filter, shuffling, repeating, XML and sharding behave as
// everybody expects, whether flags or variables ask for them; what would end the program, write elsewhere or hide the
// report is switched off. Throws std::invalid_argument for any other flag, and for a repetition or shard that is none.
void init_gtest(const std::vector<std::string>& flags);

}  // namespace tetrarch::commands
