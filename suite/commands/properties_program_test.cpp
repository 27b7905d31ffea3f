// `tetrarch certify --properties`: what is printed of properties that hold, are broken or cannot be asked.
#include <gmock/gmock.h>

#include "suite/commands/program.hpp"

namespace tetrarch::commands {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class Properties : public ProgramTest {
 protected:
  Outcome certify(const std::string& engine, const std::vector<std::string>& options = {"--properties"}) const {
    std::vector<std::string> all = {"certify", "--filter", "quaternity/pass/*", "--engine", engine};
    all.insert(all.end(), options.begin(), options.end());
    return run(all);
  }

  // Engines that pass on what the program's own engine says, but for a fault.
  static std::string adapter(const std::string& arguments) {
    return test_engine("adapter.py", std::string("'") + TETRARCH_PROGRAM + "' " + arguments);
  }

  const std::vector<std::string> few_ = {"--ruleset", "quaternity", "--properties", "--property-actions", "20"};
};

TEST_F(Properties, OfQuaternityHoldForTheReference) {
  const Outcome outcome = certify("reference", few_);
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_THAT(outcome.output,
              AllOf(HasSubstr("\nProperties of quaternity, at least 20 actions each, seed 1:\n"),
                    HasSubstr("  held     transfer-once, "), HasSubstr("\n0 of 21 properties broken.\n"),
                    Not(HasSubstr("  broken   ")), Not(HasSubstr("  unasked  ")), Not(HasSubstr("of quantum"))));
}

TEST_F(Properties, OfQuantumChessHoldForTheReference) {
  const Outcome outcome = run({"certify", "--filter", "quantum/pass/*", "--engine", "reference", "--ruleset", "quantum",
                               "--properties", "--property-actions", "20"});
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_THAT(outcome.output,
              AllOf(HasSubstr("\nProperties of quantum, at least 20 actions each, seed 1:\n"),
                    HasSubstr("  held     hand-holds-the-captured, "), HasSubstr("\n0 of 25 properties broken.\n"),
                    Not(HasSubstr("  broken   ")), Not(HasSubstr("  unasked  ")), Not(HasSubstr("of quaternity"))));
}

TEST_F(Properties, OfAGameThatTheEngineDoesNotPlayAreNotTried) {
  const Outcome outcome = certify(adapter("--ruleset draughts"), few_);
  EXPECT_THAT(outcome.output, HasSubstr("\nThe engine does not play quaternity: none of its properties was tried.\n"));
}

TEST_F(Properties, AreNotAskedUnlessTheyAreAskedFor) {
  const Outcome outcome = certify("reference", {});
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_THAT(outcome.output, Not(HasSubstr("Properties")));
}

TEST_F(Properties, TheirOptionsNeedThem) {
  for (const char* option : {"--seed", "--property-actions"}) {
    const Outcome outcome = certify("reference", {option, "7"});
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_THAT(outcome.errors, HasSubstr("requires --properties"));
  }
  EXPECT_EQ(certify("reference", {"--properties", "--property-actions", "0"}).exit_code, 2);
}

TEST_F(Properties, WhatTheEngineLacksIsSaidAndNoFailure) {
  const Outcome outcome = certify(adapter("--without undo --without record --without attackers"), few_);
  EXPECT_EQ(outcome.exit_code, 0) << outcome.output;
  EXPECT_THAT(outcome.output,
              AllOf(HasSubstr("  unasked  frozen-pieces-attack-nobody: the engine does not support attackers\n"),
                    HasSubstr("  unasked  undo-is-the-inverse: the engine does not support undo\n"),
                    HasSubstr("  unasked  restoring-changes-nothing: the engine does not support record\n")));
}

// The engine is started again for every attempt.
TEST_F(Properties, AnEngineThatLeavesBreaksThemAndTheCaseThatIsPrintedShowsIt) {
  const std::string engine = adapter("--leaves-at attackers");
  const Outcome outcome = certify(engine, few_);
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_THAT(
      outcome.output,
      AllOf(HasSubstr("  broken   frozen-pieces-attack-nobody: attackers: no answer: ended with exit status 7\n"),
            HasSubstr("\n1 of 21 properties broken.\n")));

  const std::string head = "A case that shows it, for tetrarch run:\n";
  ASSERT_THAT(outcome.output, HasSubstr(head));
  const auto begin = outcome.output.find(head) + head.size();
  const auto end = outcome.output.find("\n  held", begin);
  const auto file = write("shown.yaml", outcome.output.substr(begin, end - begin) + "\n");
  EXPECT_EQ(run({"run", file.string(), "--engine", "reference"}).exit_code, 0);
  EXPECT_EQ(run({"run", file.string(), "--engine", engine}).exit_code, 1);
}

}  // namespace
}  // namespace tetrarch::commands
