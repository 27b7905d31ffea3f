// Programs that take this one's place.
#pragma once

#include <string>
#include <vector>

namespace tetrarch::commands {

// Becomes another program: the first word names it, with a path or to be looked up in PATH, and all the words are its
// argv. Gives why it cannot, and nothing where it can, as nothing is left then to give it to.
std::string become(std::vector<std::string> words);

}  // namespace tetrarch::commands
