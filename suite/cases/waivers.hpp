// Waivers: what an engine is known to fail, and why.
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/result.hpp"
#include "suite/cases/case.hpp"
#include "suite/documents/place.hpp"

namespace tetrarch::cases {

// Exactly one of `case_name` and `clause` is there. A case's plain name stands for its quarter turns, too.
struct Waiver {
  std::optional<std::string> case_name;
  std::optional<std::string> clause;
  reports::Verdict verdict = reports::Verdict::kWrong;
  std::string reason;
  std::string link;                                  // empty where there is none
  std::optional<std::chrono::year_month_day> until;  // the last day on which it holds
  documents::Place place;
};

// Throws documents::InputError where the file is not as fixtures/README.md describes it.
std::vector<Waiver> read_waivers(const std::filesystem::path& file);

// Whether the waiver is about the result's case, by name or by clause, whatever the verdict.
bool is_about(const Waiver& waiver, const reports::CaseResult& result);

// Whether the waiver is about the result's case and expects its verdict.
bool matches(const Waiver& waiver, const reports::CaseResult& result);

// The waivers without those that are about one of the cases, but about none that was run, as with a filter or in one
// shard of many: nothing is known of them.
std::vector<Waiver> in_question(std::vector<Waiver> waivers, const std::vector<Case>& cases,
                                const std::vector<reports::CaseResult>& results);

// Applies the waivers to a run's results:
//  - a failing case whose verdict a waiver expects becomes `waived`, with the reason as its note;
//  - a passing case that a waiver names becomes `unwaived`, and so do the cases of a waived clause if all of them
//  passed.
// Returns a complaint for each waiver that matched nothing, and for each that has expired, which waives nothing.
// `today` is the day of the run.
std::vector<std::string> apply_waivers(const std::vector<Waiver>& waivers, std::chrono::year_month_day today,
                                       std::vector<reports::CaseResult>& results);

}  // namespace tetrarch::cases
