#include "suite/commands/waiver_options.hpp"

#include <chrono>

#include "suite/commands/validators.hpp"

namespace tetrarch::commands {

void add_waivers_option(CLI::App& command, std::string& file) {
  command.add_option("--waivers", file, "A file of failures that are known, with their reasons")->check(is_given());
}

std::vector<cases::Waiver> waivers_in(const std::string& file) {
  if (file.empty()) return {};
  return cases::read_waivers(file);
}

void apply(const std::vector<cases::Waiver>& waivers, const std::vector<cases::Case>& cases, reports::RunResult& run) {
  const std::chrono::year_month_day today = std::chrono::floor<std::chrono::days>(std::chrono::system_clock::now());
  run.complaints = cases::apply_waivers(cases::in_question(waivers, cases, run.cases), today, run.cases);
}

}  // namespace tetrarch::commands
