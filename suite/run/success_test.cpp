#include "suite/run/success.hpp"

#include <gtest/gtest.h>

namespace tetrarch::suite {
namespace {

using reports::RunResult;
using reports::Verdict;

// A run that executed all that it planned.
RunResult run_with(const std::vector<Verdict>& verdicts) {
  RunResult run;
  run.planned = verdicts.size();
  for (const Verdict verdict : verdicts) run.cases.emplace_back().verdict = verdict;
  return run;
}

TEST(Success, EveryAcceptableVerdictBesideAPassSucceeds) {
  EXPECT_EQ(exit_code_of(run_with({Verdict::kPass})), kSucceeded);
  EXPECT_EQ(exit_code_of(run_with({Verdict::kPass, Verdict::kWaived, Verdict::kUnsupported})), kSucceeded);
}

TEST(Success, EveryOtherVerdictFails) {
  for (const Verdict verdict :
       {Verdict::kWrong, Verdict::kCrash, Verdict::kTimeout, Verdict::kProtocol, Verdict::kUnwaived}) {
    EXPECT_EQ(exit_code_of(run_with({Verdict::kPass, verdict})), kFailed) << reports::name_of(verdict);
    EXPECT_EQ(exit_code_of(run_with({verdict, Verdict::kPass})), kFailed) << reports::name_of(verdict);
    EXPECT_EQ(exit_code_of(run_with({verdict})), kFailed) << reports::name_of(verdict);
  }
}

TEST(Success, ACaseThatTheReferenceContradictsIsBadInput) {
  EXPECT_EQ(exit_code_of(run_with({Verdict::kPass, Verdict::kSuiteError})), kBadInput);
  EXPECT_EQ(exit_code_of(run_with({Verdict::kWrong, Verdict::kSuiteError, Verdict::kCrash})), kBadInput);
}

TEST(Success, WithoutAPassThereIsNoSuccess) {
  for (const auto& verdicts : std::vector<std::vector<Verdict>>{
           {}, {Verdict::kWaived}, {Verdict::kUnsupported}, {Verdict::kWaived, Verdict::kUnsupported}}) {
    EXPECT_EQ(exit_code_of(run_with(verdicts)), kFailed);
  }
}

TEST(Success, AShardNeedsNoPass) {
  RunResult run = run_with({Verdict::kUnsupported});
  run.shard.emplace();
  EXPECT_EQ(exit_code_of(run), kSucceeded);
  run.cases[0].verdict = Verdict::kWrong;
  EXPECT_EQ(exit_code_of(run), kFailed);
}

TEST(Success, ARunThatExecutedOtherThanItPlannedFails) {
  for (const std::size_t planned : {std::size_t{0}, std::size_t{1}, std::size_t{3}}) {
    RunResult run = run_with({Verdict::kPass, Verdict::kPass});
    run.planned = planned;
    EXPECT_EQ(exit_code_of(run), kFailed);
  }
}

TEST(Success, AComplaintFailsTheRun) {
  RunResult run = run_with({Verdict::kPass});
  run.complaints = {"a waiver matches nothing"};
  EXPECT_EQ(exit_code_of(run), kFailed);
}

}  // namespace
}  // namespace tetrarch::suite
