// `tetrarch fuzz`: a campaign against an engine.
#include <fmt/format.h>

#include <chrono>
#include <filesystem>
#include <memory>
#include <stdexcept>

#include "reports/printable.hpp"
#include "suite/campaign/campaign.hpp"
#include "suite/commands/case_base.hpp"
#include "suite/commands/commands.hpp"
#include "suite/commands/engine_options.hpp"
#include "suite/commands/terminal.hpp"
#include "suite/commands/validators.hpp"
#include "suite/run/success.hpp"

namespace tetrarch::commands {
namespace {

using campaign::Campaign;
using campaign::Progress;

constexpr const char* kFuzzExamples = R"(Examples:
  tetrarch fuzz --engine 'python3 my_engine.py' --time 60s
  tetrarch fuzz --engine ./mine --actions 100000 --jobs 4 --seed 7 --corpus mine
  tetrarch fuzz --engine ./mine --actions 200000 --corpus mine --seed 7 --resume)";

constexpr std::uint64_t kDefaultActions = 10'000;

struct FuzzOptions {
  EngineOptions engine;
  std::string ruleset = "quaternity";
  std::uint64_t seed = 1;
  std::uint64_t actions = 0;  // 0: not given
  double seconds = 0;         // 0: not given
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

Progress beginning(const FuzzOptions& options, const campaign::Store& store) {
  const campaign::Setup setup{options.ruleset, engine_name(options.engine), options.seed};
  const auto earlier = store.progress();
  if (!earlier) return {setup, 0, 0, 0, {}};
  const std::string folder = store.folder().string();
  if (!options.resume) {
    throw std::invalid_argument(fmt::format(
        "--corpus {}: there is a campaign already; go on with it by --resume, or name another folder", folder));
  }
  if (earlier->setup == setup) return *earlier;
  throw std::invalid_argument(fmt::format(
      "--resume: the campaign in {} is of --ruleset {} --seed {} --engine '{}'; give the same ones, or name "
      "another folder with --corpus",
      folder, earlier->setup.ruleset, earlier->setup.seed, earlier->setup.engine));
}

void show(const Progress& progress, bool is_shown) {
  if (!is_shown) return;
  fmt::print(stderr, "\r{} actions, {} positions kept, {} kinds of difference ", progress.actions, progress.corpus,
             progress.found.size());
}

void print_result(const Progress& progress, const campaign::Store& store) {
  fmt::print("{} actions in {} attempts against {}, seed {}: {} positions kept, {} kinds of difference\n",
             progress.actions, progress.next, reports::printable(progress.setup.engine), progress.setup.seed,
             progress.corpus, progress.found.size());
  for (const auto& found : progress.found) {
    fmt::print("\n{} time{}: {}\n  {}\n  {}\n", found.count, found.count == 1 ? "" : "s",
               reports::printable(text_of(found.kind)), found.title, (store.folder() / found.file).string());
  }
}

int fuzz(const FuzzOptions& options) {
  const auto& explorer = *campaign::explorer_of(options.ruleset);
  const auto books = clause_books();
  const auto& book = *std::ranges::find(books, options.ruleset, &cases::ClauseBook::ruleset);
  auto bases = campaign::positions_of(bundled_cases({options.ruleset}), options.ruleset);
  const campaign::Store store(options.corpus, book);
  Campaign campaign(explorer, book, store, std::move(bases), beginning(options, store));

  const EngineTeam team = team_of(options.engine, options.jobs);
  for (const auto& worker : team.workers) {
    const auto failure = worker->run([&] { return worker->contestant().start(); }).get();
    if (failure) return not_started(options.engine, *failure, worker->take_standard_error());
  }
  const bool is_shown = is_terminal(2);
  campaign.run(team.workers, limits_of(options), [&](const Progress& progress) { show(progress, is_shown); });
  if (is_shown) fmt::print(stderr, "\n");
  print_result(campaign.progress(), store);
  return campaign.progress().found.empty() ? suite::kSucceeded : suite::kFailed;
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
