// The failures of a run, by the clauses that they are about.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "reports/failed_cases.hpp"
#include "reports/result.hpp"

namespace tetrarch::reports {

// How the cases that cite a clause ended.
struct ClauseCounts {
  std::map<Verdict, std::size_t> verdicts;
  std::size_t failed = 0;  // neither passed, waived nor unsupported
  std::size_t all = 0;
};

// Of every clause that a case cites.
std::map<std::string, ClauseCounts> counts_by_clause(const RunResult& run);

struct FailureGroup {
  std::string clause;                 // that wrong answers are about; empty where it is not about a clause
  Verdict verdict = Verdict::kWrong;  // of failures that are about none: a crash says nothing of a rule
  std::vector<FailedCase> failures;
};

// "The engine ended", .. or, of wrong answers, "Q-PAWN-2 A quiet step", as far as the run knows the clause.
std::string heading_of(const FailureGroup& group, const RunResult& run);

// The clause of the run's games that has that id, or nullptr.
const ClauseText* clause_of(const RunResult& run, const std::string& id);

// Where an engine may decide otherwise than the clause that the group is about, one sentence that says so; else
// nothing.
std::string latitude_of(const FailureGroup& group, const RunResult& run);

// Each failed case in one group, the largest group first. Wrong answers are grouped by clause. Where the clause behind
// an expectation is known, it is that one; else it is the cited clause that is likeliest to be misread, by how many of
// its cases fail and which share of them that is, of several the one cited first: what an engine misreads fails
// everywhere, and what is only cited beside it passes elsewhere. In a group the simplest failure comes first.
std::vector<FailureGroup> failure_groups(const RunResult& run);
std::vector<FailureGroup> failure_groups(RunResult&& run) = delete;

}  // namespace tetrarch::reports
