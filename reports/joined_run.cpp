#include "reports/joined_run.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <utility>

#include "reports/parts.hpp"
#include "reports/run_summary.hpp"

namespace tetrarch::reports {
namespace {

std::vector<std::string> whole_runs(const std::vector<NamedRun>& shards) {
  std::vector<std::string> faults;
  for (const auto& [name, run] : shards) {
    if (!run.shard) faults.push_back(fmt::format("{} is a whole run and no shard of one", name));
  }
  return faults;
}

Common common_of(const RunResult& run) {
  const EngineIdentity& engine = run.engine;
  const ShardOfRun& shard = *run.shard;
  return {{"version of Tetrarch", fmt::format("{}, commit {}", run.suite_version, run.suite_commit)},
          {"number of shards", std::to_string(shard.count)},
          {"run", shard.run},
          {"choice of games", fmt::format("{}", fmt::join(shard.games, ", "))},
          {"number of cases", std::to_string(shard.cases)},
          {"state of the cases", shard.digest},
          {"engine", fmt::format("{} {}, written in \"{}\", at home at \"{}\", with {}; supports: {}", engine.name,
                                 engine.version, engine.language, engine.url, fmt::join(engine.rulesets, ", "),
                                 fmt::join(engine.supports, ", "))}};
}

std::vector<Part> parts_of(const std::vector<NamedRun>& shards) {
  std::vector<Part> parts;
  for (const auto& [name, run] : shards) parts.push_back({name, run.shard->index, run.shard->count, common_of(run)});
  return parts;
}

std::vector<std::string> unfinished_ones(const std::vector<NamedRun>& shards) {
  std::vector<std::string> faults;
  for (const auto& [name, run] : shards) {
    const ShardOfRun& shard = *run.shard;
    const std::size_t due = shard.cases / shard.count + (shard.index < shard.cases % shard.count ? 1 : 0);
    if (run.cases.size() == due) continue;
    faults.push_back(fmt::format("{} has the results of {} and not of the {} of shard {} of {}; run it again", name,
                                 counted(run.cases.size(), "case"), due, shard.index, shard.count));
  }
  return faults;
}

}  // namespace

std::vector<std::string> faults_of_shards(const std::vector<NamedRun>& shards) {
  auto faults = whole_runs(shards);
  if (!faults.empty()) return faults;
  faults = faults_of_parts(parts_of(shards));
  return faults.empty() ? unfinished_ones(shards) : faults;
}

RunResult joined_run(const std::vector<NamedRun>& shards) {
  std::map<std::size_t, const RunResult*> by_index;
  for (const auto& [name, run] : shards) by_index.emplace(run.shard->index, &run);
  RunResult whole = *by_index.at(0);
  const ShardOfRun shard = *std::exchange(whole.shard, std::nullopt);
  whole.planned = shard.cases;
  whole.cases.clear();
  for (std::size_t number = 0; number < shard.cases; ++number) {
    whole.cases.push_back(by_index.at(number % shard.count)->cases.at(number / shard.count));
  }
  whole.seconds = 0;
  for (const auto& [index, run] : by_index) {
    whole.seconds += run->seconds;
    whole.date = std::max(whole.date, run->date);
  }
  return whole;
}

}  // namespace tetrarch::reports
