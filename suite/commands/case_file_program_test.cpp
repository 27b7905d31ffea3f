// `tetrarch run`: a user's own case files.
#include <gmock/gmock.h>

#include "suite/commands/program.hpp"

namespace tetrarch::commands {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

// A good file of one case; the steps follow it.
const std::string kBeginning = R"(ruleset: quaternity
area: mine
cases:
  - case: king-steps-up
    title: White's king steps up
    clauses: [Q-MOVE-1]
    position: opening
    steps:
)";

class Run : public ProgramTest {
 protected:
  // Runs the file against an engine that would leave a trace if it was ever started.
  Outcome run_untouched(const std::string& file) const {
    return run({"run", file, "--engine", "touch started", "--json", "result.json"});
  }

  void expect_nothing_ran(const Outcome& outcome) const {
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.output, "");
    EXPECT_FALSE(std::filesystem::exists(folder() / "started"));
    EXPECT_FALSE(std::filesystem::exists(folder() / "result.json"));
  }
};

TEST_F(Run, AGoodFilePasses) {
  write("mine.yaml", kBeginning + R"(      - act: a1-a2
        awards: []
        state: {turn: red, pieces: {a1: empty, a2: white K}}
      - act: a1-a2
        refused: illegal
)");
  for (const std::vector<std::string>& engine : {std::vector<std::string>{}, {"--engine", "reference"}}) {
    std::vector<std::string> arguments = {"run", "mine.yaml", "--json", "result.json"};
    arguments.insert(arguments.end(), engine.begin(), engine.end());
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.exit_code, 0) << outcome.output << outcome.errors;
    EXPECT_THAT(outcome.output, HasSubstr("PASSED: 1 of 1 case passed, none failed."));
    EXPECT_THAT(names_in(read_json("result.json")), ElementsAre("quaternity/mine/king-steps-up"));
  }
}

TEST_F(Run, ManyFilesRunInTheirOrderAndMayBeFiltered) {
  write("one.yaml", kBeginning + "      - act: a1-a2\n");
  std::string other = kBeginning + "      - act: a1-b1\n";
  other.replace(other.find("king-steps-up"), 13, "king-steps-right");
  write("other.yaml", other);
  const std::vector<std::string> both = {"run",       "other.yaml", "one.yaml",   "--engine",
                                         "reference", "--json",     "result.json"};
  EXPECT_EQ(run(both).exit_code, 0);
  EXPECT_THAT(names_in(read_json("result.json")),
              ElementsAre("quaternity/mine/king-steps-right", "quaternity/mine/king-steps-up"));
  auto filtered = both;
  filtered.insert(filtered.end(), {"--filter", "*/king-steps-up"});
  EXPECT_EQ(run(filtered).exit_code, 0);
  EXPECT_THAT(names_in(read_json("result.json")), ElementsAre("quaternity/mine/king-steps-up"));
}

TEST_F(Run, APositionMayBeLikeThatOfABundledCase) {
  write("mine.yaml", R"(ruleset: quaternity
area: mine
cases:
  - case: without-a-rook
    title: White has lost its rook
    clauses: [Q-MOVE-1]
    turns: all
    position: {like: quaternity/batch/one-rook-mates-two, without: [l11]}
    steps:
      - state: {turn: white, pieces: {f1: white R, l11: empty}}
)");
  const Outcome outcome = run({"run", "mine.yaml", "--engine", "reference"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.output << outcome.errors;
  EXPECT_THAT(outcome.output, HasSubstr("PASSED: 4 of 4 cases passed"));
}

TEST_F(Run, AWrongExpectationIsTheSuitesFaultAndNotTheEngines) {
  write("mine.yaml", kBeginning + "      - act: a1-a3\n");
  for (const std::string& engine : {std::string("reference"), test_engine("knights.py")}) {
    const Outcome outcome = run({"run", "mine.yaml", "--engine", engine, "--json", "result.json"});
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_THAT(outcome.output, HasSubstr("suite-error: quaternity/mine/king-steps-up"));
    EXPECT_THAT(outcome.output, HasSubstr("the reference contradicts the case: "));
    EXPECT_EQ(count_of(read_json("result.json"), "suite-error"), 1U);
    EXPECT_EQ(count_of(read_json("result.json"), "wrong"), 0U);
  }
}

TEST_F(Run, TheSameStepThatAnEngineAloneGetsWrongIsTheEnginesFault) {
  write("mine.yaml", kBeginning + "      - act: a1-a2\n");
  const Outcome outcome = run({"run", "mine.yaml", "--engine", test_engine("knights.py"), "--json", "result.json"});
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_THAT(outcome.output, HasSubstr("wrong: quaternity/mine/king-steps-up"));
  EXPECT_EQ(count_of(read_json("result.json"), "wrong"), 1U);
}

TEST_F(Run, NeedsAFile) {
  const Outcome outcome = run({"run", "--engine", "reference"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.errors, HasSubstr("FILE"));
}

TEST_F(Run, AMissingFileIsToldByItsName) {
  const Outcome outcome = run_untouched("no-such.yaml");
  expect_nothing_ran(outcome);
  EXPECT_EQ(outcome.errors, "tetrarch: no-such.yaml: there is no such file\n");
}

TEST_F(Run, AFolderIsNoFile) {
  std::filesystem::create_directory(folder() / "cases.yaml");
  const Outcome outcome = run_untouched("cases.yaml");
  expect_nothing_ran(outcome);
  EXPECT_EQ(outcome.errors, "tetrarch: cases.yaml: this is a folder; expected a file\n");
}

TEST_F(Run, AnEmptyFileIsNoPass) {
  write("mine.yaml", "");
  const Outcome outcome = run_untouched("mine.yaml");
  expect_nothing_ran(outcome);
  EXPECT_EQ(outcome.errors, "tetrarch: mine.yaml:1:1: the file is empty\n");
}

TEST_F(Run, ABinaryFileIsNoText) {
  write("mine.yaml", std::string("\x7f"
                                 "ELF\x02\x01\x00\x00\xff\xfe",
                                 10));
  const Outcome outcome = run_untouched("mine.yaml");
  expect_nothing_ran(outcome);
  EXPECT_THAT(outcome.errors, StartsWith("tetrarch: mine.yaml:1:1: a control character (byte 0x7F); expected a text"));
}

TEST_F(Run, OneBadFileAmongGoodOnesStopsThemAll) {
  write("good.yaml", kBeginning + "      - act: a1-a2\n");
  write("bad.yaml", "ruleset: quaternity\n");
  const Outcome outcome = run({"run", "good.yaml", "bad.yaml", "--engine", "touch started", "--json", "result.json"});
  expect_nothing_ran(outcome);
  EXPECT_THAT(outcome.errors, StartsWith("tetrarch: bad.yaml:1:1: a case file needs the key area"));
}

TEST_F(Run, ANameThatAnotherFileUsesIsUsedTwice) {
  write("one.yaml", kBeginning + "      - act: a1-a2\n");
  write("two.yaml", kBeginning + "      - act: a1-b1\n");
  const Outcome outcome = run({"run", "one.yaml", "two.yaml", "--engine", "touch started", "--json", "result.json"});
  expect_nothing_ran(outcome);
  EXPECT_THAT(outcome.errors, StartsWith("tetrarch: two.yaml:4:11: the case quaternity/mine/king-steps-up is there "
                                         "already, at one.yaml:4:11"));
}

struct Broken {
  std::string name;
  std::string text;
  std::string told;  // what follows "mine.yaml:"
};

std::ostream& operator<<(std::ostream& out, const Broken& broken) { return out << broken.name; }

class BrokenFile : public Run, public testing::WithParamInterface<Broken> {};

TEST_P(BrokenFile, IsToldWithItsPlaceAndNothingRuns) {
  write("mine.yaml", GetParam().text);
  const Outcome outcome = run_untouched("mine.yaml");
  expect_nothing_ran(outcome);
  EXPECT_THAT(outcome.errors, StartsWith("tetrarch: mine.yaml:" + GetParam().told));
}

std::string nested(std::size_t levels) {
  return "ruleset: " + std::string(levels - 1, '[') + std::string(levels - 1, ']') + "\n";
}

// The beginning with one piece of it replaced.
std::string changed(const std::string& part, const std::string& other) {
  std::string text = kBeginning + "      - act: a1-a2\n";
  return text.replace(text.find(part), part.size(), other);
}

INSTANTIATE_TEST_SUITE_P(
    Files, BrokenFile,
    testing::Values(Broken{"UnknownKey", kBeginning + "      - act: a1-a2\n        award: []\n",
                           "10:9: a step has no key award; did you mean awards?; its keys are act, "},
                    Broken{"DuplicateKey", kBeginning + "      - act: a1-a2\n        act: a1-b1\n",
                           "10:9: the key act stands here twice, first in line 9; keep one of them\n"},
                    Broken{"Anchor", changed("opening", "&start opening"), "7:15: anchors are not read"},
                    Broken{"Alias", changed("opening", "*start"),
                           "7:15: this is no YAML: the referenced anchor is not defined\n"},
                    Broken{"Tag", changed("opening", "!!str opening"), "7:15: tags are not read; leave the tag out\n"},
                    Broken{"OffBoardMove", kBeginning + "      - act: a1-a13\n",
                           "9:17: expected a square, a1 to l12, got \"a13\"\n"},
                    Broken{"OffBoardPiece", changed("opening", "{turn: white, white: K m1, red: K a12}"),
                           "7:38: expected a square, a1 to l12, got \"m1\"\n"},
                    Broken{"UnknownClause", changed("[Q-MOVE-1]", "[Q-MOVE-1, Q-MOVE-99]"),
                           "6:25: there is no clause Q-MOVE-99 of quaternity\n"},
                    Broken{"TwoKings", changed("opening", "{turn: white, white: K a1 c1, red: K a12}"),
                           "7:41: white has a king already, on a1\n"},
                    Broken{"TwoPiecesOnASquare", changed("opening", "{turn: white, white: K a1, red: K a1}"),
                           "7:49: the white king stands on a1 already\n"},
                    Broken{"DeepNesting", nested(33), "1:41: nested deeper than 32 levels\n"},
                    Broken{"DeepestNesting", nested(32), "1:10: expected a ruleset: one of "},
                    Broken{"NameUsedTwice",
                           kBeginning + "      - act: a1-a2\n" + kBeginning.substr(kBeginning.find("  - case")) +
                               "      - act: a1-b1\n",
                           "10:11: the case quaternity/mine/king-steps-up is there already, at mine.yaml:4:11\n"},
                    Broken{"NoCases", "ruleset: quaternity\narea: mine\ncases: []\n",
                           "3:8: expected a list of cases, got an empty list\n"},
                    Broken{"NoSteps", kBeginning, "8:10: expected a list of steps, got nothing\n"},
                    Broken{"UnknownRuleset", changed("quaternity", "quaternary"), "1:10: expected a ruleset: one of "},
                    Broken{"NoYaml", changed("opening", "{turn: white"), "8:10: this is no YAML: "},
                    Broken{"OnlyAComment", "# nothing yet\n", "1:1: the file is empty\n"},
                    Broken{"TwoDocuments", kBeginning + "      - act: a1-a2\n---\nruleset: quaternity\n",
                           "11:1: a second document begins before here; a file holds one document\n"}),
    [](const auto& tested) { return tested.param.name; });

}  // namespace
}  // namespace tetrarch::commands
