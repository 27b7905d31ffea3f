// Reads a report of a run back, as json_report() wrote it.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "reports/result.hpp"

namespace tetrarch::reports {

// The run of a report. Throws std::runtime_error, saying what is wrong with it, where the document is no report of the
// version that json_report() writes. What the report does not hold is left empty.
RunResult run_of_report(const nlohmann::json& report);

}  // namespace tetrarch::reports
