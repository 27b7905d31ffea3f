#include "suite/campaign/progress.hpp"

#include <gmock/gmock.h>

namespace tetrarch::campaign {
namespace {

const DifferenceKind kCrash{"crash", "act", "", ""};
const DifferenceKind kTurn{"wrong", "act", "turn", ""};

// Two legs of a shard. The crash is smallest in its second appearance, and the turn wrong in one leg alone.
Progress example() {
  Progress progress{{"quaternity", "./engine", 7, 100, 1, 3, "0123"}, "abc", 450};
  progress.legs = {{1, 64, 120, 2, {{kCrash, 5, "findings/0001-001-crash.yaml", "first", {2, 4}}}},
                   {4,
                    20,
                    50,
                    1,
                    {{kTurn, 1, "findings/0004-001-turn.yaml", "turn", {1, 4}},
                     {kCrash, 2, "findings/0004-002-crash.yaml", "second", {1, 6}}}}};
  return progress;
}

TEST(Progress, AddsUpItsLegs) {
  const Totals totals = totals_of(example());
  EXPECT_EQ(totals.attempts, 84U);
  EXPECT_EQ(totals.actions, 170U);
  EXPECT_EQ(totals.corpus, 3U);
  ASSERT_EQ(totals.found.size(), 2U);
  EXPECT_EQ(totals.found[0].kind, kCrash) << "what appeared first";
  EXPECT_EQ(totals.found[0].count, 7U);
  EXPECT_EQ(totals.found[0].title, "second");
  EXPECT_EQ(totals.found[1].title, "turn");
}

TEST(Progress, KeepsTheFirstOfEquallySmallOnes) {
  Progress progress = example();
  progress.legs[1].found[1].size = progress.legs[0].found[0].size;
  EXPECT_EQ(totals_of(progress).found[0].title, "first");
}

TEST(Progress, DividesItsGoalAmongLegs) {
  const Progress progress = example();
  EXPECT_EQ(goal_of_leg(progress, 0), 100U);
  EXPECT_EQ(goal_of_leg(progress, 3), 100U);
  EXPECT_EQ(goal_of_leg(progress, 4), 50U);
  EXPECT_EQ(goal_of_leg(progress, 5), 0U);
  EXPECT_EQ(goal_of_leg(Progress{{"quaternity", "", 7, 100}}, 1000), 100U) << "as time allows";
  EXPECT_EQ(legs_of(450, 100), 5U);
  EXPECT_EQ(legs_of(400, 100), 4U);
  EXPECT_EQ(legs_of(0, 100), 0U);
}

TEST(Progress, IsReadBackAsItWasWritten) {
  const auto document = to_json(example());
  EXPECT_EQ(to_json(progress_in(document)), document);
  EXPECT_EQ(progress_in(document).setup, example().setup);
  EXPECT_EQ(to_json(progress_in(to_json(Progress{}))), to_json(Progress{}));
}

TEST(Progress, IsNotReadWhereItIsNone) {
  const auto whole = to_json(example());
  for (const auto& [key, value] : whole.items()) {
    if (key == "found") continue;
    auto document = whole;
    document.erase(key);
    EXPECT_ANY_THROW(progress_in(document)) << key;
  }
  auto document = whole;
  document["shard"] = 3;
  EXPECT_ANY_THROW(progress_in(document));
  document = whole;
  document["actions_of_leg"] = 0;
  EXPECT_ANY_THROW(progress_in(document));
}

}  // namespace
}  // namespace tetrarch::campaign
