#include "reports/badge.hpp"

#include <gmock/gmock.h>

#include <pugixml.hpp>

#include "reports/example_run.hpp"

namespace tetrarch::reports {
namespace {

using testing::HasSubstr;

RunResult passed_run() {
  RunResult run = example_success();
  run.cases = {example_case("pawns", "a", Verdict::kPass), example_case("undo", "b", Verdict::kPass)};
  run.planned = 2;
  run.games[0].levels = {{"movement", "", {"pawns"}, 1}, {"records", "", {"undo"}, 1}};
  return run;
}

TEST(Badge, CountsLevels) {
  RunResult run = passed_run();
  EXPECT_EQ(badge_text(run), "2 of 2 levels");
  run.games[0].levels[1].cases = 2;
  EXPECT_EQ(badge_text(run), "1 of 2 levels");
  run.cases[0].verdict = Verdict::kWaived;
  EXPECT_EQ(badge_text(run), "1 of 2 levels, with waivers");
}

TEST(Badge, CountsCasesWithoutLevels) {
  RunResult run = passed_run();
  run.games.clear();
  EXPECT_EQ(badge_text(run), "passed 2 cases");
}

TEST(Badge, SaysThatARunFailed) {
  EXPECT_EQ(badge_text(example_run()), "failed 6 of 9 cases");
  RunResult run = passed_run();
  run.complaints = {"something"};
  EXPECT_EQ(badge_text(run), "failed");
}

// Even a shard that has all cases of some levels.
TEST(Badge, IsOfAShardAlone) {
  RunResult run = passed_run();
  run.shard = example_shard().shard;
  EXPECT_EQ(badge_text(run), "shard 2 of 8: 2 of 2 cases passed");
  run.cases[1].verdict = Verdict::kWrong;
  EXPECT_EQ(badge_text(run), "shard 2 of 8: 1 of 2 cases passed");
}

TEST(Badge, IsAnSvgFile) {
  pugi::xml_document document;
  const std::string text = badge(example_run());
  ASSERT_TRUE(document.load_string(text.c_str())) << text;
  EXPECT_EQ(document.child("svg").attribute("aria-label").value(), std::string("Tetrarch: failed 6 of 9 cases"));
  EXPECT_THAT(text, HasSubstr("#b3123b"));
  EXPECT_THAT(badge(passed_run()), HasSubstr("#1b6b3a"));
}

}  // namespace
}  // namespace tetrarch::reports
