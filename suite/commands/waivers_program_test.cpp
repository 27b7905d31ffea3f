// `tetrarch certify --waivers`.
#include <gmock/gmock.h>

#include "suite/commands/program.hpp"

namespace tetrarch::commands {
namespace {

using testing::HasSubstr;

const std::string kCase = "quaternity/opening/opening-pieces";

class Waivers : public ProgramTest {
 protected:
  Outcome certify(const std::string& engine, const std::string& waivers) const {
    write("waivers.yaml", waivers);
    return run({"certify", "--engine", engine, "--filter", kCase, "--filter",
                "quaternity/opening/opening-white-moves@0", "--waivers", "waivers.yaml", "--json", "result.json"});
  }

  // The reference passes kCase; this one has another piece on its board there, and nothing else is wrong with it.
  static std::string failing_engine() {
    return test_engine("adapter.py", std::string("'") + TETRARCH_PROGRAM + "' --babbles-at attackers");
  }
};

TEST_F(Waivers, AFailureThatIsWaivedIsNone) {
  const Outcome outcome = certify(failing_engine(), R"(waivers:
  - case: quaternity/opening/opening-pieces
    verdict: protocol
    reason: Our engine knows no attackers.
    link: https://example.org/1
)");
  EXPECT_EQ(outcome.exit_code, 0) << outcome.output;
  EXPECT_THAT(outcome.output, HasSubstr(" 1 waived, none failed."));
  EXPECT_EQ(count_of(read_json("result.json"), "waived"), 1U);
  EXPECT_EQ(count_of(read_json("result.json"), "pass"), 1U);
  EXPECT_EQ(read_json("result.json").at("cases").at(0).at("note"),
            "Our engine knows no attackers. (https://example.org/1)");
}

TEST_F(Waivers, AClauseIsWaivedForAllItsCases) {
  const Outcome outcome = certify(failing_engine(), R"(waivers:
  - {clause: Q-PAWN-1, verdict: protocol, reason: known}
)");
  EXPECT_EQ(outcome.exit_code, 0) << outcome.output;
  EXPECT_EQ(count_of(read_json("result.json"), "waived"), 1U);
}

TEST_F(Waivers, WithoutOneTheSameFailureFails) {
  const Outcome outcome = certify(failing_engine(), "waivers: []\n");
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_EQ(count_of(read_json("result.json"), "protocol"), 1U);
}

TEST_F(Waivers, AnotherFailureIsNotWaived) {
  const Outcome outcome = certify(failing_engine(), R"(waivers:
  - {case: quaternity/opening/opening-pieces, verdict: wrong, reason: known}
)");
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_EQ(count_of(read_json("result.json"), "protocol"), 1U);
}

TEST_F(Waivers, AStaleOneFailsTheRun) {
  const Outcome outcome = certify("reference", R"(waivers:
  - {case: quaternity/opening/opening-pieces, verdict: wrong, reason: known}
)");
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_THAT(outcome.output, HasSubstr("unwaived: " + kCase));
  EXPECT_THAT(outcome.output, HasSubstr("waivers.yaml:2:5"));
  EXPECT_THAT(outcome.output, HasSubstr("take the waiver out"));
}

TEST_F(Waivers, OneThatMatchesNothingFailsTheRun) {
  const Outcome outcome = certify("reference", R"(waivers:
  - {case: quaternity/opening/no-such-case, verdict: wrong, reason: known}
)");
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_EQ(count_of(read_json("result.json"), "pass"), 2U);
  EXPECT_THAT(outcome.output, HasSubstr("waivers.yaml:2:5: the waiver of case quaternity/opening/no-such-case as wrong "
                                        "matches nothing"));
}

TEST_F(Waivers, OneWhoseLastDayIsPastFailsTheRun) {
  const Outcome outcome = certify(failing_engine(), R"(waivers:
  - {case: quaternity/opening/opening-pieces, verdict: protocol, reason: known, until: 2001-01-31}
)");
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_THAT(outcome.output, HasSubstr("ended on 2001-01-31"));
}

TEST_F(ProgramTest, WaiversThatAreWrittenWaiveTheSameFailures) {
  const std::vector<std::string> certify = {"certify", "--engine", test_engine("knights.py"), "--filter",
                                            "quaternity/opening/*"};
  auto writing = certify;
  writing.insert(writing.end(), {"--write-waivers", "waivers.yaml"});
  ASSERT_EQ(run(writing).exit_code, 1);
  auto waiving = certify;
  waiving.insert(waiving.end(), {"--waivers", "waivers.yaml", "--json", "result.json"});
  const Outcome outcome = run(waiving);
  EXPECT_EQ(outcome.exit_code, 0) << outcome.output << outcome.errors;
  EXPECT_GT(count_of(read_json("result.json"), "waived"), 0U);
  EXPECT_GT(count_of(read_json("result.json"), "pass"), 0U);
}

TEST_F(ProgramTest, AFileThatIsThereIsNotOverwrittenWithWaivers) {
  write("waivers.yaml", "somebody's work");
  const Outcome outcome =
      run({"certify", "--engine", "touch started", "--filter", kCase, "--write-waivers", "waivers.yaml"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_EQ(outcome.output, "");
  EXPECT_EQ(outcome.errors,
            "tetrarch: --write-waivers waivers.yaml: this file is there already; remove it or name another one\n");
  EXPECT_EQ(read("waivers.yaml"), "somebody's work");
  EXPECT_FALSE(std::filesystem::exists(folder() / "started"));
}

struct Malformed {
  std::string name;
  std::string text;
  std::string told;
};

std::ostream& operator<<(std::ostream& out, const Malformed& malformed) { return out << malformed.name; }

class MalformedWaivers : public Waivers, public testing::WithParamInterface<Malformed> {};

TEST_P(MalformedWaivers, AreToldWithTheirPlaceBeforeAnythingRuns) {
  const Outcome outcome = certify("touch started", GetParam().text);
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_EQ(outcome.output, "");
  EXPECT_THAT(outcome.errors, HasSubstr("tetrarch: waivers.yaml:" + GetParam().told));
  EXPECT_FALSE(std::filesystem::exists(folder() / "started"));
}

INSTANTIATE_TEST_SUITE_P(
    Files, MalformedWaivers,
    testing::Values(Malformed{"UnknownKey", "waivers:\n  - {case: a/b/c, verdict: wrong, reason: x, why: y}\n",
                              "2:46: a waiver has no key why"},
                    Malformed{"Pass", "waivers:\n  - clause: Q-MOVE-1\n    verdict: pass\n    reason: x\n",
                              "3:14: expected"},
                    Malformed{"NoReason", "waivers:\n  - clause: Q-MOVE-1\n    verdict: wrong\n",
                              "2:5: a waiver needs the key reason"},
                    Malformed{"ShortName", "waivers:\n  - {case: pieces, verdict: wrong, reason: x}\n",
                              "2:12: expected the full name of a case"},
                    Malformed{"NoDay", "waivers:\n  - {case: a/b/c, verdict: wrong, reason: x, until: 2027-02-30}\n",
                              "2:53: expected a day"},
                    Malformed{"NoYaml", "waivers: [\n", "2:1: this is no YAML"},
                    Malformed{"Empty", "", "1:1: the file is empty"}),
    [](const auto& tested) { return tested.param.name; });

TEST_F(ProgramTest, AMissingFileOfWaiversIsToldByItsName) {
  const Outcome outcome = run({"certify", "--engine", "reference", "--waivers", "no-such.yaml"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_EQ(outcome.output, "");
  EXPECT_EQ(outcome.errors, "tetrarch: no-such.yaml: there is no such file\n");
}

}  // namespace
}  // namespace tetrarch::commands
