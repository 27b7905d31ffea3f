// Programs that do one thing and end, such as a compiler.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace tetrarch::variants {

// Runs a program to its end, with nothing on its standard input, and keeps what it prints in the file. Engines may run
// and be ended meanwhile. Gives its exit status, or 128 and the number of the signal that ended it. Throws
// std::runtime_error where it cannot be started.
int run_tool(const std::vector<std::string>& words, const std::filesystem::path& log);

}  // namespace tetrarch::variants
