#include "reports/markdown_report.hpp"

#include <gmock/gmock.h>

#include "reports/example_run.hpp"

namespace tetrarch::reports {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(MarkdownReport, SaysOutcomeLevelsAndFailures) {
  const std::string text = markdown_report(example_run());
  for (const char* part :
       {"# ❌ ` Castle \\x1b[2Jof \\u{202e}Glass `\n", "**FAILED: 4 of 7 cases failed, 1 unsupported, 1 waived;",
        "Tetrarch 0.1.0, commit 0123abc, 2026-03-31", "- the waiver for Q-NONE-1 matches nothing",
        "| Quaternity | movement | ❌ failed | 2 of 4 cases failed |", "- Q-PAWN-2 A quiet step (1 case)",
        "- The engine ended (1 case)",
        "| wrong | ` quaternity/pawns/wrong-turn@90 ` | A pawn steps ahead | ` the state differs: "}) {
    EXPECT_THAT(text, HasSubstr(part));
  }
}

TEST(MarkdownReport, APassedRunHasNoFailures) {
  const std::string text = markdown_report(example_success());
  EXPECT_THAT(text, HasSubstr("# ✅ "));
  EXPECT_THAT(text, HasSubstr("**PASSED: 1 of 3 cases passed, 1 unsupported, 1 waived, none failed.**"));
  EXPECT_THAT(text, Not(HasSubstr("## Failures")));
}

TEST(MarkdownReport, WhatAnEngineSaysIsNoMarkup) {
  RunResult run = example_run();
  run.engine.name = "<b>@all</b> ``` | # x\n# y";
  run.cases[1].finding->summary = "`a` | b";
  const std::string text = markdown_report(run);
  EXPECT_THAT(text, HasSubstr("# ❌ ```` <b>@all</b> ``` \\| # x\\n# y ````\n"));
  EXPECT_THAT(text, HasSubstr("| `` `a` \\| b `` |"));
}

TEST(MarkdownReport, ListsTheFirstOfManyFailures) {
  RunResult run = example_run();
  for (int index = 0; index < 100; ++index) {
    run.cases.push_back(example_failure("mate", "more-" + std::to_string(index), Verdict::kWrong));
  }
  EXPECT_THAT(markdown_report(run), HasSubstr("\nand 76 cases more, in report.html\n"));
}

}  // namespace
}  // namespace tetrarch::reports
