// The shards of a run, joined.
#include <gmock/gmock.h>

#include <regex>

#include "suite/commands/program.hpp"

namespace tetrarch::commands {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

// The files of a report without how long anything took.
reports::Files without_times(reports::Files files) {
  static const std::regex times(
      R"re("seconds": [0-9.e+-]+|time="[0-9.]+"|[0-9.]+ s\b|[0-9]+ min [0-9]+ s|"date": "[0-9-]+"|[0-9]{4}-[0-9]{2}-[0-9]{2})re");
  for (auto& [path, text] : files) text = std::regex_replace(text, times, "TIME");
  return files;
}

class Merge : public ProgramTest {
 protected:
  Outcome certify(const std::vector<std::string>& options, const std::string& engine = "reference") const {
    std::vector<std::string> arguments = {"certify", "--engine", engine, "--filter", "quaternity/pass/*"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    return run(arguments);
  }

  // The shards 0, 1, .. of so many, each in the folder of its index; gives the folders.
  std::vector<std::string> split(std::size_t count, const std::string& engine = "reference") const {
    std::vector<std::string> folders;
    for (std::size_t index = 0; index < count; ++index) {
      folders.push_back(std::to_string(index));
      certify({"--shard", folders.back() + "/" + std::to_string(count), "--report", folders.back()}, engine);
    }
    return folders;
  }

  Outcome merge(const std::vector<std::string>& folders, const std::vector<std::string>& options = {}) const {
    std::vector<std::string> arguments = {"merge", "--out", "merged"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    arguments.insert(arguments.end(), folders.begin(), folders.end());
    return run(arguments);
  }

  void expect_refused(const std::string& told, const std::vector<std::string>& folders) const {
    const Outcome outcome = merge(folders);
    EXPECT_EQ(outcome.exit_code, 2) << outcome.output;
    EXPECT_THAT(outcome.errors, HasSubstr(told));
    EXPECT_FALSE(std::filesystem::exists(folder() / "merged"));
  }

  // Writes a shard's report anew, after it was altered.
  void alter(const std::string& shard, const std::function<void(nlohmann::json&)>& change) const {
    auto report = read_json(shard + "/report.json");
    change(report);
    write(shard + "/report.json", report.dump());
  }

  void expect_like_one_run(const std::vector<std::string>& options, const std::string& engine, int exit_code) const {
    std::vector<std::string> whole = {"--report", "whole"};
    whole.insert(whole.end(), options.begin(), options.end());
    ASSERT_EQ(certify(whole, engine).exit_code, exit_code);
    const Outcome outcome = merge(split(3, engine), options);
    EXPECT_EQ(outcome.exit_code, exit_code) << outcome.errors;
    const auto differing = reports::differing_files(without_times(reports::files_in(folder() / "merged")),
                                                    without_times(reports::files_in(folder() / "whole")));
    EXPECT_THAT(differing, IsEmpty());
  }
};

TEST_F(Merge, OfShardsIsLikeOneRun) { expect_like_one_run({}, "reference", 0); }

TEST_F(Merge, OfShardsThatFailIsLikeOneRunThatFails) {
  expect_like_one_run({}, hostile_engine("refuses_everything"), 1);
}

// Each shard alone would find the clause's waiver stale where all of its own cases pass.
TEST_F(Merge, AppliesWaiversToTheWhole) {
  write("waivers.yaml", "waivers:\n  - clause: Q-PASS-1\n    verdict: wrong\n    reason: we never pass\n");
  expect_like_one_run({"--waivers", "waivers.yaml"}, hostile_engine("refuses_everything"), 1);
}

TEST_F(Merge, TellsOfEveryShardThatIsNotAsItShouldBe) {
  split(3);
  expect_refused("shard 1 of 3 is missing", {"0", "2"});
  expect_refused("shard 2 of 3 is there twice: 2 and 2", {"0", "1", "2", "2"});
  expect_refused("shard 0 of 3 is missing\n  shard 1 of 3 is missing", {"2"});
  certify({"--shard", "0/2", "--report", "other"});
  expect_refused("other is of another number of shards: 2; 0 is of 3", {"0", "1", "2", "other"});
  certify({"--shard", "2/3", "--report", "other", "--timeout", "5"});
  expect_refused("other is of another run: tetrarch certify --engine reference --timeout 5 ", {"0", "1", "other"});
  certify({"--report", "other"});
  expect_refused("other is a whole run and no shard of one", {"0", "1", "other"});
}

TEST_F(Merge, TellsOfOtherVersionsAndCases) {
  const auto folders = split(2);
  alter("1", [](auto& report) { report["suite_version"] = "9.9"; });
  expect_refused("1 is of another version of Tetrarch: 9.9, commit ", folders);
  alter("0", [](auto& report) { report["suite_version"] = "9.9"; });
  expect_refused("the shards are of another version of Tetrarch: 9.9, ", folders);
  split(2);
  alter("1", [](auto& report) { report["shard"]["digest"] = "0"; });
  expect_refused("1 is of another state of the cases: 0; 0 is of ", folders);
  alter("0", [](auto& report) { report["shard"]["digest"] = "0"; });
  expect_refused("the shards are of another state of the cases: 0; ", folders);
}

TEST_F(Merge, TellsOfFoldersThatHoldNoShard) {
  split(1);
  expect_refused("nowhere: there is neither a report.json", {"0", "nowhere"});
  write("broken/report.json", "{");
  expect_refused("broken/report.json: ", {"broken"});
  write("campaign/campaign.json", "{}");
  expect_refused("some of these folders hold a report and some a campaign", {"0", "campaign"});
}

TEST_F(Merge, WritesOverNoShard) {
  split(1);
  const auto before = reports::files_in(folder());
  const Outcome outcome = run({"merge", "0", "--out", "./0"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.errors, HasSubstr("this is one of the shards"));
  EXPECT_THAT(reports::differing_files(reports::files_in(folder()), before), IsEmpty());
}

}  // namespace
}  // namespace tetrarch::commands
