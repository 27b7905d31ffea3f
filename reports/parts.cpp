#include "reports/parts.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <map>

#include "reports/printable.hpp"

namespace tetrarch::reports {
namespace {

// How many missing parts are named.
constexpr std::size_t kMostMissing = 20;

std::vector<std::string> strangers(const std::vector<Part>& parts) {
  const Part& first = parts.front();
  std::vector<std::string> faults;
  for (const Part& other : parts) {
    for (std::size_t index = 0; index < other.common.size(); ++index) {
      const auto& [what, value] = other.common[index];
      const std::string& expected = first.common.at(index).second;
      if (value == expected) continue;
      faults.push_back(fmt::format("{} is of another {}: {}; {} is of {}", other.name, what, printable(value),
                                   first.name, printable(expected)));
    }
  }
  return faults;
}

std::vector<std::string> missing_ones(const std::map<std::size_t, std::string>& present, std::size_t count) {
  std::vector<std::string> faults;
  const std::size_t missing = count - present.size();
  for (std::size_t index = 0; faults.size() < std::min(missing, kMostMissing); ++index) {
    if (!present.contains(index)) faults.push_back(fmt::format("shard {} of {} is missing", index, count));
  }
  if (missing > kMostMissing) faults.push_back(fmt::format("and {} more are missing", missing - kMostMissing));
  return faults;
}

}  // namespace

std::vector<std::string> faults_of_parts(const std::vector<Part>& parts) {
  if (parts.empty()) return {"there is no shard"};
  auto faults = strangers(parts);
  if (!faults.empty()) return faults;
  const std::size_t count = parts.front().count;
  std::map<std::size_t, std::string> present;
  for (const Part& part : parts) {
    const auto [other, is_new] = present.emplace(part.index, part.name);
    if (is_new) continue;
    faults.push_back(
        fmt::format("shard {} of {} is there twice: {} and {}", part.index, count, other->second, part.name));
  }
  std::ranges::move(missing_ones(present, count), std::back_inserter(faults));
  return faults;
}

}  // namespace tetrarch::reports
