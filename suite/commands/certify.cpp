// The commands that hold an engine against cases: `certify` against the bundled ones, `run` against a user's own.
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <memory>
#include <stdexcept>

#include "suite/commands/case_base.hpp"
#include "suite/commands/commands.hpp"
#include "suite/commands/contest.hpp"
#include "suite/commands/properties.hpp"
#include "suite/commands/shown_commands.hpp"
#include "suite/run/success.hpp"

namespace tetrarch::commands {
namespace {

constexpr const char* kCertifyExamples = R"(Examples:
  tetrarch certify                                     the bundled engine, in Python
  tetrarch certify --engine 'python3 my_engine.py'     your own engine
  tetrarch certify --engine reference                  the reference, in this process
  tetrarch certify --filter 'quaternity/batch/*'       one area
  tetrarch certify --engine ./mine --properties        what holds for every game, too
  tetrarch certify --engine ./mine --jobs 4            four engines side by side, with the results of one
  tetrarch certify --engine ./mine --shard 0/8 --report shard0    one part of eight, for tetrarch merge
  tetrarch certify --engine ./mine --report report     as a page, JSON, JUnit XML, Markdown and a badge
  tetrarch certify --engine ./mine --junit result.xml --waivers waivers.yaml)";

constexpr const char* kRunExamples = R"(Examples:
  tetrarch run my_cases.yaml --engine 'python3 my_engine.py'
  tetrarch run a.yaml b.yaml --filter '*/two-at-once'
  tetrarch run my_cases.yaml --engine reference        check the cases themselves)";

struct CertifyOptions {
  ContestOptions contest;
  PropertyOptions properties;
  std::vector<std::string> rulesets;
};

struct RunOptions {
  ContestOptions contest;
  std::vector<std::string> files;
};

int certify(const CertifyOptions& options) {
  const auto rulesets = options.rulesets.empty() ? known_rulesets() : options.rulesets;
  if (options.properties.is_asked_for && !options.contest.shard.empty()) {
    throw std::invalid_argument("--properties: properties are no cases and are not split; try them without --shard");
  }
  const int of_cases = run_contest(options.contest, {bundled_cases(rulesets), "certify", {}, rulesets});
  const bool is_judged = of_cases == suite::kSucceeded || of_cases == suite::kFailed;
  if (!options.properties.is_asked_for || !is_judged) return of_cases;
  const int of_properties = run_properties(rulesets, options.contest, options.properties);
  return of_properties == suite::kSucceeded ? of_cases : of_properties;
}

int run(const RunOptions& options) {
  std::string command = "run";
  for (const std::string& file : options.files) command += " " + quoted(file);
  return run_contest(options.contest,
                     {cases_of_files({options.files.begin(), options.files.end()}), command, options.files, {}});
}

}  // namespace

void add_certify(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<CertifyOptions>();
  auto* command = app.add_subcommand("certify", "Hold an engine against every case that comes with Tetrarch");
  add_contest_options(*command, options->contest);
  command->add_option("--ruleset", options->rulesets, "Certify this game alone; may be repeated")
      ->check(CLI::IsMember(known_rulesets()))
      ->allow_extra_args(false);
  add_property_options(*command, options->properties);
  command->footer(kCertifyExamples);
  command->callback([options, &exit_code] { exit_code = certify(*options); });
}

void add_run(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<RunOptions>();
  auto* command = app.add_subcommand("run", "Hold an engine against case files of your own");
  command->add_option("FILE", options->files, "Case files, as fixtures/README.md describes them")->required();
  add_contest_options(*command, options->contest);
  command->footer(kRunExamples);
  command->callback([options, &exit_code] { exit_code = run(*options); });
}

}  // namespace tetrarch::commands
