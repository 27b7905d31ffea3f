// `tetrarch explain`.
#include <gmock/gmock.h>

#include <algorithm>

#include "suite/commands/program.hpp"

namespace tetrarch::commands {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

class Explain : public ProgramTest {
 protected:
  Outcome explain(const std::string& subject) const { return run({"explain", subject}); }
};

TEST_F(Explain, ShowsAwardsAndTransfersWithTheirClauses) {
  const Outcome outcome = explain(case_file("batch") + "#one-rook-mates-two");
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  EXPECT_EQ(outcome.errors, "");
  EXPECT_THAT(outcome.output, StartsWith("quaternity/batch/one-rook-mates-two: "));
  EXPECT_THAT(outcome.output, HasSubstr("\nstep 1: act f1-f12\n"
                                        "  batch 1: 2 kings mated in one snapshot (Q-BATCH-1, Q-BATCH-3)\n"
                                        "  award: red's king on c12 is mated and goes to white (Q-MATE-1, Q-MATE-4)\n"
                                        "  award: black's king on i12 is mated and goes to white (Q-MATE-1, Q-MATE-4)\n"
                                        "  transfer: what is left of red's army goes from red to white, since red has "
                                        "no king left (Q-TRANSFER-2, Q-TRANSFER-4)\n"));
  EXPECT_THAT(outcome.output, HasSubstr("  red is eliminated (Q-TRANSFER-2)\n"));
  EXPECT_THAT(outcome.output, HasSubstr("12  .   .  rK ")) << "the board before";
  EXPECT_THAT(outcome.output, HasSubstr("12  .   . [ . ]")) << "the board after, with what differs marked";
  EXPECT_THAT(outcome.output, Not(HasSubstr("\x1b")));
  EXPECT_THAT(outcome.output, Not(HasSubstr("two-checked-one-mated"))) << "another case of the file";
}

TEST_F(Explain, ShowsWhatBelongsToAPositionOfEitherGame) {
  const Outcome outcome = explain(std::string(TETRARCH_FIXTURES) + "/quantum/cases/overtime.yaml#a-king-timed-out");
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, StartsWith("quantum/overtime/a-king-timed-out: "));
  EXPECT_THAT(outcome.output, HasSubstr("\nturn: west, round 54\n"));
  EXPECT_THAT(outcome.output, HasSubstr("\noutside: j9 back before round 55\n"));
  EXPECT_THAT(outcome.output, HasSubstr("C-ZONE-4"));
}

TEST_F(Explain, SaysWhatARoundMeansAndWhatAStepLooksFor) {
  const Outcome outcome =
      explain(std::string(TETRARCH_FIXTURES) + "/quantum/cases/capture.yaml#four-queens-in-phase-2");
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  EXPECT_THAT(outcome.output,
              HasSubstr("\nphase 2, rounds 6 to 14: everybody captures everybody's pawns (a promoted pawn is none); "));
  EXPECT_THAT(outcome.output, HasSubstr("\nduel opponents: north and south, east and west\n"
                                        "active zone: the whole board\n"));
  EXPECT_THAT(outcome.output, HasSubstr("\nstep 1: look\n"
                                        "  among the moves: f7-g6\n"
                                        "  not among the moves: f7-g7, f7-f6\n"));
  EXPECT_THAT(outcome.output, Not(HasSubstr("check: "))) << "nobody is in check";
}

TEST_F(Explain, SaysWhoIsInCheck) {
  const Outcome outcome =
      explain(std::string(TETRARCH_FIXTURES) + "/quaternity/cases/found.yaml#king-behind-a-mated-king");
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, HasSubstr("\ncheck: red on b1, by black from a1, a2\n"
                                        "check: black on a2, by red from b1\n"));
}

TEST_F(Explain, ShowsARefusalWithTheTextOfItsClause) {
  const Outcome outcome = explain(case_file("safety") + "#a-check-is-escaped-or-blocked");
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, testing::ContainsRegex("step 2: act h5-h6\n  refused: [^\n]+\n  Q-SAFE-1: [^\n]+\n"));
  std::string text = outcome.output.substr(outcome.output.find("  Q-SAFE-1: ") + 12);
  text.resize(text.find('\n'));
  const auto ledger = nlohmann::json::parse(run({"clauses", "--json"}).output);
  const auto& clauses = ledger.at("rulesets").at("quaternity");
  const auto safe = std::ranges::find(clauses, "Q-SAFE-1", [](const auto& clause) { return clause.at("id"); });
  ASSERT_NE(safe, clauses.end());
  EXPECT_EQ(safe->at("text"), text);
}

TEST_F(Explain, ShowsEveryCaseOfAFileOnce) {
  const Outcome outcome = explain(case_file("pass"));
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  ASSERT_EQ(run({"certify", "--engine", "reference", "--filter", "quaternity/pass/*", "--json", "all.json"}).exit_code,
            0);
  for (const std::string& name : names_in(read_json("all.json"))) {
    const bool is_turned = name.find('@') != std::string::npos;
    const auto at = outcome.output.find("\n" + name + ": ");
    const bool is_shown = outcome.output.starts_with(name + ": ") || at != std::string::npos;
    EXPECT_EQ(is_shown, !is_turned) << name;
  }
}

TEST_F(Explain, ShowsAQuarterTurnWhereItIsNamed) {
  const Outcome outcome = explain(case_file("safety") + "#a-check-is-escaped-or-blocked@90");
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, StartsWith("quaternity/safety/a-check-is-escaped-or-blocked@90: "));
  EXPECT_THAT(outcome.output, HasSubstr("step 2: act e5-f5\n"));
}

TEST_F(Explain, TakesAUsersOwnFile) {
  const std::string mine = R"(ruleset: quaternity
area: mine
cases:
  - case: first
    title: White's king steps up
    clauses: [Q-MOVE-1]
    position: opening
    steps:
      - act: a1-a2
)";
  write("mine.yaml", mine);
  EXPECT_THAT(explain("mine.yaml").output, HasSubstr("step 1: act a1-a2\n  turn: red (Q-TURN-1)\n"));
  EXPECT_EQ(explain("mine.yaml#quaternity/mine/first").exit_code, 0);
  write("mine #1.yaml", mine);
  EXPECT_EQ(explain("mine #1.yaml").exit_code, 0);
  EXPECT_EQ(explain("mine #1.yaml#first").exit_code, 0);
}

TEST_F(Explain, KnowsNoCaseThatTheFileDoesNotHave) {
  for (const std::string name : {"no-such-case", "mates-two"}) {
    const Outcome outcome = explain(case_file("batch") + "#" + name);
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.output, "");
    EXPECT_THAT(outcome.errors, StartsWith("tetrarch: " + case_file("batch") + " has no case \"" + name + "\""));
  }
}

TEST_F(Explain, SuggestsACaseThatTheFileHas) {
  const Outcome outcome = explain(case_file("batch") + "#one-rook-mates-tow");
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.errors, HasSubstr("has no case \"one-rook-mates-tow\"; did you mean one-rook-mates-two?\n"));
}

TEST_F(Explain, TellsWhereAFileIsBroken) {
  write("mine.yaml", "ruleset: chess\n");
  const Outcome outcome = explain("mine.yaml");
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_EQ(outcome.output, "");
  EXPECT_THAT(outcome.errors, StartsWith("tetrarch: mine.yaml:1:"));
  EXPECT_EQ(explain("no-such.yaml").errors, "tetrarch: no-such.yaml: there is no such file\n");
}

}  // namespace
}  // namespace tetrarch::commands
