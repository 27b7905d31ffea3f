// Reads case files; fixtures/README.md describes them.
#pragma once

#include <vector>

#include "suite/cases/case.hpp"
#include "suite/cases/case_files.hpp"
#include "suite/cases/clauses.hpp"

namespace tetrarch::cases {

// All cases of the files, in the order in which they are written, but for files that are known only. `books` has the
// clauses of every ruleset that the files may name. Throws documents::InputError for the first fault of any file:
// nothing is left out silently.
std::vector<Case> load_cases(const std::vector<CaseFile>& files, const std::vector<ClauseBook>& books);

}  // namespace tetrarch::cases
