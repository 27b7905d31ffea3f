// A run as one page of HTML, for people.
#pragma once

#include <string>

#include "reports/result.hpp"

namespace tetrarch::reports {

// The whole run in one file that takes nothing from anywhere: what is certified, the levels, the clauses by verdicts,
// and each failure once, whatever the number of its quarter turns, with boards, differences, request and answer, and
// the commands that show it again. What comes from an engine is printable text and never markup, bounded like
// everything else; the page forbids itself any other script than its own and any network. It can be read without its
// script, too.
std::string html_report(const RunResult& run);

}  // namespace tetrarch::reports
