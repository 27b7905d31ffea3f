// JUnit XML, for the servers of continuous integration.
#pragma once

#include <string>

#include "reports/result.hpp"

namespace tetrarch::reports {

// The run as JUnit XML in UTF-8: a suite for each area, in the order in which the run came to them, and a testcase for
// each case. `wrong` and `unwaived` are failures; `crash`, `timeout`, `protocol` and `suite-error` are errors;
// `unsupported` and `waived` are skipped. What is wrong with the run itself is a failing testcase each in a last suite
// named "run". Characters that XML 1.0 forbids are made visible. It is as fixtures/schemas/junit.xsd says, which strict
// servers demand, so where a case is written stands in the text of a failure alone.
std::string junit_report(const RunResult& run);

}  // namespace tetrarch::reports
