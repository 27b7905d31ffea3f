// GoogleTest as a run of cases wants it.
#pragma once

#include <string>
#include <vector>

namespace tetrarch::commands {

// Readies GoogleTest with the flags that a user passes on. Its filter, shuffling, repeating and XML behave as everybody
// expects, whether flags or variables ask for them; what would end the program, write elsewhere or hide the report is
// switched off, and so is its sharding: a shard is what --shard asks for. Throws std::invalid_argument for any other
// flag, for a repetition that is none, for variables that ask for a shard where there is none, and where there is one,
// for all that leaves out cases or changes their order.
void init_gtest(const std::vector<std::string>& flags, bool is_shard);

}  // namespace tetrarch::commands
