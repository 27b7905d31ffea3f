// What a campaign found, as a case file that a person reads.
#pragma once

#include <string>

#include "suite/campaign/shrinking.hpp"
#include "suite/cases/clauses.hpp"

namespace tetrarch::campaign {

// One sentence: what must happen in the case.
std::string title_of(const Failing& failing);

// The file: board, what the rules say and what the engine said as comments, and the case. Gives the case its title.
std::string finding_text(Failing failing, const cases::ClauseBook& book, const std::string& engine);

}  // namespace tetrarch::campaign
