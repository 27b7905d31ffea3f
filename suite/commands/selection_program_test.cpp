// Which cases run, in which order and how often: GoogleTest's own flags and variables, and the printed commands that
// run one case again.
#include <gmock/gmock.h>

#include <algorithm>
#include <set>

#include "suite/commands/program.hpp"

namespace tetrarch::commands {
namespace {

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::UnorderedElementsAreArray;

class Selection : public ProgramTest {
 protected:
  // The names of the cases that ran.
  std::vector<std::string> certified(const std::vector<std::string>& options,
                                     const std::map<std::string, std::string>& environment = {}) const {
    Start start{.arguments = {"certify", "--engine", "reference", "--filter", "quaternity/pass/*", "--filter",
                              "quaternity/attack/*", "--json", "result.json"},
                .environment = environment};
    start.arguments.insert(start.arguments.end(), options.begin(), options.end());
    EXPECT_EQ(run(start).exit_code, 0);
    const json report = read_json("result.json");
    EXPECT_EQ(report.at("planned"), report.at("executed"));
    EXPECT_EQ(report.at("executed"), report.at("cases").size());
    return names_in(report);
  }
};

TEST_F(Selection, TwoShardsTogetherAreAllCasesAndNoneTwice) {
  const auto all = certified({});
  const auto first = certified({"--shard", "auto"}, {{"GTEST_TOTAL_SHARDS", "2"}, {"GTEST_SHARD_INDEX", "0"}});
  const auto second = certified({"--shard", "auto"}, {{"GTEST_TOTAL_SHARDS", "2"}, {"GTEST_SHARD_INDEX", "1"}});
  ASSERT_GT(all.size(), 1U);
  EXPECT_LT(first.size(), all.size());
  EXPECT_LT(second.size(), all.size());
  auto both = first;
  both.insert(both.end(), second.begin(), second.end());
  EXPECT_THAT(both, UnorderedElementsAreArray(all));
}

TEST_F(Selection, ShufflingRunsTheSameCasesInAnotherOrder) {
  const auto all = certified({});
  const auto shuffled = certified({"--gtest=--gtest_shuffle", "--gtest=--gtest_random_seed=7"});
  EXPECT_NE(shuffled, all);
  EXPECT_THAT(shuffled, UnorderedElementsAreArray(all));
}

TEST_F(Selection, RepeatingRunsEveryCaseTwice) {
  const auto all = certified({});
  auto twice = all;
  twice.insert(twice.end(), all.begin(), all.end());
  EXPECT_EQ(certified({"--gtest=--gtest_repeat=2"}), twice);
}

TEST_F(Selection, GoogleTestsFilterHolds) {
  const auto names = certified({"--gtest=--gtest_filter=quaternity/pass.*"});
  EXPECT_THAT(names, testing::Each(testing::StartsWith("quaternity/pass/")));
  EXPECT_FALSE(names.empty());
}

TEST_F(Selection, ARunThatStopsAtItsFirstFailureIsIncomplete) {
  const Outcome outcome = run({"certify", "--engine", hostile_engine("refuses_everything"), "--filter",
                               "quaternity/pass/*", "--gtest=--gtest_fail_fast", "--json", "result.json"});
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_THAT(outcome.output, HasSubstr(" planned, but 1 executed"));
  EXPECT_EQ(read_json("result.json").at("executed"), 1);
}

TEST_F(Selection, ARunOfNoCasesAtAllFails) {
  const Outcome outcome =
      run({"certify", "--engine", "reference", "--filter", "quaternity/pass/*", "--gtest=--gtest_filter=none-of-them"});
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_THAT(outcome.output, HasSubstr("no case passed"));
}

class Rerun : public ProgramTest {
 protected:
  // The commands that the console prints behind a label.
  static std::vector<std::string> printed_in(const std::string& output, const std::string& label) {
    std::vector<std::string> commands;
    for (auto at = output.find(label); at != std::string::npos; at = output.find(label, at)) {
      at += label.size();
      commands.push_back(output.substr(at, output.find('\n', at) - at));
    }
    return commands;
  }

  // Runs the command and sees it run the one case, with the same verdict.
  void expect_runs(const std::string& command, const json& result, int exit_code) const {
    const Outcome again = run_in_shell(command + " --json again.json");
    EXPECT_EQ(again.exit_code, exit_code) << command << "\n" << again.output << again.errors;
    const json single = read_json("again.json");
    EXPECT_THAT(names_in(single), ElementsAre(result.at("name").get<std::string>()));
    EXPECT_EQ(single.at("cases").at(0).at("verdict"), result.at("verdict"));
  }

  // Runs the command and sees it explain the one case.
  void expect_explains(const std::string& command, const std::string& name) const {
    const Outcome explained = run_in_shell(command);
    EXPECT_EQ(explained.exit_code, 0) << command << "\n" << explained.errors;
    EXPECT_THAT(explained.output, testing::StartsWith(name + ": "));
    EXPECT_THAT(explained.output, testing::Not(HasSubstr("\n-----"))) << "only one case is meant";
  }

  // The console shows a case once, for its first turn that failed; the report has the command of each turn.
  void expect_each_runs_its_case(const Outcome& outcome) const {
    const json cases = read_json("result.json").at("cases");
    std::vector<std::string> shown;
    std::vector<std::string> commands;
    for (const auto& result : cases) {
      expect_runs(result.at("rerun"), result, outcome.exit_code);
      const auto name = result.at("name").get<std::string>();
      if (name.find('@') != std::string::npos) continue;
      shown.push_back(name);
      commands.push_back(result.at("rerun"));
    }
    EXPECT_EQ(printed_in(outcome.output, "  run it again: "), commands);
    expect_each_explains_its_case(outcome, shown);
  }

  void expect_each_explains_its_case(const Outcome& outcome, const std::vector<std::string>& names) const {
    ASSERT_FALSE(names.empty());
    const auto commands = printed_in(outcome.output, "  see it explained: ");
    ASSERT_EQ(commands.size(), names.size());
    for (std::size_t i = 0; i < names.size(); ++i) expect_explains(commands[i], names[i]);
  }
};

TEST_F(Rerun, EveryPrintedCommandRunsJustItsCase) {
  const Outcome outcome = run({"certify", "--engine", hostile_engine("refuses_everything"), "--filter",
                               "quaternity/opening/opening-white-moves*", "--json", "result.json"});
  ASSERT_EQ(outcome.exit_code, 1);
  // Among them is a case in all its quarter turns, and one whose name begins with that of another.
  expect_each_runs_its_case(outcome);
  EXPECT_THAT(names_in(read_json("result.json")), testing::IsSupersetOf({
                                                      "quaternity/opening/opening-white-moves",
                                                      "quaternity/opening/opening-white-moves-by-piece",
                                                      "quaternity/opening/opening-white-moves-by-piece@90",
                                                  }));
}

// The test's folder is none of the project's.
TEST_F(Rerun, TheBundledEngineIsFoundAgain) {
  const Outcome outcome = run({"certify", "--filter", "quaternity/opening/opening-pieces", "--json", "result.json"});
  ASSERT_EQ(outcome.exit_code, 0) << outcome.errors;
  const json report = read_json("result.json");
  for (const auto& result : report.at("cases")) expect_runs(result.at("rerun"), result, 0);
}

TEST_F(Rerun, ATurnIsExplainedAsItWasPlayed) {
  const std::string turn = "quaternity/opening/opening-white-moves-by-piece@90";
  const Outcome outcome = run({"certify", "--engine", hostile_engine("refuses_everything"), "--filter", turn});
  expect_each_explains_its_case(outcome, {turn});
}

TEST_F(Rerun, KeepsTheShellTheLimitsAndEveryQuote) {
  write("it's an engine.py", "import sys; sys.path.insert(0, '" TETRARCH_HERE
                             "/test_engines'); "
                             R"(
from protocol import HELLO, refuse, requests, result
for request in requests():
    if request["method"] == "hello": result(request, HELLO)
    else: refuse(request, -32001, "illegal")
)");
  const Outcome outcome =
      run({"certify", "--shell", "--engine", R"(SAY='$HOME'; python3 -B "it's an engine.py" "$SAY")", "--timeout",
           "20.5", "--memory", "3", "--filter", "quaternity/opening/opening-pieces@0", "--json", "result.json"});
  ASSERT_EQ(outcome.exit_code, 1) << outcome.errors;
  EXPECT_THAT(outcome.output, HasSubstr(" --shell --timeout 20.5 --memory 3 --filter "));
  expect_each_runs_its_case(outcome);
}

TEST_F(Rerun, NamesTheUsersOwnFiles) {
  write("my cases.yaml", R"(ruleset: quaternity
area: mine
cases:
  - case: first
    title: White's king steps up
    clauses: [Q-MOVE-1]
    position: opening
    steps:
      - act: a1-a2
)");
  const Outcome outcome =
      run({"run", "my cases.yaml", "--engine", hostile_engine("refuses_everything"), "--json", "result.json"});
  ASSERT_EQ(outcome.exit_code, 1) << outcome.errors;
  expect_each_runs_its_case(outcome);
}

}  // namespace
}  // namespace tetrarch::commands
