#include "reports/failed_cases.hpp"

#include <fmt/format.h>

#include <map>
#include <set>
#include <string_view>

namespace tetrarch::reports {
namespace {

// The turns of one case.
struct Turns {
  std::set<std::string_view> names;  // of those that were run
  std::vector<const CaseResult*> failed;
};

// The name without the quarter turn.
std::string_view unturned(std::string_view name) { return name.substr(0, name.find('@')); }

// The turn as it is written in a filter.
std::string turn_of(std::string_view name) {
  const auto at = name.find('@');
  return std::string(at == std::string_view::npos ? "@0" : name.substr(at));
}

std::string listed(const std::vector<const CaseResult*>& failed) {
  std::vector<std::string> turns;
  for (const CaseResult* result : failed) {
    std::string turn = turn_of(result->name);
    if (result->verdict != failed.front()->verdict) turn += fmt::format(" ({})", name_of(result->verdict));
    turns.push_back(std::move(turn));
  }
  return fmt::format("{}", fmt::join(turns, ", "));
}

std::string told(const Turns& turns) {
  const std::size_t all = turns.names.size();
  if (all == 1) return "";
  const std::string list = listed(turns.failed);
  const bool is_alike = list.find('(') == std::string::npos;
  if (turns.failed.size() == all && is_alike) return fmt::format("in all {} quarter turns", all);
  return fmt::format("in {} of {} quarter turns: {}", turns.failed.size(), all, list);
}

}  // namespace

std::vector<FailedCase> failed_cases(const RunResult& run) {
  std::map<std::string_view, Turns> cases;
  std::vector<FailedCase> failed;
  std::set<std::string_view> failed_names;
  for (const CaseResult& result : run.cases) {
    Turns& turns = cases[unturned(result.name)];
    turns.names.insert(result.name);
    const bool is_known = is_acceptable(result.verdict) || !failed_names.insert(result.name).second;
    if (is_known) continue;
    if (turns.failed.empty()) failed.push_back({&result, ""});
    turns.failed.push_back(&result);
  }
  for (FailedCase& one : failed) one.turns = told(cases[unturned(one.first->name)]);
  return failed;
}

}  // namespace tetrarch::reports
