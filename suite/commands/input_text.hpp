// Files that a command reads as they are.
#pragma once

#include <cstddef>
#include <string>

namespace tetrarch::commands {

// Everything that the file holds. Throws std::invalid_argument, naming the file, where it cannot be read or holds more
// than `limit` bytes.
std::string text_in_file(const std::string& file, std::size_t limit);

}  // namespace tetrarch::commands
