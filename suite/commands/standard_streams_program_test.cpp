// Standard streams that are closed, or that cannot be written to.
#include <gmock/gmock.h>

#include "suite/commands/program.hpp"

namespace tetrarch::commands {
namespace {

using testing::HasSubstr;

const std::string kQuotedProgram = "'" TETRARCH_PROGRAM "' ";
const std::string kCertify = "certify --engine reference --filter 'quaternity/pass/*' --json result.json";

// Everything that prints: little by way of CLI11, much, and the report of a run.
class StandardOutput : public ProgramTest, public testing::WithParamInterface<std::string> {};

TEST_P(StandardOutput, IsNotClosed) {
  const Outcome outcome = run_in_shell(kQuotedProgram + GetParam() + " >&-");
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_EQ(outcome.errors, "tetrarch: standard output is closed; send it somewhere, such as to /dev/null\n");
  EXPECT_FALSE(std::filesystem::exists(folder() / "result.json")) << "it is told before anything runs";
}

TEST_P(StandardOutput, IsNotFull) {
  const Outcome outcome = run_in_shell(kQuotedProgram + GetParam() + " >/dev/full");
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_EQ(outcome.errors, "tetrarch: standard output cannot be written to; what was printed there is incomplete\n");
}

INSTANTIATE_TEST_SUITE_P(Commands, StandardOutput,
                         testing::Values("--version", "--help", "clauses", "clauses --json",
                                         "perft --ruleset quaternity --depth 1", "explain '" + case_file("batch") + "'",
                                         kCertify));

TEST_F(ProgramTest, WhatHoldsNoReportMayBeClosed) {
  for (const std::string closed : {" <&-", " 2>&-", " <&- 2>&-"}) {
    const Outcome outcome = run_in_shell(kQuotedProgram + kCertify + closed);
    EXPECT_EQ(outcome.exit_code, 0) << closed;
    EXPECT_THAT(outcome.output, HasSubstr("\nPASSED: ")) << closed;
    EXPECT_EQ(read_json("result.json").at("format"), "tetrarch-report") << closed;
  }
}

}  // namespace
}  // namespace tetrarch::commands
