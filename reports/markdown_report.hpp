// A run as Markdown, for the summary of a job or a comment.
#pragma once

#include <string>

#include "reports/result.hpp"

namespace tetrarch::reports {

// The outcome, the levels, what the engine most likely gets wrong and the first failures, each with the command that
// shows it again. What comes from an engine stands in code spans, in which nothing is markup, a link or a mention.
std::string markdown_report(const RunResult& run);

}  // namespace tetrarch::reports
