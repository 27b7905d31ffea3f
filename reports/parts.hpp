// The parts of a whole that many machines have worked on, and whether all of them are there.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace tetrarch::reports {

// What a part must have in common with the others: what it is, and its value.
using Common = std::vector<std::pair<std::string, std::string>>;

struct Part {
  std::string name;       // what a person calls it, such as the folder that it is in
  std::size_t index = 0;  // counted from 0, below `count`
  std::size_t count = 1;  // how many parts the whole has
  Common common;          // of the same things in every part
};

// Why the parts do not make up one whole, each once, a sentence each; empty where they do. Where one is of another
// whole, nothing is said of missing ones.
std::vector<std::string> faults_of_parts(const std::vector<Part>& parts);

}  // namespace tetrarch::reports
