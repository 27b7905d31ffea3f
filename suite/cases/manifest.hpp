// The manifest: which cases there are, and which names are never used again. It is committed beside the cases, so that
// a case cannot get lost, renamed or emptied unseen.
#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <string>
#include <vector>

#include "suite/cases/case.hpp"

namespace tetrarch::cases {

struct Manifest {
  std::string ruleset;
  // How many steps each case has, by its name, without quarter turns.
  std::map<std::string, std::size_t> steps;
  std::size_t with_turns = 0;          // how many cases there are with their quarter turns
  std::vector<std::string> withdrawn;  // names of former cases
};

// Reads fixtures/RULESET/manifest.yaml. Throws documents::InputError where it is not as fixtures/README.md describes
// it.
Manifest read_manifest(const std::filesystem::path& file);

// The manifest as its file has it.
std::string written(const Manifest& manifest);

// The manifest of these cases of one ruleset (without quarter turns), with the names that were withdrawn before.
Manifest manifest_of(const std::string& ruleset, const std::vector<Case>& cases, std::vector<std::string> withdrawn);

// How the cases differ from the manifest: a case that is missing, is not in it, has lost or gained steps, or has a name
// that was withdrawn. One sentence each; empty where all is well.
std::vector<std::string> faults_of(const Manifest& manifest, const std::vector<Case>& cases);

}  // namespace tetrarch::cases
