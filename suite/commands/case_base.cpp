#include "suite/commands/case_base.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <stdexcept>
#include <utility>

#include "suite/cases/case_files.hpp"
#include "suite/cases/loader.hpp"
#include "suite/cases/manifest.hpp"
#include "suite/cases/quarter_turns.hpp"
#include "suite/notation/notation.hpp"

namespace tetrarch::commands {
namespace {

std::vector<cases::CaseFile> bundled_files(const std::vector<std::string>& rulesets) {
  std::vector<cases::CaseFile> files;
  for (const std::string& ruleset : rulesets)
    std::ranges::move(cases::case_files_in(fixtures_folder(), ruleset), std::back_inserter(files));
  return files;
}

}  // namespace

std::filesystem::path message_schema_file() { return fixtures_folder() / "schemas/protocol.schema.json"; }

wire::MessageSchema message_schema() { return wire::MessageSchema(message_schema_file()); }

std::vector<std::string> known_rulesets() { return notation::rulesets(); }

std::vector<cases::ClauseBook> clause_books() {
  std::vector<cases::ClauseBook> books;
  for (const std::string& ruleset : known_rulesets()) {
    books.push_back(cases::read_clauses(fixtures_folder() / ruleset / "clauses.yaml"));
  }
  return books;
}

std::filesystem::path manifest_file(const std::string& ruleset) {
  return fixtures_folder() / ruleset / "manifest.yaml";
}

void require_manifest(const std::string& ruleset, const std::vector<cases::Case>& cases) {
  const auto faults = cases::faults_of(cases::read_manifest(manifest_file(ruleset)), cases);
  if (faults.empty()) return;
  throw std::runtime_error(
      fmt::format("the cases are not those of {}:\n  {}", manifest_file(ruleset).string(), fmt::join(faults, "\n  ")));
}

std::vector<cases::Case> bundled_cases(const std::vector<std::string>& rulesets) {
  std::vector<cases::Case> bundled;
  for (const std::string& ruleset : rulesets) {
    auto of_ruleset = cases::load_cases(bundled_files({ruleset}), clause_books());
    require_manifest(ruleset, of_ruleset);
    std::ranges::move(cases::with_quarter_turns(std::move(of_ruleset)), std::back_inserter(bundled));
  }
  return bundled;
}

std::vector<cases::Case> cases_of_files(const std::vector<std::filesystem::path>& files) {
  std::vector<cases::CaseFile> read;
  for (const auto& path : files) read.push_back({.path = path, .ruleset = {}, .area = {}, .known_only = false});
  for (cases::CaseFile& file : bundled_files(known_rulesets())) {
    file.known_only = true;
    read.push_back(std::move(file));
  }
  return cases::with_quarter_turns(cases::load_cases(read, clause_books()));
}

}  // namespace tetrarch::commands
