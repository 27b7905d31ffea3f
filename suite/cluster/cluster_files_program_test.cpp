// What the files for clusters say is run here as a cluster would run it, a task at a time.
#include <gmock/gmock.h>
#include <yaml-cpp/yaml.h>

#include "suite/commands/program.hpp"

namespace tetrarch::commands {
namespace {

class ClusterFiles : public ProgramTest {
 protected:
  static std::string path_of(const std::string& file) { return std::string(TETRARCH_CLUSTER_FILES) + "/" + file; }

  // The shard that the report of a task says that it is: its index and the number of shards.
  std::vector<int> shard_of(const std::string& task) const {
    const auto shard = read_json("results/" + task + "/report.json").at("shard");
    return {shard.at("index").get<int>(), shard.at("count").get<int>()};
  }

  Outcome run_array(const std::string& task, const std::string& engine) const {
    return run_in_shell(
        "SLURM_ARRAY_TASK_MIN=0 SLURM_ARRAY_TASK_MAX=7 SLURM_ARRAY_TASK_COUNT=8 SLURM_ARRAY_TASK_ID=" + task +
        " TETRARCH='" TETRARCH_PROGRAM "' ENGINE=\"" + engine + "\" /bin/sh " + path_of("slurm_array.sbatch"));
  }
};

std::string replaced(std::string text, const std::string& what, const std::string& by) {
  const auto at = text.find(what);
  if (at == std::string::npos) throw std::runtime_error("there is no " + what + " in " + text);
  return text.replace(at, what.size(), by);
}

TEST_F(ClusterFiles, ATaskOfSlurmsArrayIsAShard) {
  const Outcome outcome = run_array("5", "reference");
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  EXPECT_THAT(shard_of("5"), testing::ElementsAre(5, 8));
}

TEST_F(ClusterFiles, ATaskFailsWhereItHasNoResult) {
  EXPECT_EQ(run_array("0", hostile_engine("refuses_everything")).exit_code, 0) << "cases that fail are a result";
  EXPECT_GT(count_of(read_json("results/0/report.json"), "wrong"), 0U);
  EXPECT_NE(run_array("1", "false").exit_code, 0);
  EXPECT_FALSE(std::filesystem::exists(folder() / "results/1/report.json"));
}

TEST_F(ClusterFiles, APodOfKubernetesIsAShard) {
  const YAML::Node job = YAML::LoadFile(path_of("kubernetes_job.yaml"));
  ASSERT_EQ(job["kind"].as<std::string>(), "Job");
  ASSERT_EQ(job["spec"]["completionMode"].as<std::string>(), "Indexed");
  ASSERT_EQ(job["spec"]["completions"].as<int>(), 8);
  const YAML::Node command = job["spec"]["template"]["spec"]["containers"][0]["command"];
  ASSERT_EQ(command.size(), 3U);
  auto words = command[2].as<std::string>();
  words = replaced(words, "tetrarch ", "'" TETRARCH_PROGRAM "' ");
  words = replaced(words, "'python3 my_engine.py'", "reference");
  words = replaced(words, "/results/", "results/");
  const Outcome outcome = run_in_shell("export JOB_COMPLETION_INDEX=2; " + words);
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  EXPECT_THAT(shard_of("2"), testing::ElementsAre(2, 8));
}

}  // namespace
}  // namespace tetrarch::commands
