// For tests: the proof that nothing of an engine is left.
#pragma once

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

namespace tetrarch::suite {

// How many processes run that were started with this word in their command.
inline std::ptrdiff_t processes_with(const std::string& word) {
  const std::filesystem::directory_iterator entries("/proc");
  return std::count_if(begin(entries), end(entries), [&](const auto& entry) {
    std::ifstream file(entry.path() / "cmdline", std::ios::binary);
    std::ostringstream command;
    command << file.rdbuf();  // that of a process that ends meanwhile stays empty
    return command.str().find(word) != std::string::npos;
  });
}

}  // namespace tetrarch::suite
