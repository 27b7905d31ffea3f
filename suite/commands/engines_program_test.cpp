// `tetrarch certify` and engines with one fault each (test_engines/).
#include <gmock/gmock.h>

#include "suite/commands/program.hpp"

namespace tetrarch::commands {
namespace {

using nlohmann::json;
using testing::Each;
using testing::HasSubstr;
using testing::IsSupersetOf;
using testing::Not;

const std::string kProgram = std::string("'") + TETRARCH_PROGRAM + "'";

class Engines : public ProgramTest {
 protected:
  Outcome certify(const std::string& engine, const std::vector<std::string>& filters) const {
    std::vector<std::string> arguments = {"certify", "--engine", engine, "--json", "result.json"};
    for (const std::string& filter : filters) arguments.insert(arguments.end(), {"--filter", filter});
    return run(arguments);
  }

  // The names of all cases that the filters leave, in their order.
  std::vector<std::string> planned(const std::vector<std::string>& filters) const {
    EXPECT_EQ(certify("reference", filters).exit_code, 0);
    return names_in(read_json("result.json"));
  }

  json report() const { return read_json("result.json"); }
};

std::vector<std::string> verdicts_in(const json& report) {
  std::vector<std::string> verdicts;
  for (const auto& result : report.at("cases")) verdicts.push_back(result.at("verdict"));
  return verdicts;
}

TEST_F(Engines, OneThatRefusesEverythingIsWrongFromTheFirstCaseToTheLast) {
  const std::vector<std::string> areas = {"quaternity/pass/*", "quaternity/load/*", "quaternity/guard/*"};
  const auto names = planned(areas);
  const Outcome outcome = certify(hostile_engine("refuses_everything"), areas);
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_EQ(names_in(report()), names);
  EXPECT_EQ(report().at("planned"), names.size());
  EXPECT_EQ(report().at("executed"), names.size());
  EXPECT_THAT(verdicts_in(report()), Each("wrong"));
  EXPECT_THAT(outcome.output, HasSubstr(names.back().substr(0, names.back().find('@'))));
  EXPECT_THAT(outcome.output, HasSubstr("\nFAILED: "));
}

TEST_F(Engines, OneThatEndsInMidCaseCrashesAndIsStartedAgain) {
  const std::vector<std::string> filters = {"quaternity/pass/pass-without-a-move", "quaternity/opening/opening-pieces"};
  const auto names = planned(filters);
  const Outcome outcome = certify(test_engine("adapter.py", kProgram + " --leaves-at act"), filters);
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_EQ(names_in(report()), names);
  EXPECT_GT(count_of(report(), "crash"), 1U);
  EXPECT_GT(count_of(report(), "pass"), 0U);
  EXPECT_EQ(count_of(report(), "crash") + count_of(report(), "pass"), names.size());
  EXPECT_THAT(outcome.output, HasSubstr("crash: quaternity/pass/"));
  EXPECT_THAT(outcome.output, HasSubstr("ended with exit status 7"));
  EXPECT_THAT(outcome.output, HasSubstr("| leaving at act"));
}

TEST_F(Engines, OneThatEndsInsteadOfRefusingCrashesToo) {
  const std::string refused = "quaternity/safety/a-check-is-escaped-or-blocked@0";
  const Outcome outcome = certify(test_engine("adapter.py", kProgram + " --leaves-at act"), {refused});
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_THAT(verdicts_in(report()), testing::ElementsAre("crash"));
}

TEST_F(Engines, OneThatDoesNotAnswerTimesOut) {
  const std::string engine = std::string("sh '") + TETRARCH_HERE + "/test_engines/silent.sh'";
  const Outcome outcome = run({"certify", "--engine", engine, "--filter", "quaternity/opening/opening-pieces@0",
                               "--timeout", "3", "--json", "result.json"});
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_THAT(verdicts_in(report()), testing::ElementsAre("timeout"));
  EXPECT_THAT(outcome.output, HasSubstr("did not answer within 3 s"));
}

TEST_F(Engines, OneThatAnswersNonsenseBreaksTheProtocol) {
  const std::string engine = test_engine("adapter.py", kProgram + " --babbles-at load");
  const Outcome outcome = certify(engine, {"quaternity/opening/opening-pieces@0"});
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_THAT(verdicts_in(report()), testing::ElementsAre("protocol"));
}

TEST_F(Engines, OneWithoutUndoIsNotAskedForIt) {
  const std::vector<std::string> areas = {"quaternity/undo/*", "quaternity/pass/*"};
  const auto names = planned(areas);
  const Outcome outcome = certify(test_engine("adapter.py", kProgram + " --without undo"), areas);
  EXPECT_EQ(outcome.exit_code, 0) << outcome.output;
  EXPECT_EQ(names_in(report()), names);
  EXPECT_GT(count_of(report(), "unsupported"), 0U);
  EXPECT_GT(count_of(report(), "pass"), 0U);
  EXPECT_EQ(count_of(report(), "unsupported") + count_of(report(), "pass"), names.size());
  EXPECT_EQ(report().at("engine").at("supports"), json({"attackers", "record"}));
  const json whole = report();
  for (const auto& result : whole.at("cases")) {
    if (result.at("verdict") != "unsupported") continue;
    EXPECT_EQ(result.at("note"), "the engine does not support undo");
  }
}

TEST_F(Engines, OneWithoutARecordIsNotAskedToSaveAndRestore) {
  const Outcome outcome =
      certify(test_engine("adapter.py", kProgram + " --without record"), {"quaternity/record/*", "quaternity/pass/*"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.output;
  EXPECT_GT(count_of(report(), "unsupported"), 0U);
  EXPECT_GT(count_of(report(), "pass"), 0U);
  EXPECT_THAT(outcome.output, HasSubstr(" unsupported"));
}

TEST_F(Engines, OneWithoutAttackersPassesOnWhatElseIsAsked) {
  const Outcome outcome =
      certify(test_engine("adapter.py", kProgram + " --without attackers"), {"quaternity/opening/*"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.output;
  EXPECT_EQ(count_of(report(), "unsupported"), 0U);
  EXPECT_THAT(outcome.output, HasSubstr("checks that the engine does not support were left out of "));
  const json cases = report().at("cases");
  const auto pieces = std::ranges::find(cases, "quaternity/opening/opening-pieces",
                                        [](const json& result) { return result.at("name").get<std::string>(); });
  ASSERT_NE(pieces, cases.end());
  EXPECT_EQ(pieces->at("not_asked"), json({"check"}));
}

TEST_F(Engines, OneThatPlaysAnotherGamePassesNothingAndFails) {
  const Outcome outcome = certify(test_engine("adapter.py", kProgram + " --ruleset checkers"), {"quaternity/pass/*"});
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_THAT(verdicts_in(report()), Each("unsupported"));
  EXPECT_THAT(outcome.output, HasSubstr("no case passed"));
  EXPECT_THAT(outcome.output, HasSubstr("\nFAILED: "));
}

}  // namespace
}  // namespace tetrarch::commands
