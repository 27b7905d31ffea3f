// The levels of a certificate: fixtures/RULESET/levels.yaml.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "suite/cases/case.hpp"

namespace tetrarch::cases {

struct Level {
  std::string name;                // "movement"
  std::string title;               // what it is about, one line
  std::vector<std::string> areas;  // whose cases must all pass
};

// The levels of a ruleset, in the file's order. Throws documents::InputError where the file is not as described, is of
// another ruleset, or names an area or a level twice.
std::vector<Level> read_levels(const std::filesystem::path& file, const std::string& ruleset);

// What keeps the levels from being those of the areas: an area in none of them, or one that there is no case of. A
// sentence each; none where all is well.
std::vector<std::string> faults_of(const std::vector<Level>& levels, const std::vector<std::string>& areas);

}  // namespace tetrarch::cases
