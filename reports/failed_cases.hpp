// What a reader looks at first: each case that failed once, however many of its quarter turns did.
#pragma once

#include <string>
#include <vector>

#include "reports/result.hpp"

namespace tetrarch::reports {

struct FailedCase {
  const CaseResult* first;  // the first of its turns that failed, which belongs to the run
  std::string turns;        // how many failed, such as "in 2 of 4 quarter turns: @0, @90"; empty where only one was run
};

// The cases that are neither passed, unsupported nor waived, in the order of execution. A turn that failed with another
// verdict than the first is listed with it.
std::vector<FailedCase> failed_cases(const RunResult& run);
std::vector<FailedCase> failed_cases(RunResult&& run) = delete;  // what it tells would point into what is gone

}  // namespace tetrarch::reports
