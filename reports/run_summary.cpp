#include "reports/run_summary.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace tetrarch::reports {
namespace {

constexpr std::array kVerdicts = {Verdict::kPass,    Verdict::kWrong,    Verdict::kCrash,
                                  Verdict::kTimeout, Verdict::kProtocol, Verdict::kUnsupported,
                                  Verdict::kWaived,  Verdict::kUnwaived, Verdict::kSuiteError};

// ", 3 unsupported, 1 waived", or as much of it as there is.
std::string set_aside(std::map<Verdict, std::size_t>& counts) {
  std::string text;
  if (counts[Verdict::kUnsupported] > 0) text += fmt::format(", {} unsupported", counts[Verdict::kUnsupported]);
  if (counts[Verdict::kWaived] > 0) text += fmt::format(", {} waived", counts[Verdict::kWaived]);
  return text;
}

// What kept the run from passing, each in a few words.
std::vector<std::string> reasons_against(const RunResult& run) {
  auto counts = counts_of(run);
  const std::size_t contradicting = counts[Verdict::kSuiteError];
  const std::size_t unwaived = counts[Verdict::kUnwaived];
  const std::size_t failed =
      counts[Verdict::kWrong] + counts[Verdict::kCrash] + counts[Verdict::kTimeout] + counts[Verdict::kProtocol];
  std::vector<std::string> reasons;
  if (failed > 0) {
    const std::size_t executed = run.cases.size() - counts[Verdict::kUnsupported] - counts[Verdict::kWaived];
    reasons.push_back(fmt::format("{} of {} failed{}", failed, counted(executed, "case"), set_aside(counts)));
  }
  if (unwaived > 0) reasons.push_back(counted(unwaived, "case") + " passed against a waiver");
  if (contradicting > 0)
    reasons.push_back(counted(contradicting, "case") + " contradicted by the suite's own reference");
  const std::size_t faults = faults_of(run).size();
  if (faults > 0) reasons.push_back(counted(faults, "complaint") + " about the run itself");
  return reasons;
}

}  // namespace

std::string in_words(const ShardOfRun& shard) {
  return fmt::format("shard {} of {}, a part of the cases", shard.index, shard.count);
}

std::map<Verdict, std::size_t> counts_of(const RunResult& run) {
  std::map<Verdict, std::size_t> counts;
  for (const Verdict verdict : kVerdicts) counts[verdict] = 0;
  for (const CaseResult& result : run.cases) ++counts[result.verdict];
  return counts;
}

std::vector<std::string> faults_of(const RunResult& run) {
  std::vector<std::string> faults = run.complaints;
  if (run.cases.size() != run.planned) {
    faults.push_back(fmt::format("{} planned, but {} executed", counted(run.planned, "case"), run.cases.size()));
  }
  if (!run.shard &&
      std::ranges::none_of(run.cases, [](const auto& result) { return result.verdict == Verdict::kPass; })) {
    faults.emplace_back("no case passed, so nothing was shown");
  }
  return faults;
}

ClosingLine closing_line(const RunResult& run) {
  const std::vector<std::string> reasons = reasons_against(run);
  const std::string where = run.shard ? " in " + in_words(*run.shard) : "";
  if (!reasons.empty()) return {false, fmt::format("FAILED{}: {}.", where, fmt::join(reasons, "; "))};
  auto counts = counts_of(run);
  return {true, fmt::format("PASSED{}: {} of {} passed{}, none failed.", where, counts[Verdict::kPass],
                            counted(run.cases.size(), "case"), set_aside(counts))};
}

std::string capitalized(std::string_view text) {
  std::string result(text);
  if (!result.empty() && result.front() >= 'a' && result.front() <= 'z')
    result.front() = static_cast<char>(result.front() - 'a' + 'A');
  return result;
}

std::string counted(std::size_t number, const std::string& noun) {
  return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
}

}  // namespace tetrarch::reports
