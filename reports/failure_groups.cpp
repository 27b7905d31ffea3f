#include "reports/failure_groups.hpp"

#include <algorithm>
#include <tuple>

#include "reports/position_reading.hpp"

namespace tetrarch::reports {
namespace {

// Whether `one` is more likely to be misread than `other`: the number of its cases that fail, times the share of its
// cases that they are. What is misread fails in many of its cases, and in most of them.
bool is_likelier(const ClauseCounts& one, const ClauseCounts& other) {
  return one.failed * one.failed * other.all > other.failed * other.failed * one.all;
}

std::string blamed_clause(const CaseResult& result, const std::map<std::string, ClauseCounts>& counts) {
  if (result.verdict != Verdict::kWrong) return "";
  if (result.finding && !result.finding->clause.empty()) return result.finding->clause;
  if (result.clauses.empty()) return "";
  std::string blamed = result.clauses.front();
  for (const std::string& clause : result.clauses) {
    if (is_likelier(counts.at(clause), counts.at(blamed))) blamed = clause;
  }
  return blamed;
}

// How much there is to look at: of a case that is about the clause first of all less than of others, of an action or a
// list of moves, which are arrows, less than of other requests, and then the fewer steps and pieces the less.
std::tuple<bool, bool, std::size_t, std::size_t> effort_of(const FailedCase& failure, const std::string& clause) {
  const CaseResult& result = *failure.first;
  const bool is_beside = result.clauses.empty() || result.clauses.front() != clause;
  if (!result.finding) return {is_beside, true, 0, 0};
  const Finding& finding = *result.finding;
  const std::string method = text_of(finding.request, "method");
  return {is_beside, method != "act" && method != "moves", finding.step,
          member_of(finding.state_expected, "pieces").size()};
}

void put_simplest_first(FailureGroup& group) {
  std::ranges::stable_sort(group.failures, {},
                           [&](const FailedCase& failure) { return effort_of(failure, group.clause); });
}

}  // namespace

const ClauseText* clause_of(const RunResult& run, const std::string& id) {
  for (const GameFacts& game : run.games) {
    const auto clause = std::ranges::find(game.clauses, id, &ClauseText::id);
    if (clause != game.clauses.end()) return &*clause;
  }
  return nullptr;
}

std::string heading_of(const FailureGroup& group, const RunResult& run) {
  if (!group.clause.empty()) {
    const ClauseText* clause = clause_of(run, group.clause);
    return clause == nullptr ? group.clause : group.clause + " " + clause->title;
  }
  switch (group.verdict) {
    case Verdict::kCrash:
      return "The engine ended";
    case Verdict::kTimeout:
      return "The engine did not answer in time";
    case Verdict::kProtocol:
      return "What the engine answered is no answer";
    case Verdict::kUnwaived:
      return "Passed, though the waiver file says that it fails";
    case Verdict::kSuiteError:
      return "A fault of the suite: its own reference contradicts the case";
    default:
      return "Wrong answers in cases that cite no clause";
  }
}

std::string latitude_of(const FailureGroup& group, const RunResult& run) {
  const ClauseText* clause = clause_of(run, group.clause);
  if (clause == nullptr) return "";
  if (clause->basis == "ruled") {
    return "Ruled: the sources are silent here, and an engine that decides otherwise can waive it.";
  }
  if (clause->basis == "open") {
    return "Open: nobody knows the game's answer, and an engine that gives one can waive it.";
  }
  return "";
}

std::map<std::string, ClauseCounts> counts_by_clause(const RunResult& run) {
  std::map<std::string, ClauseCounts> counts;
  for (const CaseResult& result : run.cases) {
    for (const std::string& clause : result.clauses) {
      ClauseCounts& of_clause = counts[clause];
      ++of_clause.verdicts[result.verdict];
      ++of_clause.all;
      if (!is_acceptable(result.verdict)) ++of_clause.failed;
    }
  }
  return counts;
}

std::vector<FailureGroup> failure_groups(const RunResult& run) {
  const auto counts = counts_by_clause(run);
  std::vector<FailureGroup> groups;
  for (FailedCase& failure : failed_cases(run)) {
    const std::string clause = blamed_clause(*failure.first, counts);
    const Verdict verdict = failure.first->verdict;
    auto group = std::ranges::find_if(
        groups, [&](const FailureGroup& known) { return known.clause == clause && known.verdict == verdict; });
    if (group == groups.end()) group = groups.insert(groups.end(), {clause, verdict, {}});
    group->failures.push_back(std::move(failure));
  }
  std::ranges::for_each(groups, put_simplest_first);
  std::ranges::stable_sort(groups, std::ranges::greater{},
                           [](const FailureGroup& group) { return group.failures.size(); });
  return groups;
}

}  // namespace tetrarch::reports
