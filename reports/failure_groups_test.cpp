#include "reports/failure_groups.hpp"

#include <gmock/gmock.h>

#include "reports/example_run.hpp"

namespace tetrarch::reports {
namespace {

using testing::ElementsAre;

CaseResult citing(const std::string& name, Verdict verdict, const std::vector<std::string>& clauses) {
  CaseResult result =
      is_acceptable(verdict) ? example_case("pawns", name, verdict) : example_failure("pawns", name, verdict);
  result.clauses = clauses;
  if (result.finding) result.finding->clause.clear();
  return result;
}

std::vector<std::string> names_in(const FailureGroup& group) {
  std::vector<std::string> names;
  for (const FailedCase& failure : group.failures) names.push_back(failure.first->name);
  return names;
}

TEST(FailureGroups, BlameTheClauseWhoseCasesFailMost) {
  RunResult run;
  run.cases = {citing("a", Verdict::kWrong, {"Q-MOVE-1", "Q-PAWN-7"}), citing("b", Verdict::kPass, {"Q-MOVE-1"}),
               citing("c", Verdict::kWrong, {"Q-PAWN-7", "Q-MOVE-1"})};
  const auto groups = failure_groups(run);
  ASSERT_EQ(groups.size(), 1U);
  EXPECT_EQ(groups[0].clause, "Q-PAWN-7");
  EXPECT_THAT(names_in(groups[0]), ElementsAre("quaternity/pawns/c", "quaternity/pawns/a"))
      << "first the case that is about the clause first of all";
}

// Six of nine cases of the one fail, and both cases of the other, which cite the one as well.
TEST(FailureGroups, AFewCasesOfWhichAllFailSayLessThanMany) {
  RunResult run;
  for (const char* name : {"a", "b"}) run.cases.push_back(citing(name, Verdict::kWrong, {"Q-B-1", "Q-A-1"}));
  for (const char* name : {"c", "d", "e", "f"}) run.cases.push_back(citing(name, Verdict::kWrong, {"Q-A-1"}));
  for (const char* name : {"g", "h", "i"}) run.cases.push_back(citing(name, Verdict::kPass, {"Q-A-1"}));
  const auto groups = failure_groups(run);
  ASSERT_EQ(groups.size(), 1U);
  EXPECT_EQ(groups[0].clause, "Q-A-1");
}

TEST(FailureGroups, OfEqualClausesTheOneCitedFirstIsBlamed) {
  RunResult run;
  run.cases = {citing("a", Verdict::kWrong, {"Q-PAWN-2", "Q-PAWN-1"})};
  EXPECT_EQ(failure_groups(run).front().clause, "Q-PAWN-2");
}

TEST(FailureGroups, AClauseThatIsKnownIsTaken) {
  RunResult run;
  run.cases = {citing("a", Verdict::kWrong, {"Q-PAWN-2"})};
  run.cases[0].finding->clause = "Q-SAFE-1";
  EXPECT_EQ(failure_groups(run).front().clause, "Q-SAFE-1");
}

TEST(FailureGroups, TheLargestComesFirst) {
  RunResult run;
  run.cases = {citing("a", Verdict::kWrong, {"Q-A-1"}), citing("b", Verdict::kWrong, {"Q-B-1"}),
               citing("c", Verdict::kWrong, {"Q-B-1"}), citing("d", Verdict::kWrong, {})};
  std::vector<std::string> clauses;
  for (const FailureGroup& group : failure_groups(run)) clauses.push_back(group.clause);
  EXPECT_THAT(clauses, ElementsAre("Q-B-1", "Q-A-1", ""));
}

// Why an engine ended, nobody knows.
TEST(FailureGroups, ACrashIsBlamedOnNoClause) {
  RunResult run = example_run();
  run.cases = {citing("a", Verdict::kCrash, {"Q-PAWN-2"}), citing("b", Verdict::kTimeout, {"Q-PAWN-2"}),
               citing("c", Verdict::kWrong, {"Q-PAWN-2"}), citing("d", Verdict::kCrash, {"Q-PAWN-1"})};
  std::vector<std::string> headings;
  for (const FailureGroup& group : failure_groups(run)) headings.push_back(heading_of(group, run));
  EXPECT_THAT(headings, ElementsAre("The engine ended", "The engine did not answer in time", "Q-PAWN-2 A quiet step"));
}

TEST(FailureGroups, QuarterTurnsAreOneFailure) {
  RunResult run;
  run.cases = {citing("a", Verdict::kWrong, {"Q-A-1"}), citing("a@90", Verdict::kWrong, {"Q-A-1"})};
  const auto groups = failure_groups(run);
  ASSERT_EQ(groups.size(), 1U);
  ASSERT_EQ(groups[0].failures.size(), 1U);
  EXPECT_EQ(groups[0].failures[0].turns, "in all 2 quarter turns");
  EXPECT_EQ(counts_by_clause(run).at("Q-A-1").failed, 2U);
}

TEST(FailureGroups, WhatIsWaivedIsNone) {
  RunResult run;
  run.cases = {citing("a", Verdict::kWaived, {"Q-A-1"}), citing("b", Verdict::kUnsupported, {"Q-A-1"})};
  EXPECT_TRUE(failure_groups(run).empty());
  EXPECT_EQ(counts_by_clause(run).at("Q-A-1").failed, 0U);
  EXPECT_EQ(counts_by_clause(run).at("Q-A-1").all, 2U);
}

}  // namespace
}  // namespace tetrarch::reports
