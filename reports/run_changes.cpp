#include "reports/run_changes.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string_view>

#include "reports/printable.hpp"
#include "reports/run_summary.hpp"

namespace tetrarch::reports {
namespace {

constexpr std::size_t kReasonLimit = 160;

using Cases = std::map<std::string_view, const CaseResult*>;

Cases cases_of(const RunResult& run) {
  Cases cases;
  for (const CaseResult& result : run.cases) {
    const auto [known, is_new] = cases.try_emplace(result.name, &result);
    if (!is_new && result.verdict != Verdict::kPass) known->second = &result;
  }
  return cases;
}

CaseChange change_of(const CaseResult* before, const CaseResult* after) {
  CaseChange change;
  change.name = (after != nullptr ? after : before)->name;
  if (before != nullptr) change.before = before->verdict;
  if (after == nullptr) return change;
  change.after = after->verdict;
  if (!is_acceptable(after->verdict)) change.reason = after->finding ? after->finding->summary : after->note;
  return change;
}

// Where a change of a case that the later run has belongs.
std::vector<CaseChange>& list_for(RunChanges& changes, const CaseChange& change) {
  const bool fails = !is_acceptable(*change.after);
  const bool failed = change.before && !is_acceptable(*change.before);
  if (fails && !failed) return changes.newly_failing;
  if (!change.before) return changes.added;
  return change.after == Verdict::kPass ? changes.newly_passing : changes.otherwise;
}

void compare(const std::string& what, const std::string& before, const std::string& after, RunChanges& changes) {
  if (before == after) return;
  const auto shown = [](const std::string& text) { return text.empty() ? "none" : printable(text, kReasonLimit); };
  changes.circumstances.push_back(fmt::format("{}: {} -> {}", what, shown(before), shown(after)));
}

void compare_circumstances(const RunResult& earlier, const RunResult& later, RunChanges& changes) {
  compare("engine", earlier.engine.name, later.engine.name, changes);
  compare("engine version", earlier.engine.version, later.engine.version, changes);
  compare("command", earlier.engine.command, later.engine.command, changes);
  const auto listed = [](const std::vector<std::string>& words) { return fmt::format("{}", fmt::join(words, ", ")); };
  compare("rulesets", listed(earlier.engine.rulesets), listed(later.engine.rulesets), changes);
  compare("supports", listed(earlier.engine.supports), listed(later.engine.supports), changes);
  compare("suite", earlier.suite_version, later.suite_version, changes);
  compare("commit of the suite", earlier.suite_commit, later.suite_commit, changes);
}

bool was_passed(const CaseChange& change) { return change.before == Verdict::kPass; }

std::string line_of(const CaseChange& change) {
  std::string line = fmt::format("  {}: ", printable(change.name));
  line += change.before ? name_of(*change.before) : "not there";
  line += fmt::format(" -> {}", change.after ? name_of(*change.after) : "not there");
  return change.reason.empty() ? line : fmt::format("{}: {}", line, printable(change.reason, kReasonLimit));
}

std::string section_of(const std::string& title, const std::vector<CaseChange>& changes) {
  if (changes.empty()) return "";
  std::string text = fmt::format("{} ({}):\n", title, changes.size());
  for (const CaseChange& change : changes) text += line_of(change) + "\n";
  return text + "\n";
}

std::string section_of(const std::string& title, const std::vector<std::string>& lines) {
  if (lines.empty()) return "";
  std::string text = title + ":\n";
  for (const std::string& line : lines) text += fmt::format("  {}\n", printable(line));
  return text + "\n";
}

std::string sum_of(const RunChanges& changes) {
  const std::size_t cases = changes.newly_failing.size() + changes.newly_passing.size() + changes.otherwise.size() +
                            changes.added.size() + changes.gone.size();
  if (is_worse(changes)) {
    return fmt::format("WORSE: {} newly failing, {} newly passing.", changes.newly_failing.size(),
                       changes.newly_passing.size());
  }
  if (cases == 0) return "SAME: no case changed.";
  return fmt::format("NO WORSE: {} changed, of which {} newly passing, none newly failing.", counted(cases, "case"),
                     changes.newly_passing.size());
}

}  // namespace

RunChanges changes_between(const RunResult& earlier, const RunResult& later) {
  RunChanges changes;
  compare_circumstances(earlier, later, changes);
  const Cases before = cases_of(earlier);
  const Cases after = cases_of(later);
  const auto in = [](const Cases& cases, const std::string& name) {
    const auto found = cases.find(name);
    return found == cases.end() ? nullptr : found->second;
  };
  for (const CaseResult& result : later.cases) {
    if (in(after, result.name) != &result) continue;
    const CaseResult* old = in(before, result.name);
    if (old != nullptr && old->verdict == result.verdict) continue;
    CaseChange change = change_of(old, &result);
    list_for(changes, change).push_back(std::move(change));
  }
  for (const CaseResult& result : earlier.cases) {
    if (in(before, result.name) == &result && in(after, result.name) == nullptr) {
      changes.gone.push_back(change_of(&result, nullptr));
    }
  }
  std::ranges::copy_if(later.complaints, std::back_inserter(changes.new_complaints), [&](const std::string& complaint) {
    return std::ranges::count(earlier.complaints, complaint) == 0;
  });
  return changes;
}

bool is_worse(const RunChanges& changes) {
  return !changes.newly_failing.empty() || !changes.new_complaints.empty() ||
         std::ranges::any_of(changes.otherwise, was_passed) || std::ranges::any_of(changes.gone, was_passed);
}

std::string text_of(const RunChanges& changes) {
  return section_of("around the cases", changes.circumstances) + section_of("newly failing", changes.newly_failing) +
         section_of("newly passing", changes.newly_passing) + section_of("another verdict", changes.otherwise) +
         section_of("added", changes.added) + section_of("gone", changes.gone) +
         section_of("new complaints about the run itself", changes.new_complaints) + sum_of(changes) + "\n";
}

}  // namespace tetrarch::reports
