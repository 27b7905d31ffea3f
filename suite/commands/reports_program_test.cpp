// The reports that --junit and --json write.
#include <gmock/gmock.h>

#include <pugixml.hpp>

#include "suite/commands/program.hpp"

namespace tetrarch::commands {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

class Reports : public ProgramTest {
 protected:
  Outcome certify(const std::string& engine, const std::vector<std::string>& options) const {
    std::vector<std::string> arguments = {"certify", "--engine", engine, "--filter", "quaternity/pass/*"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return run(arguments);
  }

  // The root of a report in JUnit XML, which must be well-formed.
  pugi::xml_node junit(const std::string& name) {
    const auto parsed = document_.load_string(read(name).c_str(), pugi::parse_full);
    EXPECT_TRUE(parsed) << parsed.description();
    return document_.child("testsuites");
  }

  std::vector<std::string> files() const {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder())) names.push_back(entry.path().filename());
    return names;
  }

 private:
  pugi::xml_document document_;
};

std::size_t number_in(const pugi::xml_node& node, const char* attribute) {
  return node.attribute(attribute).as_ullong(999'999);
}

// How many testcases of all suites have a child of this name; of any where it is empty.
std::size_t testcases_with(const pugi::xml_node& root, const std::string& child) {
  std::size_t count = 0;
  for (const auto& suite : root.children("testsuite")) {
    for (const auto& testcase : suite.children("testcase")) {
      if (child.empty() || testcase.child(child.c_str())) ++count;
    }
  }
  return count;
}

TEST_F(Reports, APassedRunIsReportedWhole) {
  const Outcome outcome = certify("reference", {"--junit", "result.xml", "--json", "result.json"});
  ASSERT_EQ(outcome.exit_code, 0);
  const json report = read_json("result.json");
  const std::size_t cases = report.at("cases").size();
  EXPECT_GT(cases, 0U);
  EXPECT_EQ(report.at("format"), "tetrarch-report");
  EXPECT_EQ(report.at("engine").at("command"), "reference");
  EXPECT_EQ(report.at("planned"), cases);
  EXPECT_EQ(report.at("executed"), cases);
  EXPECT_EQ(count_of(report, "pass"), cases);
  EXPECT_EQ(report.at("complaints"), json::array());

  const auto root = junit("result.xml");
  EXPECT_EQ(number_in(root, "tests"), cases);
  EXPECT_EQ(testcases_with(root, ""), cases);
  EXPECT_EQ(number_in(root, "failures"), 0U);
  EXPECT_EQ(number_in(root, "errors"), 0U);
  EXPECT_THAT(files(), testing::UnorderedElementsAre("result.xml", "result.json", "standard-input"));
}

TEST_F(Reports, AFailedRunIsReportedWhole) {
  const std::string engine = hostile_engine("refuses_everything");
  const Outcome outcome = certify(engine, {"--junit", "result.xml", "--json", "result.json"});
  ASSERT_EQ(outcome.exit_code, 1);
  const json report = read_json("result.json");
  const std::size_t cases = report.at("cases").size();
  EXPECT_EQ(count_of(report, "wrong"), cases);
  for (const auto& result : report.at("cases")) {
    EXPECT_EQ(result.at("finding").at("answer").at("error").at("data").at("kind"), "illegal");
    EXPECT_THAT(result.at("finding").at("summary").get<std::string>(), HasSubstr("illegal"));
  }
  const auto root = junit("result.xml");
  EXPECT_EQ(testcases_with(root, "error"), 0U);
  EXPECT_EQ(number_in(root, "errors"), 0U);
  EXPECT_EQ(number_in(root, "failures"), testcases_with(root, "failure"));
  EXPECT_EQ(number_in(root, "tests"), testcases_with(root, ""));
  EXPECT_GE(number_in(root, "failures"), cases);
  EXPECT_STREQ(root.child("testsuite").attribute("name").value(), "quaternity.pass");
  EXPECT_EQ(number_in(root.child("testsuite"), "failures"), cases);
}

TEST_F(Reports, WhatIsWrongWithTheRunIsToldOnce) {
  const Outcome outcome = certify(hostile_engine("refuses_everything"), {"--junit", "result.xml"});
  ASSERT_EQ(outcome.exit_code, 1);
  const auto first = outcome.output.find("no case passed");
  ASSERT_NE(first, std::string::npos);
  EXPECT_EQ(outcome.output.find("no case passed", first + 1), std::string::npos) << outcome.output;
  const auto root = junit("result.xml");
  EXPECT_EQ(number_in(root.find_child_by_attribute("testsuite", "name", "run"), "tests"), 1U);
}

TEST_F(Reports, AnOldReportIsReplaced) {
  write("result.json", std::string(1 << 20, 'x'));
  ASSERT_EQ(certify("reference", {"--json", "result.json"}).exit_code, 0);
  EXPECT_EQ(read_json("result.json").at("format"), "tetrarch-report");
}

TEST_F(Reports, AMissingFolderIsToldBeforeAnythingRuns) {
  for (const std::string option : {"--junit", "--json"}) {
    const Outcome outcome = certify("touch started", {option, "no/such/folder/result"});
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.output, "");
    EXPECT_THAT(outcome.errors, HasSubstr(option + " no/such/folder/result: there is no folder "));
    EXPECT_FALSE(std::filesystem::exists(folder() / "started"));
  }
}

TEST_F(Reports, AFolderIsNoReport) {
  const Outcome outcome = certify("touch started", {"--json", "."});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.errors, HasSubstr("--json .: this is a folder"));
  EXPECT_FALSE(std::filesystem::exists(folder() / "started"));
}

TEST_F(Reports, TwoReportsDoNotShareAFile) {
  const std::vector<std::vector<std::string>> same = {{"--junit", "result", "--json", "result"},
                                                      {"--junit", "result", "--json", "./result"},
                                                      {"--json", "result", "--write-waivers", "result"}};
  for (const auto& options : same) {
    const Outcome outcome = certify("touch started", options);
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_THAT(outcome.errors, HasSubstr("this is the same file as that of "));
    EXPECT_FALSE(std::filesystem::exists(folder() / "started"));
    EXPECT_FALSE(std::filesystem::exists(folder() / "result"));
  }
}

TEST_F(Reports, NoReportTakesThePlaceOfTheWaivers) {
  const std::string waivers = "waivers: []\n";
  write("waivers.yaml", waivers);
  std::filesystem::create_symlink("waivers.yaml", folder() / "link");
  for (const std::string option : {"--junit", "--json", "--write-waivers"}) {
    for (const std::string path : {"waivers.yaml", "./waivers.yaml", "link"}) {
      const Outcome outcome = certify("touch started", {"--waivers", "waivers.yaml", option, path});
      EXPECT_EQ(outcome.exit_code, 2);
      EXPECT_EQ(outcome.errors, "tetrarch: " + option + " " + path +
                                    ": this is the same file as that of --waivers; name another one\n");
      EXPECT_EQ(read("waivers.yaml"), waivers);
      EXPECT_FALSE(std::filesystem::exists(folder() / "started"));
    }
  }
}

// An engine that wraps nothing, and a user's cases for it.
constexpr const char* kKnightCases = R"(ruleset: quaternity
area: knights
cases:
  - case: four-knights
    title: Each player in turn jumps with a knight
    clauses: [Q-MOVE-3, Q-TURN-1]
    position: opening
    steps:
      - act: b4-c6
        state: {turn: red, pieces: {b4: empty, c6: white N}}
      - act: d10-f9
      - act: j9-i7
      - act: i2-h4
        state: {turn: white}
  - case: onto-a-friend
    title: A knight does not jump onto a square of its own army
    clauses: [Q-MOVE-3]
    forbids: [Q-MOVE-3]
    position: opening
    steps:
      - act: b4-a5
        refused: illegal
  - case: a-pawn
    title: White's pawn steps up
    clauses: [Q-PAWN-2]
    position: opening
    steps:
      - act: a5-a6
  - case: all-moves
    title: White has 41 moves
    clauses: [Q-MOVE-1]
    position: opening
    steps:
      - moves: {count: 41}
)";

TEST_F(Reports, NoReportTakesThePlaceOfACaseFile) {
  write("knights.yaml", kKnightCases);
  for (const std::string option : {"--junit", "--json", "--write-waivers"}) {
    const Outcome outcome =
        run({"run", "knights.yaml", "--engine", "touch started", option, (folder() / "knights.yaml").string()});
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_THAT(outcome.errors, HasSubstr("this is the same file as that of the case file; name another one\n"));
    EXPECT_EQ(read("knights.yaml"), kKnightCases);
    EXPECT_FALSE(std::filesystem::exists(folder() / "started"));
  }
}

class Knights : public Reports {
 protected:
  Outcome judge() const {
    write("knights.yaml", kKnightCases);
    return run({"run", "knights.yaml", "--engine", test_engine("knights.py"), "--junit", "result.xml", "--json",
                "result.json"});
  }

  static json verdicts_in(const json& report) {
    json verdicts = json::object();
    for (const auto& result : report.at("cases")) verdicts[result.at("name")] = result.at("verdict");
    return verdicts;
  }
};

TEST_F(Knights, AreDrivenAndJudgedByTheirMoves) {
  const Outcome outcome = judge();
  EXPECT_EQ(outcome.exit_code, 1) << outcome.errors;
  EXPECT_EQ(verdicts_in(read_json("result.json")), json({{"quaternity/knights/four-knights", "pass"},
                                                         {"quaternity/knights/onto-a-friend", "pass"},
                                                         {"quaternity/knights/a-pawn", "wrong"},
                                                         {"quaternity/knights/all-moves", "wrong"}}));
  EXPECT_THAT(outcome.output, HasSubstr("wrong: quaternity/knights/a-pawn\n"));
  EXPECT_THAT(outcome.output, HasSubstr("wrong: quaternity/knights/all-moves\n"));
  EXPECT_THAT(outcome.output, HasSubstr("written at: knights.yaml:"));
}

TEST_F(Knights, HaveWhatTheySaidInTheReportOfTheCaseInWhichTheySaidIt) {
  const std::string said = "no knight goes there: {'from': 'a5', 'kind': 'move', 'to': 'a6'}";
  const Outcome outcome = judge();
  EXPECT_THAT(outcome.output, HasSubstr("    | " + said + "\n"));
  EXPECT_THAT(outcome.output, Not(HasSubstr("'to': 'a5'"))) << "it was said in a case that passed";

  const json report = read_json("result.json");
  EXPECT_EQ(report.at("cases").at(2).at("finding").at("standard_error"), said);
  EXPECT_EQ(report.at("cases").at(3).at("finding").at("standard_error"), "");

  const auto suite = junit("result.xml").child("testsuite");
  const auto pawn = suite.find_child_by_attribute("testcase", "name", "a-pawn");
  EXPECT_EQ(std::string(pawn.child("system-err").text().get()), said);
  EXPECT_THAT(pawn.child("failure").text().get(), HasSubstr(said));
  EXPECT_FALSE(suite.find_child_by_attribute("testcase", "name", "all-moves").child("system-err"));
}

}  // namespace
}  // namespace tetrarch::commands
