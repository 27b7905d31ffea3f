#include "suite/run/success.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tetrarch::suite {
namespace {

using reports::RunResult;
using reports::Verdict;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

// A run that executed all that it planned.
RunResult run_with(const std::vector<Verdict>& verdicts) {
  RunResult run;
  run.planned = verdicts.size();
  for (const Verdict verdict : verdicts) run.cases.emplace_back().verdict = verdict;
  return run;
}

// What the run comes to after it was reconciled.
int exit_code_after(RunResult run) {
  reconcile(run);
  return exit_code_of(run);
}

TEST(Success, EveryAcceptableVerdictBesideAPassSucceeds) {
  EXPECT_EQ(exit_code_after(run_with({Verdict::kPass})), kSucceeded);
  EXPECT_EQ(exit_code_after(run_with({Verdict::kPass, Verdict::kWaived, Verdict::kUnsupported})), kSucceeded);
}

TEST(Success, EveryOtherVerdictFails) {
  for (const Verdict verdict :
       {Verdict::kWrong, Verdict::kCrash, Verdict::kTimeout, Verdict::kProtocol, Verdict::kUnwaived}) {
    EXPECT_EQ(exit_code_after(run_with({Verdict::kPass, verdict})), kFailed) << reports::name_of(verdict);
    EXPECT_EQ(exit_code_after(run_with({verdict, Verdict::kPass})), kFailed) << reports::name_of(verdict);
    EXPECT_EQ(exit_code_after(run_with({verdict})), kFailed) << reports::name_of(verdict);
  }
}

TEST(Success, ACaseThatTheReferenceContradictsIsBadInput) {
  EXPECT_EQ(exit_code_after(run_with({Verdict::kPass, Verdict::kSuiteError})), kBadInput);
  EXPECT_EQ(exit_code_after(run_with({Verdict::kWrong, Verdict::kSuiteError, Verdict::kCrash})), kBadInput);
}

TEST(Success, WithoutAPassThereIsNoSuccess) {
  for (const auto& verdicts : std::vector<std::vector<Verdict>>{
           {}, {Verdict::kWaived}, {Verdict::kUnsupported}, {Verdict::kWaived, Verdict::kUnsupported}}) {
    RunResult run = run_with(verdicts);
    EXPECT_EQ(exit_code_of(run), kFailed);
    reconcile(run);
    EXPECT_THAT(run.complaints, ElementsAre(HasSubstr("no case passed")));
    EXPECT_EQ(exit_code_of(run), kFailed);
  }
}

TEST(Success, ARunThatExecutedOtherThanItPlannedFails) {
  for (const std::size_t planned : {std::size_t{0}, std::size_t{1}, std::size_t{3}}) {
    RunResult run = run_with({Verdict::kPass, Verdict::kPass});
    run.planned = planned;
    reconcile(run);
    EXPECT_THAT(run.complaints,
                ElementsAre(HasSubstr(std::to_string(planned) + " cases were planned and 2 were executed")));
    EXPECT_EQ(exit_code_of(run), kFailed);
  }
}

TEST(Success, AComplaintFailsTheRun) {
  RunResult run = run_with({Verdict::kPass});
  run.complaints = {"a waiver matches nothing"};
  reconcile(run);
  EXPECT_THAT(run.complaints, ElementsAre("a waiver matches nothing"));
  EXPECT_EQ(exit_code_of(run), kFailed);
}

TEST(Success, NothingIsAddedToASoundRun) {
  RunResult run = run_with({Verdict::kPass, Verdict::kWrong});
  reconcile(run);
  EXPECT_THAT(run.complaints, IsEmpty());
}

}  // namespace
}  // namespace tetrarch::suite
