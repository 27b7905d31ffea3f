#include "suite/commands/variant_options.hpp"

#include <utility>

#include "suite/commands/case_base.hpp"

namespace tetrarch::commands {
namespace {

std::vector<cases::Case> cases_of(const std::string& ruleset) {
  auto cases = bundled_cases({ruleset});
  std::erase_if(cases, [](const cases::Case& each) { return each.quarter_turns != 0; });
  return cases;
}

}  // namespace

void add_variant_options(CLI::App& command, VariantOptions& options) {
  command.add_option("--ruleset", options.rulesets, "This game alone; may be repeated")
      ->check(CLI::IsMember(known_rulesets()))
      ->allow_extra_args(false);
  command.add_option("--jobs", options.jobs, "How many to build and judge side by side; it does not change the result")
      ->check(CLI::Range(1U, 1024U))
      ->capture_default_str();
}

std::vector<std::string> rulesets_of(const VariantOptions& options) {
  return options.rulesets.empty() ? known_rulesets() : options.rulesets;
}

std::filesystem::path project_folder() { return TETRARCH_PROJECT; }

CourtOf::CourtOf(std::string ruleset)
    : ruleset_(std::move(ruleset)),
      cases_(cases_of(ruleset_)),
      book_(cases::read_clauses(fixtures_folder() / ruleset_ / "clauses.yaml")),
      schema_file_(message_schema_file()) {}

}  // namespace tetrarch::commands
