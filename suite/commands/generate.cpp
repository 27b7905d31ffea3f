// `tetrarch generate`: what the generators of campaigns make, and how often it shows what matters.
#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <set>

#include "suite/campaign/explorer.hpp"
#include "suite/campaign/pool.hpp"
#include "suite/commands/case_base.hpp"
#include "suite/commands/commands.hpp"
#include "suite/run/success.hpp"

namespace tetrarch::commands {
namespace {

constexpr const char* kGenerateExamples = R"(Examples:
  tetrarch generate --stats                        how often 10,000 actions show what matters
  tetrarch generate --stats --seed 7 --actions 2000)";

// Rarities are told per so many actions.
constexpr std::size_t kShare = 10'000;

struct GenerateOptions {
  std::string ruleset = "quaternity";
  std::uint64_t seed = 1;
  std::size_t actions = kShare;
  bool stats = false;
};

struct Tally {
  std::size_t actions = 0;
  std::map<std::string, std::size_t> rarities;
  std::map<std::string, std::size_t> features;
};

bool has_any(const std::set<std::string>& features, const std::vector<std::string>& wanted) {
  return std::ranges::any_of(wanted, [&](const std::string& name) { return features.contains(name); });
}

void count(const std::vector<campaign::Rarity>& rarities, const std::set<std::string>& features, Tally& tally) {
  ++tally.actions;
  for (const std::string& name : features) ++tally.features[name];
  for (const auto& rarity : rarities) {
    if (has_any(features, rarity.features)) ++tally.rarities[rarity.name];
  }
}

Tally tally_of(const GenerateOptions& options, const campaign::Explorer& explorer) {
  const campaign::Pool pool(explorer, options.seed,
                            campaign::positions_of(bundled_cases({options.ruleset}), options.ruleset));
  const auto rarities = explorer.rarities();
  Tally tally;
  for (std::uint64_t number = 0; tally.actions < options.actions; ++number) {
    for (const auto& features : explorer.features(pool.attempt(number))) {
      if (tally.actions < options.actions) count(rarities, features, tally);
    }
  }
  return tally;
}

// Whether there is enough of everything.
bool print_rarities(const campaign::Explorer& explorer, const Tally& tally) {
  bool is_enough = true;
  for (const auto& [name, features, least] : explorer.rarities()) {
    const auto found = tally.rarities.find(name);
    const std::size_t number = found == tally.rarities.end() ? 0 : found->second;
    const bool is_met = number * kShare >= least * tally.actions;
    fmt::print("{:>7} {}{}\n", number, name,
               is_met ? "" : fmt::format(" -- too few, at least {} in {} are due", least, kShare));
    is_enough = is_enough && is_met;
  }
  return is_enough;
}

int generate(const GenerateOptions& options) {
  const auto& explorer = *campaign::explorer_of(options.ruleset);
  const Tally tally = tally_of(options, explorer);
  fmt::print("{}, seed {}, {} actions:\n", options.ruleset, options.seed, tally.actions);
  const bool is_enough = print_rarities(explorer, tally);
  fmt::print("\nby feature:\n");
  for (const auto& [name, number] : tally.features) fmt::print("{:>7} {}\n", number, name);
  return is_enough ? suite::kSucceeded : suite::kFailed;
}

}  // namespace

void add_generate(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<GenerateOptions>();
  auto* command = app.add_subcommand("generate", "Show what the generators of campaigns make");
  command->add_option("--ruleset", options->ruleset, "The game")
      ->check(CLI::IsMember(known_rulesets()))
      ->capture_default_str();
  command->add_option("--seed", options->seed, "The seed; the same one gives the same actions")->capture_default_str();
  command->add_option("--actions", options->actions, "How many actions to make")
      ->check(CLI::Range(std::size_t{1}, std::size_t{100'000'000}))
      ->capture_default_str();
  command
      ->add_flag("--stats", options->stats, "Count how often the actions show what matters, and fail where too few do")
      ->required();
  command->footer(kGenerateExamples);
  command->callback([options, &exit_code] { exit_code = generate(*options); });
}

}  // namespace tetrarch::commands
