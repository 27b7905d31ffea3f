#include "suite/run/success.hpp"

#include <algorithm>

namespace tetrarch::suite {
namespace {

using reports::CaseResult;
using reports::Verdict;

bool has(const reports::RunResult& run, Verdict verdict) {
  return std::ranges::find(run.cases, verdict, &CaseResult::verdict) != run.cases.end();
}

}  // namespace

int exit_code_of(const reports::RunResult& run) {
  if (has(run, Verdict::kSuiteError)) return kBadInput;
  const bool is_acceptable =
      std::ranges::all_of(run.cases, [](const CaseResult& result) { return reports::is_acceptable(result.verdict); });
  const bool is_whole = run.cases.size() == run.planned && run.complaints.empty();
  const bool is_shown = run.shard.has_value() || has(run, Verdict::kPass);
  return is_acceptable && is_whole && is_shown ? kSucceeded : kFailed;
}

}  // namespace tetrarch::suite
