#include "suite/commands/contest.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <chrono>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <stdexcept>
#include <utility>

#include "reports/console.hpp"
#include "reports/json_report.hpp"
#include "reports/junit_report.hpp"
#include "reports/progress.hpp"
#include "reports/whole_file.hpp"
#include "suite/cases/waiver_proposal.hpp"
#include "suite/commands/case_digest.hpp"
#include "suite/commands/game_facts.hpp"
#include "suite/commands/gtest_setup.hpp"
#include "suite/commands/last_run.hpp"
#include "suite/commands/output_files.hpp"
#include "suite/commands/report_folder.hpp"
#include "suite/commands/shard.hpp"
#include "suite/commands/shown_commands.hpp"
#include "suite/commands/terminal.hpp"
#include "suite/commands/validators.hpp"
#include "suite/commands/waiver_options.hpp"
#include "suite/run/run.hpp"
#include "suite/run/selection.hpp"
#include "suite/run/success.hpp"

namespace tetrarch::commands {
namespace {

// No report may take the place of another, nor of what the run reads.
void require_separate(const ContestOptions& options, const std::vector<std::string>& case_files) {
  SeparateFiles files;
  for (const std::string& file : case_files) files.add_input("the case file", file);
  files.add_input("--waivers", options.waivers);
  files.add_output("--junit", options.junit);
  files.add_output("--json", options.json);
  files.add_output("--write-waivers", options.write_waivers);
  if (options.report.empty()) return;
  for (const std::string& file : files_of_report(options.report)) files.add_output("--report", file);
}

std::string date_text(std::chrono::year_month_day date) {
  return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                     static_cast<unsigned>(date.day()));
}

void report(const ContestOptions& options, const reports::RunResult& run) {
  reports::print_run(std::cout, run, {.colour = is_coloured(1), .width = width_of(1)});
  std::cout.flush();
  if (!options.junit.empty()) reports::write_whole_file(options.junit, reports::junit_report(run));
  if (!options.json.empty()) reports::write_whole_file(options.json, reports::json_report(run));
  if (!options.report.empty()) {
    write_report(options.report, run);
    fmt::print("The report is {}.\n", (std::filesystem::path(options.report) / "report.html").string());
  }
  if (!options.write_waivers.empty()) {
    reports::write_whole_file(options.write_waivers, cases::proposed_waivers(run.cases, run.engine.name));
  }
}

// The reasons in a waiver file are somebody's work.
void require_new(const std::string& option, const std::string& path) {
  if (path.empty() || is_device(path) || !std::filesystem::exists(path)) return;
  throw std::invalid_argument(
      fmt::format("{} {}: this file is there already; remove it or name another one", option, path));
}

// Which shard of the whole run is asked for, if one is.
std::optional<reports::ShardOfRun> shard_of_run(const ContestOptions& options, const Subjects& subjects,
                                                const std::vector<cases::Case>& whole) {
  const auto shard = shard_asked_for(options.shard);
  if (!shard) return std::nullopt;
  if (!options.waivers.empty()) {
    throw std::invalid_argument(
        "--waivers: waivers are about a whole run; give them to tetrarch merge, which joins it");
  }
  if (shard->count > whole.size()) {
    throw std::invalid_argument(fmt::format("--shard {}: there are {} cases to run, and there can be no more shards",
                                            options.shard, whole.size()));
  }
  return reports::ShardOfRun{.index = shard->index,
                             .count = shard->count,
                             .cases = whole.size(),
                             .run = whole_command(options, subjects.command),
                             .games = subjects.games,
                             .digest = digest_of(whole)};
}

std::vector<cases::Case> cases_of(const std::optional<reports::ShardOfRun>& shard, std::vector<cases::Case> whole) {
  if (!shard) return whole;
  return suite::part_of(suite::in_order_of_execution(std::move(whole)), shard->index, shard->count);
}

}  // namespace

void add_contest_options(CLI::App& command, ContestOptions& options) {
  add_engine_options(command, options);
  add_jobs_option(command, options.jobs);
  add_shard_option(command, options.shard);
  command
      .add_option("--filter", options.filters,
                  "Run only cases whose name matches this glob, such as 'quaternity/batch/*'; may be repeated")
      ->allow_extra_args(false);
  add_waivers_option(command, options.waivers);
  command.add_option("--write-waivers", options.write_waivers, "Write a new waiver file for the failures of this run")
      ->check(is_given());
  command.add_option("--junit", options.junit, "Write JUnit XML to this file")->check(is_given());
  command.add_option("--json", options.json, "Write the whole result as JSON to this file")->check(is_given());
  command
      .add_option("--report", options.report,
                  "Write every report into this folder: report.html, report.json, junit.xml, summary.md, badge.svg")
      ->check(is_given());
  command
      .add_option("--gtest", options.gtest, "A flag for GoogleTest, such as --gtest=--gtest_shuffle; may be repeated")
      ->allow_extra_args(false);
}

int run_contest(const ContestOptions& options, const Subjects& subjects) {
  const auto& cases = subjects.cases;
  require_writable("--junit", options.junit);
  require_writable("--json", options.json);
  require_writable("--write-waivers", options.write_waivers);
  require_separate(options, subjects.files);
  require_new("--write-waivers", options.write_waivers);
  const auto waivers = waivers_in(options.waivers);
  auto whole = suite::matching(cases, options.filters);
  if (whole.empty()) throw std::invalid_argument("--filter: no case has such a name, so there is nothing to run");
  const auto shard = shard_of_run(options, subjects, whole);
  const std::vector<cases::Case> none;
  const auto games = game_facts(whole, subjects.files.empty() ? cases : none);
  suite::Plan plan{cases_of(shard, std::move(whole)), engine_name(options),
                   [&](const cases::Case& subject) { return rerun_command(options, subjects.command, subject); }};
  init_gtest(options.gtest, shard.has_value());
  if (!options.report.empty()) prepare_report_folder(options.report);

  const EngineTeam team = team_of(options, options.jobs);
  reports::Progress progress(std::cerr, is_terminal(2), plan.cases.size(), width_of(2));
  const suite::Observer observer{[&](const std::string& name) { progress.begin(name); },
                                 [&](const reports::CaseResult& result) { progress.end(result.verdict); }};
  auto outcome = suite::run_cases(plan, team.workers, observer);
  progress.clear();
  if (const auto* failure = std::get_if<suite::Failure>(&outcome)) {
    return not_started(options, *failure, team.workers.front()->take_standard_error());
  }
  auto& run = std::get<reports::RunResult>(outcome);
  for (reports::CaseResult& result : run.cases) result.explain = explain_command(result);
  run.suite_version = TETRARCH_VERSION;
  run.suite_commit = suite_commit();
  run.date = date_text(std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now()));
  run.games = games;
  run.shard = shard;
  apply(waivers, cases, run);
  report(options, run);
  if (!shard) remember(run);
  return suite::exit_code_of(run);
}

}  // namespace tetrarch::commands
