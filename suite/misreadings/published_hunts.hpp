// What hunts came to, as it is published: in README.md and, one by one, in fixtures/benchmarks/hunts.json.
#pragma once

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "suite/misreadings/hunt.hpp"

namespace tetrarch::misreadings {

// The hunts of each ruleset, by the id of the misreading.
using Hunts = std::map<std::string, std::map<std::string, Hunt>>;

// The text of README.md with what the hunts came to between its two marks. Throws std::runtime_error where it has none.
std::string with_hunts(const std::string& readme, const Hunts& hunts, const std::string& commit);

// {"commit", "budget", "rulesets": {RULESET: {ID: after how many actions each of the campaigns found it, or null}}}
nlohmann::json document_of(const Hunts& hunts, const std::string& commit);

// Writes both files, with the commit that is checked out. Throws std::runtime_error where what was measured is not what
// was committed.
void publish(const Hunts& hunts, const std::filesystem::path& project);

}  // namespace tetrarch::misreadings
