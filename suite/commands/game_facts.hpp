// What a report says of the games beside the cases' results.
#pragma once

#include <string>
#include <vector>

#include "reports/result.hpp"
#include "suite/cases/case.hpp"

namespace tetrarch::commands {

// The facts of the games that `planned` has cases of, from the fixtures. With the bundled cases of a game, `bundled`,
// come its levels; without any it has none. Throws documents::InputError or std::runtime_error, naming the file, where
// one of the fixtures is not as described, or where an area is in no level.
std::vector<reports::GameFacts> game_facts(const std::vector<cases::Case>& planned,
                                           const std::vector<cases::Case>& bundled);

// A game's name without what explains it: "Quantum Chess (four players, seven phases)" is "Quantum Chess".
std::string short_title(const std::string& title);

// The commit that the program was built from, or "unknown".
std::string suite_commit();

}  // namespace tetrarch::commands
