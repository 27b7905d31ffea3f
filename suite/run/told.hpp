// For tests: discrepancies as lines of text.
#pragma once

#include <string>
#include <vector>

#include "suite/run/expectations.hpp"

namespace tetrarch::suite {

// The summary, then each difference as "FIELD: EXPECTED / ACTUAL"; empty where there is no discrepancy.
inline std::vector<std::string> told(const Check& check) {
  if (!check) return {};
  std::vector<std::string> lines = {check->summary};
  for (const auto& [field, expected, actual] : check->differences) {
    lines.push_back(field + ": " + expected + " / " + actual);
  }
  return lines;
}

inline std::string first(const std::vector<std::string>& lines) { return lines.empty() ? "nothing" : lines.front(); }

inline std::string last(const std::vector<std::string>& lines) { return lines.empty() ? "nothing" : lines.back(); }

}  // namespace tetrarch::suite
