#include "suite/campaign/joined.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <set>

#include "reports/parts.hpp"
#include "reports/whole_file.hpp"
#include "suite/campaign/store.hpp"

namespace tetrarch::campaign {
namespace {

reports::Common common_of(const Progress& progress) {
  const Setup& setup = progress.setup;
  return {{"commit of Tetrarch", progress.commit},
          {"number of shards", std::to_string(setup.shards)},
          {"ruleset", setup.ruleset},
          {"engine", setup.engine},
          {"seed", std::to_string(setup.seed)},
          {"number of actions", progress.goal ? std::to_string(*progress.goal) : "as many as time allows"},
          {"length of legs", std::to_string(setup.actions_of_leg)},
          {"state of the cases", setup.digest}};
}

bool is_at_its_end(const Progress& progress) {
  const auto [shard, shards] = std::pair(progress.setup.shard, progress.setup.shards);
  const bool is_each_over = std::ranges::all_of(
      progress.legs, [&](const Leg& leg) { return leg.actions >= goal_of_leg(progress, leg.number); });
  return progress.goal && is_each_over && goal_of_leg(progress, shard + shards * progress.legs.size()) == 0;
}

}  // namespace

std::vector<std::string> faults_of_shards(const std::vector<Kept>& shards) {
  std::vector<reports::Part> parts;
  for (const auto& [folder, progress] : shards) {
    parts.push_back({folder.string(), progress.setup.shard, progress.setup.shards, common_of(progress)});
  }
  auto faults = reports::faults_of_parts(parts);
  if (!faults.empty()) return faults;
  for (const auto& [folder, progress] : shards) {
    if (is_at_its_end(progress)) continue;
    faults.push_back(fmt::format("{} has not come to its end; go on with it by --resume", folder.string()));
  }
  return faults;
}

Progress joined(const std::vector<Kept>& shards) {
  Progress whole = shards.front().progress;
  whole.setup.shard = 0;
  whole.setup.shards = 1;
  whole.legs.clear();
  for (const auto& [folder, progress] : shards) std::ranges::copy(progress.legs, std::back_inserter(whole.legs));
  std::ranges::sort(whole.legs, {}, &Leg::number);
  return whole;
}

void write_joined(const std::vector<Kept>& shards, const std::filesystem::path& folder) {
  const Progress whole = joined(shards);
  const auto files = files_of(whole);
  const std::set<std::string> wanted(files.begin(), files.end());
  for (const char* place : {"corpus", "findings"}) std::filesystem::create_directories(folder / place);
  for (const auto& [from, progress] : shards) {
    for (const std::string& file : files_of(progress)) {
      if (wanted.contains(file)) reports::write_whole_file(folder / file, reports::read_whole_file(from / file));
    }
  }
  write_progress(whole, folder);
}

}  // namespace tetrarch::campaign
