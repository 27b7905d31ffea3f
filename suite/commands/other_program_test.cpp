// The program as a whole: help, version and what is no command.
#include <gmock/gmock.h>

#include "suite/commands/program.hpp"

namespace tetrarch::commands {
namespace {

using testing::HasSubstr;

TEST_F(ProgramTest, HelpNamesTheCommandsAndTheExitCodes) {
  for (const std::string word : {"--help", "-h"}) {
    const Outcome outcome = run({word});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_EQ(outcome.errors, "");
    for (const std::string command : {"certify", "run", "engine", "perft", "explain", "clauses", "manifest", "fuzz",
                                      "generate", "search", "test"}) {
      EXPECT_THAT(outcome.output, HasSubstr("\n  " + command + " "));
    }
    EXPECT_THAT(outcome.output, HasSubstr("Exit codes: 0 succeeded; 1 "));
    EXPECT_THAT(outcome.output, HasSubstr("\nExamples:\n  tetrarch "));
  }
}

class CommandHelp : public ProgramTest, public testing::WithParamInterface<std::string> {};

TEST_P(CommandHelp, HasExamples) {
  const Outcome outcome = run({GetParam(), "--help"});
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_EQ(outcome.errors, "");
  EXPECT_THAT(outcome.output, HasSubstr("\nExamples:\n  tetrarch " + GetParam()));
}

INSTANTIATE_TEST_SUITE_P(Commands, CommandHelp,
                         testing::Values("certify", "run", "engine", "perft", "explain", "clauses", "manifest", "fuzz",
                                         "generate", "search", "test"),
                         [](const auto& tested) { return tested.param; });

TEST_F(ProgramTest, TheExamplesOfExplainAreThere) {
  const std::string help = run({"explain", "--help"}).output;
  const std::string published = "fixtures/quaternity/cases/published.yaml#";
  const auto at = help.find(published);
  ASSERT_NE(at, std::string::npos);
  const auto name = help.substr(at + published.size(), help.find('\n', at) - at - published.size());
  EXPECT_EQ(run({"explain", case_file("published") + "#" + name}).exit_code, 0);
}

TEST_F(ProgramTest, TheVersionIsANumber) {
  const Outcome outcome = run({"--version"});
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_THAT(outcome.output, testing::MatchesRegex("tetrarch [0-9]+\\.[0-9]+\\.[0-9]+\n"));
}

TEST_F(ProgramTest, NoCommandIsABadArgument) {
  const Outcome outcome = run(std::vector<std::string>{});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_EQ(outcome.output, "");
  EXPECT_THAT(outcome.errors, HasSubstr("--help"));
}

TEST_F(ProgramTest, AnUnknownCommandIsABadArgument) {
  const Outcome outcome = run({"certifi"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_EQ(outcome.output, "");
  EXPECT_THAT(outcome.errors, HasSubstr("certifi"));
}

TEST_F(ProgramTest, FixturesThatAreNotThereAreTold) {
  const Outcome outcome = run(Start{.arguments = {"certify", "--engine", "reference"},
                                    .environment = {{"TETRARCH_FIXTURES", "/no/such/folder"}}});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_EQ(outcome.output, "");
  EXPECT_THAT(outcome.errors, HasSubstr("/no/such/folder"));
}

}  // namespace
}  // namespace tetrarch::commands
