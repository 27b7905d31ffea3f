// Campaigns as their users run them.
#include <gmock/gmock.h>

#include <chrono>
#include <csignal>
#include <thread>

#include "generators/dice.hpp"
#include "suite/commands/program.hpp"

namespace tetrarch::commands {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

class Fuzz : public ProgramTest {
 protected:
  // What the campaign's folder holds.
  reports::Files files_of(const std::string& campaign) const { return reports::files_in(folder() / campaign); }

  std::vector<std::string> case_files_of(const std::string& campaign) const {
    std::vector<std::string> files;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder() / campaign)) {
      if (entry.path().extension() == ".yaml") files.push_back(entry.path().string());
    }
    return files;
  }
};

TEST_F(Fuzz, AFaithfulEngineHasNoDifference) {
  const Outcome outcome = run({"fuzz", "--actions", "200"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, HasSubstr("0 kinds of difference"));
  EXPECT_GT(case_files_of("tetrarch-campaign").size(), 20U);
}

// A game may be certified that has no explorer.
TEST_F(Fuzz, EveryGameIsHunted) {
  EXPECT_EQ(run({"fuzz", "--ruleset", "quantum", "--engine", "reference", "--actions", "200"}).exit_code, 0);
  EXPECT_EQ(read_json("tetrarch-campaign/campaign.json").at("found"), nlohmann::json::array());
}

TEST_F(Fuzz, WhatIsFoundRunsAgain) {
  const std::string engine = hostile_engine("refuses_everything");
  const Outcome outcome = run({"fuzz", "--engine", engine, "--first", "--corpus", "found"});
  EXPECT_EQ(outcome.exit_code, 1) << outcome.errors;
  const auto found = read_json("found/campaign.json").at("found");
  ASSERT_FALSE(found.empty());
  const std::string file = "found/" + found.front().at("file").get<std::string>();
  EXPECT_THAT(outcome.output, HasSubstr(file));
  EXPECT_EQ(run({"run", file, "--engine", engine}).exit_code, 1);
  EXPECT_EQ(run({"run", file, "--engine", "reference"}).exit_code, 0);
}

TEST_F(Fuzz, AnEngineThatCannotBeStartedIsNoFinding) {
  const Outcome outcome = run({"fuzz", "--engine", "false"});
  EXPECT_EQ(outcome.exit_code, 3);
  EXPECT_THAT(outcome.errors, HasSubstr("the engine 'false' could not be started"));
}

TEST_F(Fuzz, ACampaignIsNotWrittenOver) {
  ASSERT_EQ(run({"fuzz", "--engine", "reference", "--actions", "1"}).exit_code, 0);
  const reports::Files before = files_of("tetrarch-campaign");
  const Outcome again = run({"fuzz", "--engine", "reference", "--actions", "300"});
  EXPECT_EQ(again.exit_code, 2);
  EXPECT_THAT(again.errors, HasSubstr("go on with it by --resume"));
  const Outcome other = run({"fuzz", "--engine", "reference", "--seed", "9", "--actions", "300", "--resume"});
  EXPECT_EQ(other.exit_code, 2);
  EXPECT_THAT(other.errors, HasSubstr("--seed 1"));
  EXPECT_THAT(reports::differing_files(files_of("tetrarch-campaign"), before), IsEmpty());
}

TEST_F(Fuzz, BadLimitsAreToldAndNothingRuns) {
  for (const std::vector<std::string>& limit : {std::vector<std::string>{"--time", "soon"},
                                                {"--time", "-3"},
                                                {"--jobs", "0"},
                                                {"--actions", "0"},
                                                {"--seed", "x"}}) {
    const Outcome outcome = run({"fuzz", "--engine", "reference", limit[0], limit[1]});
    EXPECT_EQ(outcome.exit_code, 2) << limit[0] << " " << limit[1];
    EXPECT_THAT(outcome.errors, HasSubstr(limit[0]));
  }
  EXPECT_FALSE(std::filesystem::exists(folder() / "tetrarch-campaign"));
}

// Whenever it is killed, what it had found is there and whole; and whoever goes on comes to what one run comes to.
TEST_F(Fuzz, AKilledCampaignGoesOn) {
  const std::string actions = "1500";
  ASSERT_EQ(run({"fuzz", "--engine", "reference", "--actions", actions, "--corpus", "whole"}).exit_code, 0);
  generators::Dice dice{rc::Random(20)};
  const std::vector<std::string> words = {"fuzz",   "--engine", "reference", "--actions", actions,
                                          "--jobs", "2",        "--corpus",  "killed",    "--resume"};
  for (int kill = 0; kill < 20; ++kill) {
    RunningProgram program = begin({.arguments = words});
    std::this_thread::sleep_for(std::chrono::milliseconds(dice.below(900)));
    program.send(SIGKILL);
    program.ending_signal();
    if (!std::filesystem::exists(folder() / "killed")) continue;
    const auto files = case_files_of("killed");
    if (files.empty()) continue;
    std::vector<std::string> check = {"run", "--engine", "reference"};
    check.insert(check.end(), files.begin(), files.end());
    const Outcome outcome = run(check);
    EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  }
  const Outcome last = run(words);
  EXPECT_EQ(last.exit_code, 0) << last.errors;
  EXPECT_THAT(reports::differing_files(files_of("killed"), files_of("whole")), IsEmpty());
}

class SplitFuzz : public Fuzz {
 protected:
  // Three legs of 150, 150 and 100 actions, or a shard of them.
  Outcome fuzz(const std::string& corpus, const std::vector<std::string>& options,
               const std::string& engine = "reference") const {
    std::vector<std::string> words = {"fuzz", "--engine",  engine, "--seed",   "7",   "--leg",
                                      "150",  "--actions", "400",  "--corpus", corpus};
    words.insert(words.end(), options.begin(), options.end());
    return run(words);
  }
};

// Its legs find the same kinds, of which the smallest case of all is kept.
TEST_F(SplitFuzz, ShardsTogetherFindWhatOneCampaignFinds) {
  const std::string engine = hostile_engine("refuses_everything");
  ASSERT_EQ(fuzz("whole", {}, engine).exit_code, 1);
  for (const std::string index : {"0", "1"}) {
    const Outcome outcome = fuzz("shard" + index, {"--shard", index + "/2"}, engine);
    EXPECT_EQ(outcome.exit_code, 1) << outcome.errors;
    EXPECT_THAT(outcome.output, HasSubstr("shard " + index + " of 2, a part of the campaign"));
  }
  const Outcome merged = run({"merge", "shard1", "shard0", "--out", "merged"});
  EXPECT_EQ(merged.exit_code, 1) << merged.errors;
  EXPECT_THAT(reports::differing_files(files_of("merged"), files_of("whole")), IsEmpty());
}

TEST_F(SplitFuzz, AShardThatIsGoneOnWithIsThatShard) {
  fuzz("shard", {"--shard", "1/3"});
  const Outcome other = fuzz("shard", {"--shard", "2/3", "--resume"});
  EXPECT_EQ(other.exit_code, 2);
  EXPECT_THAT(other.errors, HasSubstr("--shard 1/3; give the same ones"));
  EXPECT_EQ(fuzz("shard", {"--shard", "1/3", "--resume"}).exit_code, 0);
}

TEST_F(SplitFuzz, AnUnfitShardIsToldAndNothingRuns) {
  for (const auto& [told, options] : std::map<std::string, std::vector<std::string>>{
           {"the campaign has 3 legs of 150 actions", {"--shard", "0/4"}},
           {"expected I/N", {"--shard", "x"}},
           {"--time and --first do not go with it", {"--shard", "0/2", "--time", "5s"}},
           {"--first do not go with it", {"--shard", "0/2", "--first"}}}) {
    const Outcome outcome = fuzz("none", options);
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_THAT(outcome.errors, HasSubstr(told));
  }
  EXPECT_FALSE(std::filesystem::exists(folder() / "none"));
}

TEST_F(SplitFuzz, AMergeTellsWhatIsMissingAndWritesOverNothing) {
  fuzz("shard0", {"--shard", "0/2"});
  fuzz("shard1", {"--shard", "1/2"});
  EXPECT_THAT(run({"merge", "shard1", "--out", "merged"}).errors, HasSubstr("shard 0 of 2 is missing"));
  EXPECT_FALSE(std::filesystem::exists(folder() / "merged"));
  ASSERT_EQ(run({"merge", "shard0", "shard1", "--out", "merged"}).exit_code, 0);
  const Outcome again = run({"merge", "shard0", "shard1", "--out", "merged"});
  EXPECT_EQ(again.exit_code, 2);
  EXPECT_THAT(again.errors, HasSubstr("there is a campaign already"));
}

TEST_F(Fuzz, TheStatisticsOfGeneratorsSayWhatIsMissing) {
  const Outcome few = run({"generate", "--stats", "--actions", "1"});
  EXPECT_EQ(few.exit_code, 1);
  EXPECT_THAT(few.output, HasSubstr("too few"));
}

}  // namespace
}  // namespace tetrarch::commands
