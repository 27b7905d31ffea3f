// `tetrarch diff`: what changed between two runs.
#include <fmt/format.h>

#include <memory>
#include <string>

#include "reports/run_changes.hpp"
#include "suite/commands/commands.hpp"
#include "suite/commands/report_file.hpp"
#include "suite/run/success.hpp"

namespace tetrarch::commands {
namespace {

constexpr const char* kDiffExamples = R"(Examples:
  tetrarch certify --engine ./mine --json before.json
  tetrarch certify --engine ./mine --json after.json
  tetrarch diff before.json after.json

Exit codes: 0 nothing got worse; 1 a case fails that did not, or one that passed is waived, unsupported or gone;
2 a file is no report.)";

struct DiffOptions {
  std::string earlier;
  std::string later;
};

int diff(const DiffOptions& options) {
  const auto earlier = run_in_file(options.earlier);
  const auto later = run_in_file(options.later);
  const auto changes = reports::changes_between(earlier, later);
  fmt::print("{}", reports::text_of(changes));
  return reports::is_worse(changes) ? suite::kFailed : suite::kSucceeded;
}

}  // namespace

void add_diff(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<DiffOptions>();
  auto* command = app.add_subcommand("diff", "Say what changed between two runs");
  command->add_option("EARLIER", options->earlier, "A report that --json or --report wrote")->required();
  command->add_option("LATER", options->later, "The report of a later run")->required();
  command->footer(kDiffExamples);
  command->callback([options, &exit_code] { exit_code = diff(*options); });
}

}  // namespace tetrarch::commands
