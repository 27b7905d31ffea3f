#include "reports/run_summary.hpp"

#include <gtest/gtest.h>

#include "reports/example_run.hpp"

namespace tetrarch::reports {
namespace {

TEST(CountsOf, CountsEveryVerdict) {
  const auto counts = counts_of(example_run());
  EXPECT_EQ(counts.size(), 9U);
  for (const auto& [verdict, count] : counts) EXPECT_EQ(count, 1U) << name_of(verdict);
  EXPECT_EQ(counts_of(RunResult()).size(), 9U);
}

TEST(ClosingLine, SaysWhatPassed) {
  const ClosingLine line = closing_line(example_success());
  EXPECT_TRUE(line.passed);
  EXPECT_EQ(line.text, "PASSED: 1 of 3 cases passed, 1 unsupported, 1 waived, none failed.");
}

TEST(ClosingLine, SaysWhatFailed) {
  const ClosingLine line = closing_line(example_run());
  EXPECT_FALSE(line.passed);
  EXPECT_EQ(line.text,
            "FAILED: 4 of 7 cases failed, 1 unsupported, 1 waived; 1 case passed against a waiver; 1 case contradicted "
            "by the suite's own "
            "reference; 1 complaint about the run itself.");
}

TEST(ClosingLine, EveryUnacceptableVerdictFails) {
  for (const Verdict verdict : {Verdict::kWrong, Verdict::kCrash, Verdict::kTimeout, Verdict::kProtocol,
                                Verdict::kUnwaived, Verdict::kSuiteError}) {
    RunResult run = example_success();
    run.cases[1].verdict = verdict;
    EXPECT_FALSE(closing_line(run).passed) << name_of(verdict);
  }
}

TEST(FaultsOf, CasesThatWerePlannedAndNotExecuted) {
  RunResult run = example_success();
  EXPECT_TRUE(faults_of(run).empty());
  run.planned = 4;
  EXPECT_EQ(faults_of(run), std::vector<std::string>{"4 cases planned, but 3 executed"});
  EXPECT_FALSE(closing_line(run).passed);
}

TEST(FaultsOf, NothingThatPassed) {
  RunResult run = example_success();
  run.cases[0].verdict = Verdict::kUnsupported;
  EXPECT_EQ(faults_of(run), std::vector<std::string>{"no case passed, so nothing was shown"});
  EXPECT_FALSE(closing_line(run).passed);
  EXPECT_FALSE(closing_line(RunResult()).passed) << "a run without a case";
}

TEST(FaultsOf, ComplaintsComeFirst) {
  RunResult run = example_run();
  run.planned = 10;
  const auto faults = faults_of(run);
  ASSERT_EQ(faults.size(), 2U);
  EXPECT_EQ(faults[0], "the waiver for Q-NONE-1 matches nothing");
}

}  // namespace
}  // namespace tetrarch::reports
