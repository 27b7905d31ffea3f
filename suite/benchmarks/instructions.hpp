// Speed without a clock: the instructions that works of the reference take, held against those that are written down.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace tetrarch::benchmarks {

// By the name of a work, how many instructions it takes.
using Instructions = std::map<std::string, std::uint64_t>;

// Has the program that was built from main.cpp do each of the named works once under valgrind's callgrind. Throws
// std::runtime_error, with what was printed, where that fails.
Instructions count_instructions(const std::filesystem::path& program, const std::vector<std::string>& names);

// The counts that are written down, and those as they are written. Throws std::runtime_error where the text is none of
// such.
Instructions instructions_in(const std::string& text);
std::string text_of(const Instructions& counts);

// A sentence for each count that is off by more than a tenth, upwards or downwards, and for each that only one of the
// two has.
std::vector<std::string> faults_of(const Instructions& counted, const Instructions& written);

}  // namespace tetrarch::benchmarks
