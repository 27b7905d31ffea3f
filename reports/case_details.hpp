// One case's result in full, as text: for the terminal, and inside other formats.
#pragma once

#include <cstddef>
#include <string>

#include "reports/result.hpp"

namespace tetrarch::reports {

struct DetailsOptions {
  bool colour = false;
  std::size_t width = 80;  // in columns; boards stand side by side from kWidthForTwo on
};

// Everything known of a result: its name and title, where it is written, the step, the clause, the request, the answer,
// the differences as a table, the boards with the differing squares marked, the engine's standard error, and how to run
// it again and have it explained. `turns` says in which quarter turns the case failed, if that is of interest
// (failed_cases.hpp). Every line ends in a newline. Text of the engine is made printable and bounded.
std::string details_of(const CaseResult& result, const DetailsOptions& options, const std::string& turns = {});

// A result in one line, without a newline: verdict, name, what happened, and in which quarter turns.
std::string line_of(const CaseResult& result, const std::string& turns = {});

}  // namespace tetrarch::reports
