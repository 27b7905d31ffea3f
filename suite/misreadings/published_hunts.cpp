#include "suite/misreadings/published_hunts.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "reports/marked_section.hpp"
#include "reports/whole_file.hpp"
#include "suite/variants/commit.hpp"

namespace tetrarch::misreadings {
namespace {

using HuntsOfGame = std::map<std::string, Hunt>;

bool is_found_by_all(const Hunt& hunt) { return hunt.worst().has_value(); }
bool is_found_by_some(const Hunt& hunt) { return hunt.best() && !hunt.worst(); }

auto count_of(const HuntsOfGame& hunts, bool (*is_so)(const Hunt& hunt)) {
  return std::ranges::count_if(hunts, [&](const auto& entry) { return is_so(entry.second); });
}

std::string actions_text(const std::optional<std::uint64_t>& actions) {
  return actions ? std::to_string(*actions) : "not found";
}

// What half of the misreadings take at most, as half of the campaigns find them.
std::string half_of(const HuntsOfGame& hunts) {
  Hunt medians;
  for (const auto& [id, hunt] : hunts) medians.actions.push_back(hunt.median());
  return actions_text(medians.median());
}

std::string worst_of(const HuntsOfGame& hunts) {
  std::optional<std::uint64_t> worst;
  for (const auto& [id, hunt] : hunts) worst = std::max(worst, hunt.worst());
  return worst ? std::to_string(*worst) : "";
}

std::string row_of(const std::string& ruleset, const HuntsOfGame& hunts) {
  const auto by_all = count_of(hunts, is_found_by_all);
  const auto by_some = count_of(hunts, is_found_by_some);
  return fmt::format("| {} | {} | {} | {} | {} | {} | {} |\n", ruleset, hunts.size(), by_all, by_some,
                     std::ssize(hunts) - by_all - by_some, half_of(hunts), worst_of(hunts));
}

std::vector<std::string> unfound_in(const Hunts& hunts) {
  std::vector<std::string> unfound;
  for (const auto& [ruleset, of_game] : hunts) {
    for (const auto& [id, hunt] : of_game) {
      if (hunt.finders() == 0) unfound.push_back("`" + id + "`");
    }
  }
  return unfound;
}

}  // namespace

std::string with_hunts(const std::string& readme, const Hunts& hunts, const std::string& commit) {
  std::string text =
      "| game | misreadings | found by all campaigns | by some | by none | half within | the slowest that all find |\n"
      "| --- | ---: | ---: | ---: | ---: | ---: | ---: |\n";
  for (const auto& [ruleset, of_game] : hunts) text += row_of(ruleset, of_game);
  const auto unfound = unfound_in(hunts);
  if (!unfound.empty()) text += fmt::format("\nNo campaign found {}.\n", fmt::join(unfound, ", "));
  text += fmt::format("\nMeasured on commit {}.\n", commit);
  return reports::with_section(readme, "tetrarch misreadings --hunt --publish", text);
}

nlohmann::json document_of(const Hunts& hunts, const std::string& commit) {
  nlohmann::json document = {{"commit", commit}, {"budget", 0}, {"rulesets", nlohmann::json::object()}};
  for (const auto& [ruleset, of_game] : hunts) {
    for (const auto& [id, hunt] : of_game) {
      document["budget"] = hunt.budget;
      nlohmann::json& found = document["rulesets"][ruleset][id] = nlohmann::json::array();
      for (const auto& actions : hunt.actions) found.push_back(actions ? nlohmann::json(*actions) : nlohmann::json());
    }
  }
  return document;
}

void publish(const Hunts& hunts, const std::filesystem::path& project) {
  const std::string commit =
      variants::commit_of(project, {"reference", "suite", "generators", "fixtures/quaternity", "fixtures/quantum"});
  const auto readme = project / "README.md";
  const std::string changed = with_hunts(reports::read_whole_file(readme), hunts, commit);
  reports::write_whole_file(project / "fixtures/benchmarks/hunts.json", document_of(hunts, commit).dump(2) + "\n");
  reports::write_whole_file(readme, changed);
}

}  // namespace tetrarch::misreadings
