// What the commands share that build variants of the reference: of which games, how many at a time, and the cases that
// the variants are held against.
#pragma once

#include <CLI/CLI.hpp>
#include <filesystem>
#include <string>
#include <vector>

#include "suite/cases/case.hpp"
#include "suite/cases/clauses.hpp"
#include "suite/variants/verdict.hpp"

namespace tetrarch::commands {

struct VariantOptions {
  std::vector<std::string> rulesets;  // empty: every one
  unsigned jobs = 1;
};

void add_variant_options(CLI::App& command, VariantOptions& options);

// The rulesets that are asked for.
std::vector<std::string> rulesets_of(const VariantOptions& options);

// The root of the project that this program was built from, in which the reference lies.
std::filesystem::path project_folder();

// A ruleset's cases, without quarter turns, which show nothing of a variant that the cases do not, and its clauses.
class CourtOf {
 public:
  explicit CourtOf(std::string ruleset);

  variants::Court court() const { return {ruleset_, cases_, book_, schema_file_}; }
  const cases::ClauseBook& book() const { return book_; }

 private:
  std::string ruleset_;
  std::vector<cases::Case> cases_;
  cases::ClauseBook book_;
  std::filesystem::path schema_file_;
};

}  // namespace tetrarch::commands
