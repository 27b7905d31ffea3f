// Parts of the cases, and where the program takes from which one is its own.
#include <gmock/gmock.h>

#include "suite/commands/program.hpp"

namespace tetrarch::commands {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using Variables = std::map<std::string, std::string>;

class Shards : public ProgramTest {
 protected:
  Outcome certify(const std::vector<std::string>& options, const Variables& environment = {},
                  const std::string& engine = "reference") const {
    Start start{.arguments = {"certify", "--engine", engine, "--filter", "quaternity/pass/*", "--json", "result.json"},
                .environment = environment};
    start.arguments.insert(start.arguments.end(), options.begin(), options.end());
    return run(start);
  }

  void expect_refused(const std::string& told, const std::vector<std::string>& options,
                      const Variables& environment = {}) const {
    const Outcome outcome = certify(options, environment, "touch started");
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.output, "");
    EXPECT_THAT(outcome.errors, HasSubstr(told));
    EXPECT_FALSE(std::filesystem::exists(folder() / "started"));
    EXPECT_FALSE(std::filesystem::exists(folder() / "result.json"));
  }

  // The shard that a run says it was: its index and the number of shards.
  std::vector<int> shard_of(const std::string& text, const Variables& environment) const {
    const Outcome outcome = certify({"--shard", text}, environment);
    EXPECT_EQ(outcome.exit_code, 0) << outcome.output << outcome.errors;
    const auto shard = read_json("result.json").at("shard");
    return {shard.at("index").get<int>(), shard.at("count").get<int>()};
  }
};

TEST_F(Shards, DealOutTheCases) {
  ASSERT_EQ(certify({}).exit_code, 0);
  const auto whole = read_json("result.json");
  EXPECT_TRUE(whole.at("shard").is_null());
  const auto names = names_in(whole);
  ASSERT_GT(names.size(), 3U);
  for (const std::size_t index : {0U, 1U, 2U}) {
    std::vector<std::string> expected;
    for (std::size_t number = index; number < names.size(); number += 3) expected.push_back(names[number]);
    ASSERT_EQ(certify({"--shard", std::to_string(index) + "/3"}).exit_code, 0);
    const auto report = read_json("result.json");
    EXPECT_EQ(names_in(report), expected);
    EXPECT_EQ(report.at("planned"), expected.size());
    EXPECT_EQ(report.at("left_out"), 0);
    EXPECT_EQ(report.at("shard").at("cases"), names.size());
    EXPECT_EQ(report.at("shard").at("run"), "tetrarch certify --engine reference --filter 'quaternity/pass/*'");
  }
}

TEST_F(Shards, SayThatTheyAreNotTheWhole) {
  const Outcome outcome = certify({"--shard", "1/3", "--report", "report"});
  EXPECT_THAT(outcome.output, HasSubstr("PASSED in shard 1 of 3, a part of the cases: "));
  for (const char* file : {"report/report.html", "report/junit.xml", "report/summary.md", "report/badge.svg"}) {
    EXPECT_THAT(read(file), HasSubstr("shard 1 of 3")) << file;
  }
  const auto report = read_json("result.json");
  for (const auto& level : report.at("games").at(0).at("levels")) {
    EXPECT_EQ(level.at("standing"), "incomplete");
  }
}

// Without the files, names would be the same where a case has changed.
TEST_F(Shards, AreOfOneStateOfTheCases) {
  const auto digest_of = [&](const std::string& text) {
    const auto file = write("mine.yaml", text);
    EXPECT_EQ(run({"run", file, "--engine", "reference", "--shard", "0/1", "--json", "own.json"}).exit_code, 0);
    return read_json("own.json").at("shard").at("digest").get<std::string>();
  };
  std::ifstream stream(case_file("pass"));
  const std::string text{std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
  const std::string digest = digest_of(text);
  EXPECT_EQ(digest_of(text), digest);
  EXPECT_NE(digest_of(text + "# and more\n"), digest);
}

TEST_F(Shards, AreWrittenIndexAndNumber) {
  for (const std::string text : {"8", "1/", "/2", "1/2/3", "a/2", "-1/2", "1/-2", "1/2x", "auto/", "auto/x", "Auto"}) {
    expect_refused("--shard " + text + ": expected I/N, with I from 0 to N-1", {"--shard=" + text});
  }
  for (const std::string text : {"2/2", "9/2", "0/0"}) {
    expect_refused("--shard " + text + ": there is no shard", {"--shard", text});
  }
  expect_refused("there can be no more shards", {"--shard", "0/100000"});
}

TEST_F(Shards, GoWithNothingThatOthersCannotKnowOf) {
  write("waivers.yaml", "waivers: []\n");
  expect_refused("give them to tetrarch merge", {"--shard", "0/2", "--waivers", "waivers.yaml"});
  expect_refused("try them without --shard", {"--shard", "0/2", "--properties"});
  for (const std::string flag : {"--gtest_shuffle", "--gtest_repeat=2", "--gtest_filter=a*", "--gtest_fail_fast"}) {
    expect_refused("GoogleTest's filter, shuffling, repeating and stopping", {"--shard", "0/2", "--gtest=" + flag});
  }
  expect_refused("GoogleTest's filter, shuffling", {"--shard", "0/2"}, {{"GTEST_SHUFFLE", "1"}});
}

Variables slurm(const std::string& task, const std::string& least, const std::string& most, const std::string& count) {
  return {{"SLURM_ARRAY_TASK_ID", task},
          {"SLURM_ARRAY_TASK_MIN", least},
          {"SLURM_ARRAY_TASK_MAX", most},
          {"SLURM_ARRAY_TASK_COUNT", count}};
}

const Variables kGtest = {{"GTEST_SHARD_INDEX", "1"}, {"GTEST_TOTAL_SHARDS", "3"}};
const Variables kKubernetes = {{"JOB_COMPLETION_INDEX", "2"}};

TEST_F(Shards, AreTakenFromTheEnvironment) {
  EXPECT_THAT(shard_of("auto", slurm("0", "0", "3", "4")), ElementsAre(0, 4));
  EXPECT_THAT(shard_of("auto", slurm("5", "1", "5", "5")), ElementsAre(4, 5)) << "an array may begin anywhere";
  EXPECT_THAT(shard_of("auto", kGtest), ElementsAre(1, 3));
  EXPECT_THAT(shard_of("auto/5", kKubernetes), ElementsAre(2, 5));
  EXPECT_THAT(shard_of("auto/5", {{"SLURM_ARRAY_TASK_ID", "4"}}), ElementsAre(4, 5)) << "one task, once more";
  EXPECT_THAT(shard_of("2/4", kGtest), ElementsAre(2, 4)) << "what is said goes before what is set";
}

TEST_F(Shards, AreNotGuessed) {
  expect_refused("none of SLURM_ARRAY_TASK_ID, JOB_COMPLETION_INDEX, GTEST_SHARD_INDEX is set", {"--shard", "auto"});
  Variables both = kGtest;
  both.insert(kKubernetes.begin(), kKubernetes.end());
  expect_refused("JOB_COMPLETION_INDEX and GTEST_SHARD_INDEX are set", {"--shard", "auto"}, both);
  expect_refused("JOB_COMPLETION_INDEX and GTEST_SHARD_INDEX are set", {"--shard", "auto/4"}, both);
  expect_refused("give their number, as in --shard auto/8", {"--shard", "auto"}, kKubernetes);
  expect_refused("there is no shard 2 of 2", {"--shard", "auto/2"}, kKubernetes);
  expect_refused("GTEST_TOTAL_SHARDS is not set", {"--shard", "auto"}, {{"GTEST_SHARD_INDEX", "1"}});
  expect_refused("GTEST_SHARD_INDEX is \"x\"; expected a whole number from 0 on", {"--shard", "auto"},
                 {{"GTEST_SHARD_INDEX", "x"}, {"GTEST_TOTAL_SHARDS", "3"}});
  expect_refused("SLURM_ARRAY_TASK_MIN is not set", {"--shard", "auto"}, {{"SLURM_ARRAY_TASK_ID", "1"}});
  expect_refused("expected an array without gaps", {"--shard", "auto"}, slurm("2", "0", "6", "4"));
  expect_refused("expected an array without gaps", {"--shard", "auto"}, slurm("7", "0", "3", "4"));
}

}  // namespace
}  // namespace tetrarch::commands
