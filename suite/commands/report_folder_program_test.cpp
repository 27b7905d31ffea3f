// The folder that --report writes.
#include <gmock/gmock.h>

#include <pugixml.hpp>

#include "suite/commands/program.hpp"

namespace tetrarch::commands {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::UnorderedElementsAre;

class ReportFolder : public ProgramTest {
 protected:
  Outcome certify(const std::vector<std::string>& options, const std::string& engine = "reference") const {
    std::vector<std::string> arguments = {"certify", "--engine", engine, "--filter", "quaternity/undo/*"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return run(arguments);
  }

  std::vector<std::string> files_in(const std::string& name) const {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder() / name)) {
      names.push_back(entry.path().filename());
    }
    return names;
  }

  void expect_refused(const std::vector<std::string>& options, const std::string& why) const {
    const Outcome outcome = certify(options);
    EXPECT_EQ(outcome.exit_code, 2) << outcome.output;
    EXPECT_THAT(outcome.errors, HasSubstr(why));
  }
};

TEST_F(ReportFolder, HoldsEveryReport) {
  const Outcome outcome = certify({"--report", "a/b"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  EXPECT_THAT(files_in("a/b"),
              UnorderedElementsAre("report.html", "report.json", "junit.xml", "summary.md", "badge.svg"));
  const auto report = read_json("a/b/report.json");
  EXPECT_EQ(report.at("version"), 3);
  EXPECT_THAT(report.at("date").get<std::string>(), testing::MatchesRegex("[0-9]{4}-[0-9]{2}-[0-9]{2}"));
  EXPECT_FALSE(report.at("suite_commit").get<std::string>().empty());
  EXPECT_TRUE(report.at("seed").is_null()) << "nothing was shuffled";
  ASSERT_EQ(report.at("games").size(), 1U) << "only Quaternity was asked for";
  const auto& game = report.at("games").at(0);
  EXPECT_EQ(game.at("title"), "Quaternity");
  EXPECT_GT(game.at("misreadings"), 0);
  std::vector<std::string> levels;
  for (const auto& level : game.at("levels")) levels.push_back(level.at("name"));
  EXPECT_THAT(levels, testing::ElementsAre("movement", "adjudication", "administration", "records"));
  EXPECT_THAT(read("a/b/summary.md"), HasSubstr("| Quaternity | records | ◻️ incomplete | "));
  EXPECT_THAT(read("a/b/badge.svg"), HasSubstr("0 of 4 levels"));
}

TEST_F(ReportFolder, CasesOfOnesOwnAreOfNoLevel) {
  const Outcome outcome = run({"run", case_file("pass"), "--engine", "reference", "--report", "out"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  EXPECT_TRUE(read_json("out/report.json").at("games").at(0).at("levels").empty());
}

TEST_F(ReportFolder, SaysBySeedHowCasesWereShuffled) {
  certify({"--report", "out", "--gtest=--gtest_shuffle", "--gtest=--gtest_random_seed=77"});
  EXPECT_EQ(read_json("out/report.json").at("seed"), 77);
}

// A page whose own style and script were forbidden by it would be a bare text, and no other test would see it.
TEST_F(ReportFolder, ThePageAllowsItsOwnStyleAndScript) {
  certify({"--report", "out"});
  write("hashes.py", R"py(
import base64, hashlib, re
page = open("out/report.html", encoding="utf-8").read()
policy = re.search(r'content="(default-src [^"]*)"', page).group(1)
codes = re.findall(r"<(style|script)>(.*?)</\1>", page, re.DOTALL)
for name, code in codes:
    digest = base64.b64encode(hashlib.sha256(code.encode()).digest()).decode()
    print(name, f"'sha256-{digest}'" in policy)
)py");
  const Outcome outcome = run_in_shell("python3 hashes.py");
  EXPECT_EQ(outcome.output, "style True\nstyle True\nstyle True\nscript True\nscript True\n") << outcome.errors;
}

TEST_F(ReportFolder, WhatAnEngineSaysIsText) {
  const Outcome outcome = certify({"--report", "out"}, hostile_engine("speaks_in_escapes"));
  EXPECT_EQ(outcome.exit_code, 1) << outcome.errors;
  for (const std::string& name : files_in("out")) EXPECT_THAT(read("out/" + name), Not(HasSubstr("\x1b"))) << name;
}

TEST_F(ReportFolder, IsRefusedWhereItHasNowhereToGo) {
  write("file", "precious");
  expect_refused({"--report", "file"}, "--report file: this folder cannot be made");
  expect_refused({"--report", "file/out"}, "--report file/out: this folder cannot be made");
  expect_refused({"--report", ""}, "--report");
  EXPECT_EQ(read("file"), "precious");
  std::filesystem::create_directories(folder() / "out/report.html");
  expect_refused({"--report", "out"}, "this is a folder; name a file in it");
}

TEST_F(ReportFolder, TakesThePlaceOfNothingElse) {
  std::filesystem::create_directory(folder() / "out");
  expect_refused({"--report", "out", "--json", "out/report.json"}, "the same file as that of --json");
  write("out/junit.xml", "waivers: []\n");
  expect_refused({"--report", "out", "--waivers", "out/junit.xml"}, "the same file as that of --waivers");
  EXPECT_EQ(read("out/junit.xml"), "waivers: []\n");
}

}  // namespace
}  // namespace tetrarch::commands
