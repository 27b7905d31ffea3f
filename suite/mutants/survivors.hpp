// Mutants that nothing catches, as a person has judged them: fixtures/RULESET/surviving_mutants.yaml.
#pragma once

#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "suite/documents/place.hpp"
#include "suite/mutants/mutant.hpp"

namespace tetrarch::mutants {

struct Survivor {
  std::string id;              // of the mutant
  bool is_equivalent = false;  // nothing can tell it from the reference; else it is one that the suite misses
  std::string why;             // one sentence
  documents::Place place;
};

// The judgements, by the mutants' ids. Throws documents::InputError where the file is not as fixtures/README.md
// describes it, or names a mutant that is none of those given, or one that reads otherwise.
std::map<std::string, Survivor> read_survivors(const std::filesystem::path& file, const std::vector<Mutant>& mutants);

}  // namespace tetrarch::mutants
