// A run as one JSON document, for programs.
#pragma once

#include <cstddef>
#include <string>

#include "reports/result.hpp"

namespace tetrarch::reports {

// The longest document of an engine that the report takes over as it is, in bytes of JSON.
inline constexpr std::size_t kDocumentLimit = std::size_t{64} << 10;

// The version of the document's form. Every change that a program would notice makes a new one.
inline constexpr int kReportVersion = 3;

// The whole run, as fixtures/schemas/report.schema.json describes it: indented ASCII, ending in a newline. Texts are
// printable and bounded. Requests, answers and states are taken over as they are, save those beyond kDocumentLimit or
// 64 levels of nesting: in their place stands a text with their beginning.
std::string json_report(const RunResult& run);

}  // namespace tetrarch::reports
