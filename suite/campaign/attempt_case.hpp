// An attempt as a case: what the reference says of it is what an engine must show.
#pragma once

#include <cstdint>
#include <string>

#include "suite/campaign/attempt.hpp"
#include "suite/cases/case.hpp"

namespace tetrarch::campaign {

// What is asked after each step, beside the state.
enum class Asking {
  kStates,     // nothing more
  kMoves,      // the list of moves
  kAttackers,  // who attacks the squares on which something stands
};

// The case, which the reference passes. It cites the clauses behind what the reference answers; its name, title and
// area are left empty. The position must be one that may be loaded.
cases::Case case_of(const Attempt& attempt, const std::string& ruleset, Asking asking);

}  // namespace tetrarch::campaign
