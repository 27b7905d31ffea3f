#include "reports/console.hpp"

#include <gtest/gtest.h>

#include <sstream>
#include <string>

#include "reports/case_details.hpp"
#include "reports/example_run.hpp"

namespace tetrarch::reports {
namespace {

std::string printed(const RunResult& run, const ConsoleOptions& options = {}) {
  std::ostringstream out;
  print_run(out, run, options);
  return out.str();
}

bool is_in(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(PrintRun, PrintsASuccessWhole) {
  EXPECT_EQ(printed(example_success()),
            "Tetrarch 0.1.0\n"
            "  engine:   Castle \\x1b[2Jof \\u{202e}Glass 3.1, written in Rust, https://example.org/castle\n"
            "  command:  ./engine --fast\n"
            "  rulesets: quaternity\n"
            "  supports: attackers, undo\n"
            "\n"
            "3 cases planned: 1 executed, 1 unsupported, 1 waived, in 2.5 s\n"
            "  pass             1\n"
            "  unsupported      1\n"
            "  waived           1\n"
            "  checks that the engine does not support were left out of 1 case\n"
            "\n"
            "PASSED: 1 of 3 cases passed, 1 unsupported, 1 waived, none failed.\n");
}

TEST(PrintRun, SaysHowMuchWasLeftOut) {
  RunResult run = example_success();
  EXPECT_FALSE(is_in(printed(run), "left out by GoogleTest"));
  run.left_out = 2000;
  EXPECT_TRUE(is_in(printed(run), "\n  2000 cases left out by GoogleTest's filter\n"));
}

TEST(PrintRun, SaysOfAShardThatItIsOne) {
  const std::string text = printed(example_shard());
  EXPECT_TRUE(is_in(text, "\n  cases:    shard 2 of 8, a part of the cases\n"));
  EXPECT_TRUE(is_in(text, "\n  21 cases of the whole run are in other shards; tetrarch merge joins them\n"));
  EXPECT_TRUE(
      text.ends_with("\n\nPASSED in shard 2 of 8, a part of the cases: 1 of 3 cases passed, 1 unsupported, "
                     "1 waived, none failed.\n"));
}

TEST(PrintRun, PrintsEveryFailureInFull) {
  const RunResult run = example_run();
  const std::string text = printed(run);
  for (const CaseResult& result : run.cases) {
    EXPECT_EQ(is_in(text, "\n" + details_of(result, {})), !is_acceptable(result.verdict)) << result.name;
  }
  EXPECT_TRUE(is_in(text, "\ncomplaints about the run itself:\n  the waiver for Q-NONE-1 matches nothing\n"));
  EXPECT_TRUE(is_in(text, "\n9 cases planned: 7 executed, 1 unsupported, 1 waived, in 2.5 s\n"));
  EXPECT_TRUE(
      text.ends_with("\n\nFAILED: 4 of 7 cases failed, 1 unsupported, 1 waived; 1 case passed against a waiver; 1 case "
                     "contradicted by "
                     "the suite's own reference; 1 complaint about the run itself.\n"));
}

TEST(PrintRun, SaysNearTheEndWhatIsMostLikelyWrong) {
  EXPECT_TRUE(is_in(printed(example_run()), "\n\nwhat it most likely gets wrong:\n  Q-PAWN-2 A quiet step (1 case)\n"));
  EXPECT_FALSE(is_in(printed(example_success()), "most likely"));
}

// Of six groups the simplest case each, and then the others of the first.
TEST(PrintRun, PrintsOneFailureOfEachGroupBeforeFurtherOnes) {
  RunResult run = example_run();
  run.cases.clear();
  for (const char* name : {"a", "b", "c"}) run.cases.push_back(example_failure("pawns", name, Verdict::kWrong));
  for (const char* name : {"d", "e", "f", "g", "h"}) {
    run.cases.push_back(example_failure("pawns", name, Verdict::kWrong));
    run.cases.back().finding->clause = std::string("Q-MOVE-") + name;
  }
  const std::string text = printed(run, {false, 80, 6});
  for (const std::size_t index : {0U, 3U, 4U, 5U, 6U, 7U}) EXPECT_TRUE(is_in(text, details_of(run.cases[index], {})));
  EXPECT_TRUE(is_in(text, "\nfurther cases that failed:\n  " + line_of(run.cases[1]) + "\n  " + line_of(run.cases[2])));
  EXPECT_TRUE(is_in(text, "\n  Q-MOVE-g (1 case)\n  and 1 more\n")) << text;
}

TEST(PrintRun, PrintsFurtherFailuresInOneLineEach) {
  RunResult run = example_run();
  run.cases.clear();
  for (int number = 0; number < 13; ++number) {
    run.cases.push_back(example_failure("pawns", "n" + std::to_string(number), Verdict::kWrong));
  }
  const auto details = [&](std::size_t index) { return details_of(run.cases[index], {}); };
  const auto line = [&](std::size_t index) { return "\n  " + line_of(run.cases[index]) + "\n"; };
  const std::string text = printed(run);
  EXPECT_TRUE(is_in(text, details(9)));
  EXPECT_FALSE(is_in(text, details(10)));
  EXPECT_FALSE(is_in(text, line(9)));
  EXPECT_TRUE(is_in(text, "\nfurther cases that failed:\n  " + line_of(run.cases[10]) + "\n"));
  EXPECT_TRUE(is_in(text, line(12)));

  const std::string brief = printed(run, {false, 80, 0});
  EXPECT_FALSE(is_in(brief, details(0)));
  EXPECT_TRUE(is_in(brief, line(0)));
}

TEST(PrintRun, PrintsACaseOnceForAllItsQuarterTurns) {
  RunResult run = example_success();
  for (const char* name : {"gone", "gone@90", "gone@180", "step@90"}) {
    run.cases.push_back(example_failure("pawns", name, Verdict::kWrong));
  }
  const std::string text = printed(run);
  EXPECT_TRUE(is_in(text, details_of(run.cases[3], {}, "in all 3 quarter turns"))) << text;
  EXPECT_TRUE(is_in(text, details_of(run.cases[6], {}, "in 1 of 2 quarter turns: @90"))) << text;
  EXPECT_FALSE(is_in(text, "gone@90")) << text;
  const std::string brief = printed(run, {false, 80, 1});
  EXPECT_TRUE(is_in(brief, "\n  " + line_of(run.cases[6], "in 1 of 2 quarter turns: @90") + "\n")) << brief;
}

TEST(PrintRun, ComplainsOfCasesThatDidNotRun) {
  RunResult run = example_success();
  run.planned = 5;
  const std::string text = printed(run);
  EXPECT_TRUE(is_in(text, "  5 cases planned, but 3 executed\n")) << text;
  EXPECT_TRUE(is_in(text, "\nFAILED: 1 complaint about the run itself.\n")) << text;
}

TEST(PrintRun, PaintsWhereAsked) {
  EXPECT_FALSE(is_in(printed(example_run()), "\x1b"));
  const std::string failure = printed(example_run(), {true, 80, 10});
  EXPECT_TRUE(is_in(failure, "\x1b[1;31mFAILED: "));
  EXPECT_TRUE(is_in(failure, "\x1b[1;32mpass       \x1b[0m"));
  EXPECT_TRUE(is_in(failure, "\x1b[1;33mwaived     \x1b[0m"));
  EXPECT_TRUE(is_in(printed(example_success(), {true, 80, 10}), "\x1b[1;32mPASSED: "));
}

TEST(PrintRun, PrintsAnEngineThatSaysNothing) {
  RunResult run = example_success();
  run.engine = {"reference", "", "", "", "", {}, {}};
  const std::string text = printed(run);
  EXPECT_TRUE(is_in(text, "  engine:   (no name)\n  command:  reference\n  rulesets: none\n  supports: none\n"))
      << text;
}

}  // namespace
}  // namespace tetrarch::reports
