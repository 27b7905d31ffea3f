// Making what an engine fails at small enough to read.
#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "suite/campaign/difference.hpp"
#include "suite/campaign/explorer.hpp"

namespace tetrarch::campaign {

using Judge = std::function<reports::CaseResult(const cases::Case&)>;

// An attempt that an engine fails, and how.
struct Failing {
  Attempt attempt;
  cases::Case subject;
  reports::CaseResult result;
  DifferenceKind kind;
};

// How many cases may be run to make something smaller.
struct Budget {
  std::size_t runs = 4'000;
  std::size_t runs_of_crash = 400;   // the engine has to be started each time
  std::size_t runs_of_timeout = 12;  // each time takes as long as the engine has for a request
};

// The simplest attempt that the walk comes to which fails in the same way. It takes the first simpler attempt that
// does, again and again, until none does or the budget is used up.
Failing shrunk(Failing failing, const Explorer& explorer, const Judge& judge, const Budget& budget);

}  // namespace tetrarch::campaign
