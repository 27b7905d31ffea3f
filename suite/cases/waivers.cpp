#include "suite/cases/waivers.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace tetrarch::cases {
namespace {

using reports::CaseResult;
using reports::Verdict;

std::string target_of(const Waiver& waiver) {
  return waiver.case_name ? "case " + *waiver.case_name : "clause " + waiver.clause.value();
}

std::string day_text(std::chrono::year_month_day day) {
  return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(day.year()), static_cast<unsigned>(day.month()),
                     static_cast<unsigned>(day.day()));
}

bool is_expired(const Waiver& waiver, std::chrono::year_month_day today) {
  return waiver.until && *waiver.until < today;
}

std::string note_of(const Waiver& waiver) {
  return waiver.link.empty() ? waiver.reason : fmt::format("{} ({})", waiver.reason, waiver.link);
}

std::vector<std::size_t> results_about(const Waiver& waiver, const std::vector<CaseResult>& results) {
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < results.size(); ++i) {
    if (is_about(waiver, results[i])) found.push_back(i);
  }
  return found;
}

// Which of the passing results the waiver says fail.
std::vector<std::size_t> belied(const Waiver& waiver, const std::vector<std::size_t>& about,
                                const std::vector<Verdict>& verdicts) {
  std::vector<std::size_t> passed;
  std::copy_if(about.begin(), about.end(), std::back_inserter(passed),
               [&](std::size_t i) { return verdicts[i] == Verdict::kPass; });
  const bool all_passed = passed.size() == about.size();
  if (waiver.clause && !all_passed) return {};
  return passed;
}

std::string stale_note(const Waiver& waiver) {
  std::string note = fmt::format("it passed, but {} waives its {} as {}; take the waiver out", to_string(waiver.place),
                                 waiver.case_name ? "case" : "clause " + *waiver.clause, name_of(waiver.verdict));
  const bool plain = waiver.case_name && waiver.case_name->find('@') == std::string::npos;
  return plain ? note + ", or name the quarter turns that still fail (NAME@90)" : note;
}

std::string unmatched_complaint(const Waiver& waiver, const std::vector<std::size_t>& about,
                                const std::vector<CaseResult>& results, const std::vector<Verdict>& verdicts) {
  std::string complaint = fmt::format("{}: the waiver of {} as {} matches nothing: ", to_string(waiver.place),
                                      target_of(waiver), name_of(waiver.verdict));
  if (about.empty()) return complaint + "no such case was run";
  return complaint + fmt::format("{} is {}", results[about.front()].name, name_of(verdicts[about.front()]));
}

}  // namespace

bool is_about(const Waiver& waiver, const CaseResult& result) {
  if (waiver.clause) {
    return std::find(result.clauses.begin(), result.clauses.end(), *waiver.clause) != result.clauses.end();
  }
  const auto at = result.name.find('@');
  const std::string turn = at == std::string::npos ? result.name + "@0" : result.name;
  return *waiver.case_name == turn || *waiver.case_name == result.name.substr(0, at);
}

bool matches(const Waiver& waiver, const CaseResult& result) {
  return result.verdict == waiver.verdict && is_about(waiver, result);
}

std::vector<Waiver> in_question(std::vector<Waiver> waivers, const std::vector<Case>& cases,
                                const std::vector<CaseResult>& results) {
  const auto is_about_case = [](const Waiver& waiver, const Case& subject) {
    CaseResult named;
    named.name = subject.name;
    named.clauses = subject.clauses;
    return is_about(waiver, named);
  };
  std::erase_if(waivers, [&](const Waiver& waiver) {
    const auto of_result = [&](const CaseResult& result) { return is_about(waiver, result); };
    const auto of_case = [&](const Case& subject) { return is_about_case(waiver, subject); };
    return std::ranges::any_of(cases, of_case) && std::ranges::none_of(results, of_result);
  });
  return waivers;
}

std::vector<std::string> apply_waivers(const std::vector<Waiver>& waivers, std::chrono::year_month_day today,
                                       std::vector<CaseResult>& results) {
  std::vector<Verdict> verdicts;  // as they are before any waiver is applied
  for (const CaseResult& result : results) verdicts.push_back(result.verdict);
  std::vector<std::string> complaints;
  for (const Waiver& waiver : waivers) {
    if (is_expired(waiver, today)) {
      complaints.push_back(fmt::format("{}: the waiver of {} ended on {}; take it out, or give it another day",
                                       to_string(waiver.place), target_of(waiver), day_text(*waiver.until)));
      continue;
    }
    const std::vector<std::size_t> about = results_about(waiver, results);
    const std::vector<std::size_t> stale = belied(waiver, about, verdicts);
    bool matched = !stale.empty();
    for (const std::size_t i : about) {
      if (verdicts[i] != waiver.verdict) continue;
      matched = true;
      if (results[i].verdict == Verdict::kWaived) continue;
      results[i].verdict = Verdict::kWaived;
      results[i].note = note_of(waiver);
    }
    for (const std::size_t i : stale) {
      results[i].verdict = Verdict::kUnwaived;
      results[i].note = stale_note(waiver);
    }
    if (!matched) complaints.push_back(unmatched_complaint(waiver, about, results, verdicts));
  }
  return complaints;
}

}  // namespace tetrarch::cases
