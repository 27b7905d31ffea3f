#include "suite/run/success.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace tetrarch::suite {
namespace {

using reports::CaseResult;
using reports::Verdict;

bool has(const reports::RunResult& run, Verdict verdict) {
  return std::ranges::find(run.cases, verdict, &CaseResult::verdict) != run.cases.end();
}

}  // namespace

void reconcile(reports::RunResult& run) {
  if (run.cases.size() != run.planned) {
    run.complaints.push_back(fmt::format("{} cases were planned and {} were executed; a run must execute what it plans",
                                         run.planned, run.cases.size()));
  }
  if (!has(run, Verdict::kPass)) run.complaints.emplace_back("no case passed, so nothing is known of the engine");
}

int exit_code_of(const reports::RunResult& run) {
  if (has(run, Verdict::kSuiteError)) return kBadInput;
  const bool is_acceptable =
      std::ranges::all_of(run.cases, [](const CaseResult& result) { return reports::is_acceptable(result.verdict); });
  return is_acceptable && run.complaints.empty() && has(run, Verdict::kPass) ? kSucceeded : kFailed;
}

}  // namespace tetrarch::suite
