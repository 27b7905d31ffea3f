#include "suite/commands/joined_reports.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <iostream>
#include <set>
#include <stdexcept>

#include "reports/console.hpp"
#include "reports/joined_run.hpp"
#include "suite/commands/case_base.hpp"
#include "suite/commands/case_digest.hpp"
#include "suite/commands/game_facts.hpp"
#include "suite/commands/last_run.hpp"
#include "suite/commands/report_file.hpp"
#include "suite/commands/report_folder.hpp"
#include "suite/commands/shard.hpp"
#include "suite/commands/shown_commands.hpp"
#include "suite/commands/terminal.hpp"
#include "suite/commands/waiver_options.hpp"
#include "suite/run/success.hpp"

namespace tetrarch::commands {
namespace {

std::vector<reports::NamedRun> runs_in(const std::vector<std::string>& folders) {
  std::vector<reports::NamedRun> runs;
  for (const std::string& folder : folders) {
    runs.push_back({folder, run_in_file(std::filesystem::path(folder) / "report.json")});
  }
  return runs;
}

void require_this_version(const reports::RunResult& run) {
  if (run.suite_version == TETRARCH_VERSION && run.suite_commit == suite_commit()) return;
  throw std::invalid_argument(fmt::format(
      "the shards are of another version of Tetrarch: {}, commit {}; this is {}, commit {}, and joins its own alone",
      run.suite_version, run.suite_commit, TETRARCH_VERSION, suite_commit()));
}

// Those of the cases that have results.
std::vector<cases::Case> run_ones(const std::vector<cases::Case>& cases, const reports::RunResult& run) {
  std::set<std::string> names;
  for (const reports::CaseResult& result : run.cases) names.insert(result.name);
  std::vector<cases::Case> found;
  std::ranges::copy_if(cases, std::back_inserter(found),
                       [&](const cases::Case& subject) { return names.contains(subject.name); });
  return found;
}

// The cases of a run as far as its results tell them.
std::vector<cases::Case> told_by(const reports::RunResult& run) {
  std::vector<cases::Case> told;
  for (const reports::CaseResult& result : run.cases) told.emplace_back().ruleset = result.ruleset;
  return told;
}

}  // namespace

int join_reports(const std::vector<std::string>& folders, const std::string& waivers, const std::string& out) {
  const auto known = waivers_in(waivers);
  const auto shards = runs_in(folders);
  require_shards(reports::faults_of_shards(shards));
  const reports::ShardOfRun& shard = *shards.front().run.shard;
  reports::RunResult run = reports::joined_run(shards);
  require_this_version(run);
  const auto bundled = bundled_cases(shard.games);
  if (!bundled.empty()) require_digest(digest_of(run_ones(bundled, run)), shard.digest);
  run.games = game_facts(told_by(run), bundled);
  for (reports::CaseResult& result : run.cases) result.explain = explain_command(result);
  apply(known, bundled, run);
  prepare_report_folder(out);
  reports::print_run(std::cout, run, {.colour = is_coloured(1), .width = width_of(1)});
  std::cout.flush();
  write_report(out, run);
  fmt::print("The report is {}.\n", (std::filesystem::path(out) / "report.html").string());
  remember(run);
  return suite::exit_code_of(run);
}

}  // namespace tetrarch::commands
