// `tetrarch manifest`: the manifest of the bundled cases, held against them or brought up to date.
#include "suite/cases/manifest.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <stdexcept>

#include "reports/whole_file.hpp"
#include "suite/cases/loader.hpp"
#include "suite/commands/case_base.hpp"
#include "suite/commands/commands.hpp"
#include "suite/run/success.hpp"

namespace tetrarch::commands {
namespace {

constexpr const char* kManifestExamples = R"(Examples:
  tetrarch manifest                                            check
  tetrarch manifest --write                                    take up new cases and changed steps
  tetrarch manifest --write --withdraw quaternity/batch/name   strike a case; its name is never used again)";

struct ManifestOptions {
  bool write = false;
  std::vector<std::string> withdraw;
};

// A case that has gone must be withdrawn by its name: otherwise it may have been lost.
void require_withdrawn(const cases::Manifest& before, const cases::Manifest& after) {
  for (const auto& [name, steps] : before.steps) {
    if (after.steps.contains(name) || std::ranges::count(after.withdrawn, name) > 0) continue;
    throw std::invalid_argument(
        fmt::format("{} is missing; bring it back, or strike it with --withdraw {}", name, name));
  }
  for (const auto& name : after.withdrawn) {
    if (!after.steps.contains(name)) continue;
    throw std::invalid_argument(fmt::format("{} is withdrawn and still there; a name is never used again", name));
  }
}

void write(const std::string& ruleset, const std::vector<cases::Case>& bundled, const ManifestOptions& options) {
  const auto file = manifest_file(ruleset);
  const auto before = std::filesystem::exists(file) ? cases::read_manifest(file) : cases::Manifest{};
  auto withdrawn = before.withdrawn;
  for (const std::string& name : options.withdraw) {
    if (!before.steps.contains(name)) throw std::invalid_argument(fmt::format("--withdraw: there is no case {}", name));
    withdrawn.push_back(name);
  }
  const auto after = cases::manifest_of(ruleset, bundled, withdrawn);
  require_withdrawn(before, after);
  reports::write_whole_file(file, cases::written(after));
}

int manifest(const ManifestOptions& options) {
  if (!options.withdraw.empty() && !options.write) throw std::invalid_argument("--withdraw goes with --write");
  for (const std::string& ruleset : known_rulesets()) {
    const auto bundled = cases::load_cases(cases::case_files_in(fixtures_folder(), ruleset), clause_books());
    if (options.write) write(ruleset, bundled, options);
    require_manifest(ruleset, bundled);
    fmt::print("{}: {} cases, as the manifest has them\n", ruleset, bundled.size());
  }
  return suite::kSucceeded;
}

}  // namespace

void add_manifest(CLI::App& app, int& exit_code) {
  auto options = std::make_shared<ManifestOptions>();
  auto* command = app.add_subcommand("manifest", "Hold the bundled cases against their manifest");
  command->add_flag("--write", options->write, "Bring the manifest up to date");
  command->add_option("--withdraw", options->withdraw, "With --write: strike this case; may be repeated")
      ->allow_extra_args(false);
  command->footer(kManifestExamples);
  command->callback([options, &exit_code] { exit_code = manifest(*options); });
}

}  // namespace tetrarch::commands
