#include "reports/level_results.hpp"

#include <gtest/gtest.h>

#include "reports/example_run.hpp"

namespace tetrarch::reports {
namespace {

class LevelResults : public testing::Test {
 protected:
  LevelResults() { game_.levels = {{"movement", "Where pieces go", {"pawns", "mate"}, 3}}; }

  // The result of a run of three cases of the level, and of one that is none of it.
  LevelResult of(Verdict first, Verdict second, Verdict third) {
    run_.cases = {example_case("pawns", "a", first), example_case("pawns", "b", second),
                  example_case("mate", "c", third), example_case("undo", "d", Verdict::kCrash)};
    return level_results(run_, game_).front();
  }

  GameFacts game_ = example_game();
  RunResult run_;
};

TEST_F(LevelResults, AllPassed) {
  const LevelResult result = of(Verdict::kPass, Verdict::kPass, Verdict::kPass);
  EXPECT_EQ(result.standing, Standing::kPassed);
  EXPECT_EQ(in_words(result), "all 3 cases passed");
}

TEST_F(LevelResults, OneFailureIsEnough) {
  for (const Verdict verdict : {Verdict::kWrong, Verdict::kCrash, Verdict::kTimeout, Verdict::kProtocol,
                                Verdict::kUnwaived, Verdict::kSuiteError}) {
    const LevelResult result = of(Verdict::kPass, verdict, Verdict::kWaived);
    EXPECT_EQ(result.standing, Standing::kFailed) << name_of(verdict);
    EXPECT_EQ(in_words(result), "1 of 3 cases failed");
  }
}

TEST_F(LevelResults, WaiversAreSaid) {
  const LevelResult result = of(Verdict::kPass, Verdict::kWaived, Verdict::kPass);
  EXPECT_EQ(result.standing, Standing::kWithWaivers);
  EXPECT_EQ(in_words(result), "2 of 3 cases passed, 1 waived");
}

TEST_F(LevelResults, WhatIsUnsupportedIsNotPassed) {
  const LevelResult result = of(Verdict::kPass, Verdict::kUnsupported, Verdict::kPass);
  EXPECT_EQ(result.standing, Standing::kIncomplete);
  EXPECT_EQ(in_words(result), "2 of 3 cases passed, 1 unsupported");
}

TEST_F(LevelResults, WhatWasNotRunIsNotPassed) {
  run_.cases = {example_case("pawns", "a", Verdict::kPass)};
  const LevelResult result = level_results(run_, game_).front();
  EXPECT_EQ(result.standing, Standing::kIncomplete);
  EXPECT_EQ(in_words(result), "1 of 3 cases passed, 2 not run");
}

TEST_F(LevelResults, ARepeatedCaseCountsOnceAndWithItsWorst) {
  run_.cases = {example_case("pawns", "a", Verdict::kWrong), example_case("pawns", "a", Verdict::kPass)};
  EXPECT_EQ(level_results(run_, game_).front().failed, 1U);
  EXPECT_EQ(level_results(run_, game_).front().passed, 0U);
}

TEST_F(LevelResults, CasesOfAnotherGameAreNoneOfIt) {
  of(Verdict::kPass, Verdict::kPass, Verdict::kPass);
  run_.cases[0].ruleset = "quantum";
  EXPECT_EQ(level_results(run_, game_).front().passed, 2U);
}

}  // namespace
}  // namespace tetrarch::reports
