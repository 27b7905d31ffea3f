#include "suite/cases/waivers.hpp"

#include <gtest/gtest.h>

namespace tetrarch::cases {
namespace {

using reports::CaseResult;
using reports::Verdict;

constexpr std::chrono::year_month_day kToday = std::chrono::year(2027) / 1 / 31;

CaseResult result(const std::string& name, Verdict verdict, std::vector<std::string> clauses = {"Q-A-1"}) {
  CaseResult made;
  made.name = name;
  made.verdict = verdict;
  made.clauses = std::move(clauses);
  return made;
}

Waiver of_case(const std::string& name, Verdict verdict = Verdict::kWrong) {
  Waiver waiver;
  waiver.case_name = name;
  waiver.verdict = verdict;
  waiver.reason = "a reason";
  waiver.place = {"w.yaml", 2, 5};
  return waiver;
}

Waiver of_clause(const std::string& id, Verdict verdict = Verdict::kWrong) {
  Waiver waiver = of_case("", verdict);
  waiver.case_name.reset();
  waiver.clause = id;
  return waiver;
}

std::vector<Verdict> verdicts(const std::vector<CaseResult>& results) {
  std::vector<Verdict> found;
  for (const CaseResult& one : results) found.push_back(one.verdict);
  return found;
}

using Verdicts = std::vector<Verdict>;
using Complaints = std::vector<std::string>;

TEST(Waivers, OfACaseWaiveItsFailure) {
  std::vector<CaseResult> results{result("q/a/p", Verdict::kWrong), result("q/a/pp", Verdict::kWrong)};
  Waiver waiver = of_case("q/a/p");
  waiver.link = "https://example.org/1";
  EXPECT_EQ(apply_waivers({waiver}, kToday, results), Complaints{});
  EXPECT_EQ(verdicts(results), (Verdicts{Verdict::kWaived, Verdict::kWrong}));
  EXPECT_EQ(results[0].note, "a reason (https://example.org/1)");
}

TEST(Waivers, OfAPlainNameCoverItsQuarterTurns) {
  std::vector<CaseResult> results{result("q/a/p", Verdict::kWrong), result("q/a/p@90", Verdict::kWrong),
                                  result("q/a/p@270", Verdict::kWrong)};
  EXPECT_EQ(apply_waivers({of_case("q/a/p")}, kToday, results), Complaints{});
  EXPECT_EQ(verdicts(results), (Verdicts{Verdict::kWaived, Verdict::kWaived, Verdict::kWaived}));
  EXPECT_EQ(results[2].note, "a reason");
}

TEST(Waivers, OfTheUnturnedCaseCoverItAlone) {
  std::vector<CaseResult> results{result("q/a/p", Verdict::kWrong), result("q/a/p@90", Verdict::kWrong)};
  EXPECT_EQ(apply_waivers({of_case("q/a/p@0")}, kToday, results), Complaints{});
  EXPECT_EQ(verdicts(results), (Verdicts{Verdict::kWaived, Verdict::kWrong}));
}

TEST(Waivers, OfCasesThatWereNotRunAreNotInQuestion) {
  Case run_case;
  run_case.name = "q/a/run";
  run_case.clauses = {"Q-A-1"};
  Case other_case;
  other_case.name = "q/a/other";
  other_case.clauses = {"Q-A-2"};
  const std::vector<Waiver> waivers = {of_case("q/a/run"), of_case("q/a/other"), of_clause("Q-A-2"),
                                       of_case("q/a/lost")};
  const auto left = in_question(waivers, {run_case, other_case}, {result("q/a/run", Verdict::kWrong)});
  ASSERT_EQ(left.size(), 2U);
  EXPECT_EQ(left[0].case_name, "q/a/run");
  EXPECT_EQ(left[1].case_name, "q/a/lost") << "there is no such case at all, so the waiver matches nothing";
}

TEST(Waivers, OfAQuarterTurnCoverItAlone) {
  std::vector<CaseResult> results{result("q/a/p", Verdict::kWrong), result("q/a/p@90", Verdict::kWrong)};
  EXPECT_EQ(apply_waivers({of_case("q/a/p@90")}, kToday, results), Complaints{});
  EXPECT_EQ(verdicts(results), (Verdicts{Verdict::kWrong, Verdict::kWaived}));
}

TEST(Waivers, OfACaseThatPassesAreStale) {
  std::vector<CaseResult> results{result("q/a/p", Verdict::kPass), result("q/a/p@90", Verdict::kWrong),
                                  result("q/a/o", Verdict::kPass)};
  EXPECT_EQ(apply_waivers({of_case("q/a/p")}, kToday, results), Complaints{});
  EXPECT_EQ(verdicts(results), (Verdicts{Verdict::kUnwaived, Verdict::kWaived, Verdict::kPass}));
  EXPECT_EQ(results[0].note,
            "it passed, but w.yaml:2:5 waives its case as wrong; take the waiver out, or name the quarter turns that "
            "still fail (NAME@90)");
}

TEST(Waivers, OfAClauseWaiveItsFailures) {
  std::vector<CaseResult> results{result("q/a/p", Verdict::kWrong, {"Q-A-1", "Q-B-1"}),
                                  result("q/a/o", Verdict::kPass, {"Q-B-1"}), result("q/a/n", Verdict::kWrong)};
  EXPECT_EQ(apply_waivers({of_clause("Q-B-1")}, kToday, results), Complaints{});
  EXPECT_EQ(verdicts(results), (Verdicts{Verdict::kWaived, Verdict::kPass, Verdict::kWrong}));
}

TEST(Waivers, OfAClauseWhoseCasesAllPassAreStale) {
  std::vector<CaseResult> results{result("q/a/p", Verdict::kPass), result("q/a/o", Verdict::kPass),
                                  result("q/a/n", Verdict::kPass, {"Q-B-1"})};
  EXPECT_EQ(apply_waivers({of_clause("Q-A-1")}, kToday, results), Complaints{});
  EXPECT_EQ(verdicts(results), (Verdicts{Verdict::kUnwaived, Verdict::kUnwaived, Verdict::kPass}));
  EXPECT_EQ(results[0].note, "it passed, but w.yaml:2:5 waives its clause Q-A-1 as wrong; take the waiver out");
}

TEST(Waivers, DoNotWaiveAnotherVerdict) {
  for (const Verdict verdict :
       {Verdict::kCrash, Verdict::kTimeout, Verdict::kProtocol, Verdict::kUnsupported, Verdict::kSuiteError}) {
    std::vector<CaseResult> results{result("q/a/p", verdict)};
    const Complaints complaints = apply_waivers({of_case("q/a/p"), of_clause("Q-A-1")}, kToday, results);
    EXPECT_EQ(verdicts(results), Verdicts{verdict});
    EXPECT_EQ(complaints.size(), 2U);
  }
  std::vector<CaseResult> results{result("q/a/p", Verdict::kCrash)};
  EXPECT_EQ(apply_waivers({of_case("q/a/p")}, kToday, results),
            Complaints{"w.yaml:2:5: the waiver of case q/a/p as wrong matches nothing: q/a/p is crash"});
  EXPECT_EQ(apply_waivers({of_case("q/a/p", Verdict::kCrash)}, kToday, results), Complaints{});
  EXPECT_EQ(verdicts(results), Verdicts{Verdict::kWaived});
}

TEST(Waivers, ThatMatchNothingAreComplainedOf) {
  std::vector<CaseResult> results{result("q/a/p", Verdict::kPass)};
  EXPECT_EQ(apply_waivers({of_case("q/a/o"), of_clause("Q-Z-1"), of_case("q/a/p@90")}, kToday, results),
            (Complaints{"w.yaml:2:5: the waiver of case q/a/o as wrong matches nothing: no such case was run",
                        "w.yaml:2:5: the waiver of clause Q-Z-1 as wrong matches nothing: no such case was run",
                        "w.yaml:2:5: the waiver of case q/a/p@90 as wrong matches nothing: no such case was run"}));
  EXPECT_EQ(verdicts(results), Verdicts{Verdict::kPass});
}

TEST(Waivers, HoldOnTheirLastDayAndNotAfterIt) {
  Waiver waiver = of_case("q/a/p");
  waiver.until = kToday;
  std::vector<CaseResult> results{result("q/a/p", Verdict::kWrong)};
  EXPECT_EQ(apply_waivers({waiver}, kToday, results), Complaints{});
  EXPECT_EQ(verdicts(results), Verdicts{Verdict::kWaived});
  results = {result("q/a/p", Verdict::kWrong)};
  EXPECT_EQ(
      apply_waivers({waiver}, std::chrono::year(2027) / 2 / 1, results),
      Complaints{"w.yaml:2:5: the waiver of case q/a/p ended on 2027-01-31; take it out, or give it another day"});
  EXPECT_EQ(verdicts(results), Verdicts{Verdict::kWrong});
}

TEST(Waivers, MayBothMatchOneCase) {
  std::vector<CaseResult> results{result("q/a/p", Verdict::kWrong)};
  EXPECT_EQ(apply_waivers({of_clause("Q-A-1"), of_case("q/a/p")}, kToday, results), Complaints{});
  EXPECT_EQ(verdicts(results), Verdicts{Verdict::kWaived});
}

}  // namespace
}  // namespace tetrarch::cases
