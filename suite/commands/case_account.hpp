// A case played by the reference, which tells what happens and why.
#pragma once

#include "reports/case_account.hpp"
#include "suite/cases/case.hpp"

namespace tetrarch::commands {

// Plays the case on a new game of the reference. What the case expects is not looked at.
reports::CaseAccount account_of(const cases::Case& subject);

}  // namespace tetrarch::commands
