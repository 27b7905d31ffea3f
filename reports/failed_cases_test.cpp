#include "reports/failed_cases.hpp"

#include <gtest/gtest.h>

#include "reports/example_run.hpp"

namespace tetrarch::reports {
namespace {

RunResult run_of(const std::vector<std::pair<std::string, Verdict>>& cases) {
  RunResult run;
  for (const auto& [name, verdict] : cases) run.cases.push_back(example_case("mate", name, verdict));
  return run;
}

// Each failed case as "NAME TURNS".
std::vector<std::string> told(const RunResult& run) {
  std::vector<std::string> lines;
  for (const auto& [first, turns] : failed_cases(run)) lines.push_back(first->name + " " + turns);
  return lines;
}

using Lines = std::vector<std::string>;

TEST(FailedCases, StandOnceForAllTheirTurns) {
  EXPECT_EQ(told(run_of({{"one", Verdict::kWrong},
                         {"one@90", Verdict::kWrong},
                         {"one@180", Verdict::kWrong},
                         {"one@270", Verdict::kWrong},
                         {"one-more", Verdict::kWrong},
                         {"one-more@90", Verdict::kWrong}})),
            (Lines{"quaternity/mate/one in all 4 quarter turns", "quaternity/mate/one-more in all 2 quarter turns"}));
}

TEST(FailedCases, NameTheTurnsWhereOthersPassed) {
  EXPECT_EQ(told(run_of({{"one", Verdict::kPass},
                         {"one@90", Verdict::kCrash},
                         {"one@180", Verdict::kUnsupported},
                         {"one@270", Verdict::kCrash}})),
            Lines{"quaternity/mate/one@90 in 2 of 4 quarter turns: @90, @270"});
  EXPECT_EQ(told(run_of({{"one", Verdict::kWrong}, {"one@90", Verdict::kWaived}})),
            Lines{"quaternity/mate/one in 1 of 2 quarter turns: @0"});
}

TEST(FailedCases, NameTheVerdictsThatAreNotThatOfTheFirst) {
  EXPECT_EQ(told(run_of({{"one", Verdict::kWrong}, {"one@90", Verdict::kTimeout}, {"one@180", Verdict::kWrong}})),
            Lines{"quaternity/mate/one in 3 of 3 quarter turns: @0, @90 (timeout), @180"});
}

TEST(FailedCases, SayNothingOfTurnsThatWereNotRun) {
  EXPECT_EQ(told(run_of({{"one", Verdict::kWrong}, {"two@90", Verdict::kWrong}, {"three", Verdict::kPass}})),
            (Lines{"quaternity/mate/one ", "quaternity/mate/two@90 "}));
}

TEST(FailedCases, CountATurnOnceHoweverOftenItWasRepeated) {
  const RunResult run = run_of(
      {{"one", Verdict::kPass}, {"one@90", Verdict::kWrong}, {"one", Verdict::kWrong}, {"one@90", Verdict::kWrong}});
  EXPECT_EQ(told(run), Lines{"quaternity/mate/one@90 in all 2 quarter turns"});
  EXPECT_EQ(failed_cases(run).front().first, &run.cases[1]);
}

TEST(FailedCases, AreInTheOrderOfExecution) {
  EXPECT_EQ(told(run_of({{"two", Verdict::kWrong}, {"one@90", Verdict::kWrong}, {"one", Verdict::kWrong}})),
            (Lines{"quaternity/mate/two ", "quaternity/mate/one@90 in all 2 quarter turns"}));
}

TEST(FailedCases, AreAllThatAreNotAcceptable) {
  const RunResult run = example_run();
  Lines names;
  for (const auto& [first, turns] : failed_cases(run)) names.emplace_back(name_of(first->verdict));
  EXPECT_EQ(names, (Lines{"wrong", "crash", "timeout", "protocol", "unwaived", "suite-error"}));
}

}  // namespace
}  // namespace tetrarch::reports
