// The scores as they are published: in README.md and, for programs, in fixtures/mutation_scores.json.
#pragma once

#include <filesystem>
#include <map>
#include <string>

#include "suite/mutants/score.hpp"

namespace tetrarch::mutants {

// A number that changes with the ruleset's sources, its cases and its clauses. Throws std::runtime_error where they
// cannot be read.
std::string digest_of(const std::filesystem::path& project, const std::string& ruleset);

// The text of README.md with the scores, by ruleset, between its two marks. Throws std::runtime_error where it has
// none.
std::string with_scores(const std::string& readme, const std::map<std::string, Score>& scores,
                        const std::string& commit);

// Writes the scores into both files, with the commit that is checked out. Throws std::runtime_error where what was
// measured is not what was committed.
void publish(const std::map<std::string, Score>& scores, const std::filesystem::path& project);

}  // namespace tetrarch::mutants
