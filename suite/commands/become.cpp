#include "suite/commands/become.hpp"

#include <unistd.h>

#include <cerrno>
#include <cstring>

namespace tetrarch::commands {

std::string become(std::vector<std::string> words) {
  std::vector<char*> arguments;
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  ::execvp(arguments.front(), arguments.data());
  return std::strerror(errno);
}

}  // namespace tetrarch::commands
