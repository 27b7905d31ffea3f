#include "reports/run_changes.hpp"

#include <gmock/gmock.h>

#include "reports/example_run.hpp"

namespace tetrarch::reports {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

std::vector<std::string> names_of(const std::vector<CaseChange>& changes) {
  std::vector<std::string> names;
  for (const CaseChange& change : changes) names.push_back(change.name);
  return names;
}

RunResult run_with(const std::vector<std::pair<std::string, Verdict>>& cases) {
  RunResult run = example_success();
  run.cases.clear();
  for (const auto& [name, verdict] : cases) {
    run.cases.push_back(is_acceptable(verdict) ? example_case("a", name, verdict)
                                               : example_failure("a", name, verdict));
  }
  return run;
}

// Of one case that ended in one way and then in another.
RunChanges changes_of(Verdict before, Verdict after) {
  return changes_between(run_with({{"x", before}}), run_with({{"x", after}}));
}

TEST(RunChanges, NothingChanged) {
  const RunChanges changes = changes_between(example_run(), example_run());
  EXPECT_FALSE(is_worse(changes));
  EXPECT_EQ(text_of(changes), "SAME: no case changed.\n");
}

TEST(RunChanges, SortsCasesByWhatBecameOfThem) {
  const RunChanges changes = changes_between(run_with({{"broken", Verdict::kPass},
                                                       {"repaired", Verdict::kCrash},
                                                       {"still", Verdict::kWrong},
                                                       {"otherwise", Verdict::kWrong},
                                                       {"gone", Verdict::kWrong}}),
                                             run_with({{"broken", Verdict::kTimeout},
                                                       {"repaired", Verdict::kPass},
                                                       {"still", Verdict::kWrong},
                                                       {"otherwise", Verdict::kCrash},
                                                       {"new", Verdict::kPass},
                                                       {"new-and-broken", Verdict::kWrong}}));
  EXPECT_THAT(names_of(changes.newly_failing), ElementsAre("quaternity/a/broken", "quaternity/a/new-and-broken"));
  EXPECT_THAT(names_of(changes.newly_passing), ElementsAre("quaternity/a/repaired"));
  EXPECT_THAT(names_of(changes.otherwise), ElementsAre("quaternity/a/otherwise"));
  EXPECT_THAT(names_of(changes.added), ElementsAre("quaternity/a/new"));
  EXPECT_THAT(names_of(changes.gone), ElementsAre("quaternity/a/gone"));
  const std::string text = text_of(changes);
  EXPECT_THAT(text, HasSubstr("newly failing (2):\n  quaternity/a/broken: pass -> timeout: the state differs"));
  EXPECT_THAT(text, HasSubstr("  quaternity/a/new-and-broken: not there -> wrong"));
  EXPECT_THAT(text, HasSubstr("WORSE: 2 newly failing, 1 newly passing.\n"));
}

TEST(RunChanges, WhatIsWorse) {
  EXPECT_TRUE(is_worse(changes_of(Verdict::kPass, Verdict::kWrong)));
  EXPECT_TRUE(is_worse(changes_of(Verdict::kWaived, Verdict::kUnwaived)));
  EXPECT_TRUE(is_worse(changes_of(Verdict::kUnsupported, Verdict::kCrash)));
  EXPECT_TRUE(is_worse(changes_of(Verdict::kPass, Verdict::kWaived)));
  EXPECT_TRUE(is_worse(changes_of(Verdict::kPass, Verdict::kUnsupported)));
  EXPECT_TRUE(is_worse(changes_between(run_with({{"x", Verdict::kPass}}), run_with({}))));
  EXPECT_FALSE(is_worse(changes_between(run_with({{"x", Verdict::kWrong}}), run_with({}))));
  EXPECT_FALSE(is_worse(changes_of(Verdict::kWrong, Verdict::kPass)));
  EXPECT_FALSE(is_worse(changes_of(Verdict::kWrong, Verdict::kCrash)));
  EXPECT_FALSE(is_worse(changes_of(Verdict::kWrong, Verdict::kWaived)));
  EXPECT_FALSE(is_worse(changes_between(run_with({}), run_with({{"x", Verdict::kPass}}))));
}

TEST(RunChanges, ANewComplaintIsWorse) {
  RunResult later = example_run();
  later.complaints.emplace_back("another waiver matches nothing");
  const RunChanges changes = changes_between(example_run(), later);
  EXPECT_TRUE(is_worse(changes));
  EXPECT_THAT(changes.new_complaints, ElementsAre("another waiver matches nothing"));
  EXPECT_THAT(changes_between(later, example_run()).new_complaints, IsEmpty());
}

TEST(RunChanges, SayWhatIsNotTheSameAroundTheCases) {
  RunResult later = example_run();
  later.engine.version = "3.2\x1b";
  later.engine.supports = {};
  later.suite_commit = "";
  const RunChanges changes = changes_between(example_run(), later);
  EXPECT_THAT(changes.circumstances, ElementsAre("engine version: 3.1 -> 3.2\\x1b", "supports: attackers, undo -> none",
                                                 "commit of the suite: 0123abc -> none"));
  EXPECT_FALSE(is_worse(changes));
}

TEST(RunChanges, ARepeatedCaseCountsWithItsLastVerdictThatIsNoPass) {
  const RunResult once = run_with({{"x", Verdict::kPass}});
  const RunResult often = run_with({{"x", Verdict::kPass}, {"x", Verdict::kWrong}, {"x", Verdict::kPass}});
  EXPECT_THAT(names_of(changes_between(once, often).newly_failing), ElementsAre("quaternity/a/x"));
}

}  // namespace
}  // namespace tetrarch::reports
