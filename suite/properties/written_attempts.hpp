// For tests: attempts out of the cases of a ruleset, for a game that nobody explores.
#pragma once

#include <rapidcheck.h>

#include <string>

#include "suite/campaign/attempt.hpp"

namespace tetrarch::properties {

// The positions of the cases, each with what is done in its case and with what may be done from there on. They
// shrink by what is done.
rc::Gen<campaign::Attempt> written_attempts(const std::string& ruleset);

}  // namespace tetrarch::properties
