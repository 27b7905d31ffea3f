#include "reports/level_results.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "reports/run_summary.hpp"

namespace tetrarch::reports {
namespace {

// From the best to the worst.
enum class Rank { kPassed, kWaived, kUnsupported, kFailed };

Rank rank_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::kPass:
      return Rank::kPassed;
    case Verdict::kWaived:
      return Rank::kWaived;
    case Verdict::kUnsupported:
      return Rank::kUnsupported;
    default:
      return Rank::kFailed;
  }
}

Standing standing_of(const LevelResult& result) {
  if (result.failed > 0) return Standing::kFailed;
  if (result.level->cases == 0 || result.passed + result.waived < result.level->cases) return Standing::kIncomplete;
  return result.waived > 0 ? Standing::kWithWaivers : Standing::kPassed;
}

LevelResult result_of(const RunResult& run, const GameFacts& game, const LevelText& level) {
  std::map<std::string_view, Rank> ranks;
  for (const CaseResult& result : run.cases) {
    if (result.ruleset != game.ruleset || std::ranges::count(level.areas, result.area) == 0) continue;
    Rank& rank = ranks.try_emplace(result.name, Rank::kPassed).first->second;
    rank = std::max(rank, rank_of(result.verdict));
  }
  const auto count = [&](Rank wanted) {
    return static_cast<std::size_t>(
        std::ranges::count_if(ranks, [&](const auto& entry) { return entry.second == wanted; }));
  };
  LevelResult result{.level = &level,
                     .passed = count(Rank::kPassed),
                     .waived = count(Rank::kWaived),
                     .failed = count(Rank::kFailed),
                     .unsupported = count(Rank::kUnsupported)};
  result.standing = standing_of(result);
  return result;
}

}  // namespace

std::vector<LevelResult> level_results(const RunResult& run, const GameFacts& game) {
  std::vector<LevelResult> results;
  for (const LevelText& level : game.levels) results.push_back(result_of(run, game, level));
  return results;
}

std::string_view name_of(Standing standing) {
  switch (standing) {
    case Standing::kPassed:
      return "passed";
    case Standing::kWithWaivers:
      return "with waivers";
    case Standing::kFailed:
      return "failed";
    default:
      return "incomplete";
  }
}

std::string in_words(const LevelResult& result) {
  const std::string all = counted(result.level->cases, "case");
  if (result.failed > 0) return fmt::format("{} of {} failed", result.failed, all);
  if (result.standing == Standing::kPassed) return fmt::format("all {} passed", all);
  std::string text = fmt::format("{} of {} passed", result.passed, all);
  if (result.waived > 0) text += fmt::format(", {} waived", result.waived);
  if (result.unsupported > 0) text += fmt::format(", {} unsupported", result.unsupported);
  const std::size_t run = result.passed + result.waived + result.unsupported;
  if (run < result.level->cases) text += fmt::format(", {} not run", result.level->cases - run);
  return text;
}

}  // namespace tetrarch::reports
