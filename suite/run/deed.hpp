// Doing what a step says.
#pragma once

#include "suite/cases/case.hpp"
#include "suite/run/asking.hpp"

namespace tetrarch::suite {

// Asks for everything that the deed needs and gives the last request and its answer: that of the first request that
// got no result, or of the last one.
//
// Saving and restoring loads the opening in between and saves it as well, so that a restore is seen that does nothing
// or gives the game that was saved last; and the game is saved once more at the end, so that what follows shows whether
// a save leaves it alone.
Asked perform(const cases::Deed& deed, const std::string& ruleset, const Asker& asker);

// The params of `load` for a position; null is the opening.
nlohmann::json load_params(const std::string& ruleset, const nlohmann::json& position);

// The name in `hello`'s `supports` of what the deed needs, or an empty string.
std::string needed_support(const cases::Deed& deed);

}  // namespace tetrarch::suite
