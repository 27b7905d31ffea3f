// `tetrarch diff`: what changed between two runs.
#include <fmt/format.h>

#include <memory>
#include <stdexcept>
#include <string>

#include "reports/report_reading.hpp"
#include "reports/run_changes.hpp"
#include "suite/commands/commands.hpp"
#include "suite/commands/input_text.hpp"
#include "suite/run/success.hpp"
#include "suite/wire/strict_json.hpp"

namespace tetrarch::commands {
namespace {

constexpr const char* kDiffExamples = R"(Examples:
  tetrarch certify --engine ./mine --json before.json
  tetrarch certify --engine ./mine --json after.json
  tetrarch diff before.json after.json

Exit codes: 0 nothing got worse; 1 a case fails that did not, or one that passed is waived, unsupported or gone;
2 a file is no report.)";

constexpr std::size_t kReportLimit = std::size_t{1} << 30;  // bytes

struct DiffOptions {
  std::string earlier;
  std::string later;
};

reports::RunResult read_run(const std::string& file) {
  const auto parsed = wire::parse_strict_json(text_in_file(file, kReportLimit));
  if (const auto* fault = std::get_if<wire::JsonFault>(&parsed)) {
    throw std::invalid_argument(fmt::format("{}: {}", file, fault->sentence));
  }
  try {
    return reports::run_of_report(std::get<nlohmann::json>(parsed));
  } catch (const std::runtime_error& error) {
    throw std::invalid_argument(fmt::format("{}: {}", file, error.what()));
  }
}

int diff(const DiffOptions& options) {
  const auto earlier = read_run(options.earlier);
  const auto later = read_run(options.later);
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
