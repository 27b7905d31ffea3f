// `tetrarch fuzz`: a campaign against an engine.
#include <fmt/format.h>

#include <chrono>
#include <filesystem>
#include <memory>
#include <stdexcept>

#include "suite/campaign/campaign.hpp"
#include "suite/commands/campaign_result.hpp"
#include "suite/commands/case_base.hpp"
#include "suite/commands/case_digest.hpp"
#include "suite/commands/commands.hpp"
#include "suite/commands/engine_options.hpp"
#include "suite/commands/game_facts.hpp"
#include "suite/commands/shard.hpp"
#include "suite/commands/terminal.hpp"
#include "suite/commands/validators.hpp"

namespace tetrarch::commands {
namespace {

using campaign::Campaign;
using campaign::Progress;

constexpr const char* kFuzzExamples = R"(Examples:
  tetrarch fuzz --engine 'python3 my_engine.py' --time 60s
  tetrarch fuzz --engine ./mine --actions 100000 --jobs 4 --seed 7 --corpus mine
  tetrarch fuzz --engine ./mine --actions 200000 --corpus mine --seed 7 --resume
  tetrarch fuzz --engine ./mine --actions 200000 --shard 0/4 --corpus mine0     one part of four, for tetrarch merge)";

constexpr std::uint64_t kDefaultActions = 10'000;

struct FuzzOptions {
  EngineOptions engine;
  std::string ruleset = "quaternity";
  std::uint64_t seed = 1;
  std::uint64_t actions = 0;  // 0: not given
  double seconds = 0;         // 0: not given
  std::uint64_t actions_of_leg = campaign::kActionsOfALeg;
  std::string shard;  // as shard_asked_for() takes it
  unsigned jobs = 1;
  std::string corpus = "tetrarch-campaign";
  bool resume = false;
  bool first = false;
};

campaign::Limits limits_of(const FuzzOptions& options) {
  campaign::Limits limits;
  if (options.actions > 0) limits.actions = options.actions;
  if (options.seconds > 0) limits.time = std::chrono::seconds(static_cast<std::int64_t>(options.seconds));
  if (!limits.actions && !limits.time) limits.actions = kDefaultActions;
  limits.differences = options.first ? 1 : limits.differences;
  return limits;
}

// A shard has to know what the whole campaign is.
Shard shard_of(const FuzzOptions& options) {
  const auto shard = shard_asked_for(options.shard);
  if (!shard) return {};
  if (options.seconds > 0 || options.first) {
    throw std::invalid_argument(
        "--shard: a part of a campaign ends when its actions are done; --time and --first do not go with it");
  }
  const std::size_t legs = campaign::legs_of(limits_of(options).actions.value(), options.actions_of_leg);
  if (shard->count <= legs) return *shard;
  throw std::invalid_argument(
      fmt::format("--shard {}: the campaign has {} leg{} of {} actions, and there can be no more shards; ask for more "
                  "--actions, or for a smaller --leg",
                  options.shard, legs, legs == 1 ? "" : "s", options.actions_of_leg));
}

std::string command_of(const campaign::Setup& setup) {
  std::string text = fmt::format("--ruleset {} --seed {} --leg {} --engine '{}'", setup.ruleset, setup.seed,
                                 setup.actions_of_leg, setup.engine);
  if (setup.shards > 1) text += fmt::format(" --shard {}/{}", setup.shard, setup.shards);
  return text;
}

Progress beginning(const FuzzOptions& options, const std::string& digest, const Shard& shard,
                   const campaign::Store& store) {
  const campaign::Setup setup{
      options.ruleset, engine_name(options.engine), options.seed, options.actions_of_leg, shard.index, shard.count,
      digest};
  auto earlier = store.progress();
  if (!earlier) return {setup, suite_commit()};
  const std::string folder = store.folder().string();
  if (!options.resume) {
    throw std::invalid_argument(fmt::format(
        "--corpus {}: there is a campaign already; go on with it by --resume, or name another folder", folder));
  }
  earlier->commit = suite_commit();
  if (earlier->setup == setup) return *earlier;
  if (command_of(earlier->setup) == command_of(setup)) {
    throw std::invalid_argument(fmt::format(
        "--resume: the cases that the campaign in {} varies have changed; start anew in another folder", folder));
  }
  throw std::invalid_argument(
      fmt::format("--resume: the campaign in {} is of {}; give the same ones, or name another folder with --corpus",
                  folder, command_of(earlier->setup)));
}

void show(const Progress& progress, bool is_shown) {
  if (!is_shown) return;
  const campaign::Totals totals = campaign::totals_of(progress);
  fmt::print(stderr, "\r{} actions, {} positions kept, {} kinds of difference ", totals.actions, totals.corpus,
             totals.found.size());
}

int fuzz(const FuzzOptions& options) {
  const auto& explorer = *campaign::explorer_of(options.ruleset);
  const auto books = clause_books();
  const auto& book = *std::ranges::find(books, options.ruleset, &cases::ClauseBook::ruleset);
  const auto bundled = bundled_cases({options.ruleset});
  const std::string digest = digest_of(bundled);
  const Shard shard = shard_of(options);
  const campaign::Store store(options.corpus, book);
  Campaign campaign(explorer, book, store, campaign::positions_of(bundled, options.ruleset),
                    beginning(options, digest, shard, store));

  const EngineTeam team = team_of(options.engine, options.jobs);
  for (const auto& worker : team.workers) {
    const auto failure = worker->run([&] { return worker->contestant().start(); }).get();
    if (failure) return not_started(options.engine, *failure, worker->take_standard_error());
  }
  const bool is_shown = is_terminal(2);
  campaign.run(team.workers, limits_of(options), [&](const Progress& progress) { show(progress, is_shown); });
  if (is_shown) fmt::print(stderr, "\n");
  return print_campaign(campaign.progress(), store.folder());
}

void add_options(CLI::App& command, FuzzOptions& options) {
  add_engine_options(command, options.engine);
  command.add_option("--ruleset", options.ruleset, "The game")
      ->check(CLI::IsMember(known_rulesets()))
      ->capture_default_str();
  command.add_option("--seed", options.seed, "The seed; the same one finds the same")->capture_default_str();
  command.add_option("--time", options.seconds, "How long to go on, such as 60s, 10m or 2h")
      ->transform(is_duration())
      ->check(CLI::PositiveNumber);
  command
      .add_option(
          "--actions", options.actions,
          fmt::format("How many actions to come to; {} where neither this nor --time is given", kDefaultActions))
      ->check(CLI::PositiveNumber);
  command
      .add_option("--leg", options.actions_of_leg,
                  "How many actions a leg of the campaign comes to; legs know nothing of each other, and can be split "
                  "among machines")
      ->check(CLI::PositiveNumber)
      ->capture_default_str();
  add_shard_option(command, options.shard);
  add_jobs_option(command, options.jobs);
  command.add_option("--corpus", options.corpus, "The folder for what is found, as case files")
      ->check(is_given())
      ->capture_default_str();
  command.add_flag("--first", options.first, "Stop as soon as a difference is found");
  command.add_flag("--resume", options.resume, "Go on with the campaign in that folder");
  command.footer(kFuzzExamples);
}

}  // namespace

void add_fuzz(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<FuzzOptions>();
  auto* command = app.add_subcommand(
      "fuzz", "Hold an engine against the reference in positions made to order, and make small what it fails at");
  add_options(*command, *options);
  command->callback([options, &exit_code] { exit_code = fuzz(*options); });
}

}  // namespace tetrarch::commands
