#include "suite/campaign/progress.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <utility>

namespace tetrarch::campaign {

using nlohmann::json;

namespace {

// The version of campaign.json.
constexpr int kFormat = 2;

json to_json(const std::vector<Found>& all) {
  json array = json::array();
  for (const Found& found : all) {
    array.push_back({{"verdict", found.kind.verdict},
                     {"method", found.kind.method},
                     {"shape", found.kind.shape},
                     {"clause", found.kind.clause},
                     {"count", found.count},
                     {"file", found.file},
                     {"title", found.title},
                     {"steps", found.size.steps},
                     {"pieces", found.size.pieces}});
  }
  return array;
}

std::vector<Found> found_in(const json& array) {
  std::vector<Found> all;
  for (const json& each : array) {
    all.push_back({{each.at("verdict"), each.at("method"), each.at("shape"), each.at("clause")},
                   each.at("count"),
                   each.at("file"),
                   each.at("title"),
                   {each.at("steps"), each.at("pieces")}});
  }
  return all;
}

json to_json(const Leg& leg) {
  return {{"leg", leg.number},
          {"next", leg.next},
          {"actions", leg.actions},
          {"corpus", leg.corpus},
          {"found", to_json(leg.found)}};
}

Leg leg_in(const json& document) {
  return {document.at("leg"), document.at("next"), document.at("actions"), document.at("corpus"),
          found_in(document.at("found"))};
}

void add(const Found& found, std::vector<Found>& all) {
  const auto known = std::ranges::find(all, found.kind, &Found::kind);
  if (known == all.end()) {
    all.push_back(found);
    return;
  }
  const std::size_t count = known->count + found.count;
  if (found.size < known->size) *known = found;
  known->count = count;
}

}  // namespace

Totals totals_of(const Progress& progress) {
  Totals totals;
  for (const Leg& leg : progress.legs) {
    totals.attempts += leg.next;
    totals.actions += leg.actions;
    totals.corpus += leg.corpus;
    for (const Found& found : leg.found) add(found, totals.found);
  }
  return totals;
}

std::uint64_t goal_of_leg(const Progress& progress, std::size_t number) {
  const std::uint64_t most = progress.setup.actions_of_leg;
  if (!progress.goal) return most;
  const std::size_t legs = legs_of(*progress.goal, most);
  if (number >= legs) return 0;
  return number + 1 < legs ? most : *progress.goal - most * number;
}

std::size_t legs_of(std::uint64_t goal, std::uint64_t actions_of_leg) {
  return goal / actions_of_leg + (goal % actions_of_leg == 0 ? 0 : 1);
}

json to_json(const Progress& progress) {
  const Totals totals = totals_of(progress);
  json legs = json::array();
  for (const Leg& leg : progress.legs) legs.push_back(to_json(leg));
  return {{"format", kFormat},
          {"suite", TETRARCH_VERSION},
          {"commit", progress.commit},
          {"ruleset", progress.setup.ruleset},
          {"engine", progress.setup.engine},
          {"seed", progress.setup.seed},
          {"actions_of_leg", progress.setup.actions_of_leg},
          {"shard", progress.setup.shard},
          {"shards", progress.setup.shards},
          {"digest", progress.setup.digest},
          {"goal", progress.goal ? json(*progress.goal) : json(nullptr)},
          {"legs", legs},
          {"found", to_json(totals.found)}};
}

Progress progress_in(const json& document) {
  if (document.at("format") != kFormat || document.at("suite") != TETRARCH_VERSION) {
    throw std::runtime_error("it was written by another version of Tetrarch; start anew in another folder");
  }
  Progress progress{{document.at("ruleset"), document.at("engine"), document.at("seed"), document.at("actions_of_leg"),
                     document.at("shard"), document.at("shards"), document.at("digest")},
                    document.at("commit")};
  if (progress.setup.actions_of_leg == 0 || progress.setup.shard >= progress.setup.shards) {
    throw std::runtime_error("its legs or shards are none");
  }
  if (!document.at("goal").is_null()) progress.goal = document.at("goal").get<std::uint64_t>();
  for (const json& leg : document.at("legs")) progress.legs.push_back(leg_in(leg));
  return progress;
}

}  // namespace tetrarch::campaign
