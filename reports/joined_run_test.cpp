#include "reports/joined_run.hpp"

#include <gmock/gmock.h>

#include "reports/example_run.hpp"
#include "reports/json_report.hpp"

namespace tetrarch::reports {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::SizeIs;

// The example's nine cases.
RunResult example_whole() {
  RunResult run = example_run();
  run.seed.reset();
  run.games.clear();
  run.complaints.clear();
  for (CaseResult& result : run.cases) result.explain.clear();
  return run;
}

// Every `count`-th case of the example, dealt out by hand.
NamedRun shard(std::size_t index, std::size_t count) {
  const RunResult whole = example_whole();
  NamedRun named{"results/" + std::to_string(index), whole};
  named.run.shard = {index, count, whole.cases.size(), "tetrarch certify", {"quaternity"}, "0123"};
  named.run.cases.clear();
  for (std::size_t number = index; number < whole.cases.size(); number += count) {
    named.run.cases.push_back(whole.cases[number]);
  }
  named.run.planned = named.run.cases.size();
  return named;
}

TEST(JoinedRun, IsTheRunThatWasSplit) {
  for (const std::size_t count : {1U, 2U, 4U, 9U}) {
    std::vector<NamedRun> shards;
    for (std::size_t index = count; index-- > 0;) shards.push_back(shard(index, count));
    ASSERT_THAT(faults_of_shards(shards), IsEmpty());
    RunResult expected = example_whole();
    expected.seconds *= static_cast<double>(count);
    EXPECT_EQ(json_report(joined_run(shards)), json_report(expected)) << count;
  }
}

TEST(JoinedRun, IsOfTheDayOfTheLastShard) {
  std::vector<NamedRun> shards = {shard(0, 2), shard(1, 2)};
  shards[1].run.date = "2026-04-01";
  EXPECT_EQ(joined_run(shards).date, "2026-04-01");
}

TEST(FaultsOfShards, NameWhatIsMissing) {
  EXPECT_THAT(faults_of_shards({}), SizeIs(1));
  EXPECT_THAT(faults_of_shards({shard(3, 4), shard(1, 4)}),
              ElementsAre("shard 0 of 4 is missing", "shard 2 of 4 is missing"));
}

TEST(FaultsOfShards, NameNotMoreThanAReaderReads) {
  NamedRun lost = shard(8, 9);
  lost.run.shard->count = 1'000'000'000'000;
  const auto faults = faults_of_shards({lost});
  ASSERT_THAT(faults, SizeIs(21));
  EXPECT_EQ(faults[20], "and 999999999979 more are missing");
}

TEST(FaultsOfShards, NameWhatIsDoubled) {
  NamedRun again = shard(0, 2);
  again.name = "results/again";
  EXPECT_THAT(faults_of_shards({shard(0, 2), shard(1, 2), again}),
              ElementsAre("shard 0 of 2 is there twice: results/0 and results/again"));
}

TEST(FaultsOfShards, NameWhatIsNoShard) {
  EXPECT_THAT(faults_of_shards({shard(0, 1), {"results/whole", example_whole()}}),
              ElementsAre("results/whole is a whole run and no shard of one"));
}

TEST(FaultsOfShards, NameWhatHasNotAllOfItsCases) {
  NamedRun cut = shard(1, 2);
  cut.run.cases.pop_back();
  EXPECT_THAT(faults_of_shards({shard(0, 2), cut}),
              ElementsAre("results/1 has the results of 3 cases and not of the 4 of shard 1 of 2; run it again"));
}

struct Stranger {
  std::string what;
  std::function<void(RunResult&)> alter;
  std::string told;
};

class StrangeShard : public testing::TestWithParam<Stranger> {};

TEST_P(StrangeShard, IsNamedWithWhatIsOther) {
  NamedRun other = shard(1, 2);
  GetParam().alter(other.run);
  EXPECT_THAT(faults_of_shards({shard(0, 2), other}), ElementsAre(HasSubstr(GetParam().told)));
}

INSTANTIATE_TEST_SUITE_P(
    All, StrangeShard,
    testing::Values(Stranger{"Version", [](RunResult& run) { run.suite_version = "0.2.0"; },
                             "results/1 is of another version of Tetrarch: 0.2.0, commit 0123abc; results/0 is of "
                             "0.1.0, commit 0123abc"},
                    Stranger{"Commit", [](RunResult& run) { run.suite_commit = "4567def"; }, "commit 4567def; "},
                    Stranger{"Count", [](RunResult& run) { run.shard->count = 3; },
                             "results/1 is of another number of shards: 3; results/0 is of 2"},
                    Stranger{"Run", [](RunResult& run) { run.shard->run = "tetrarch certify --timeout 2"; },
                             "results/1 is of another run: tetrarch certify --timeout 2; results/0"},
                    Stranger{"Cases", [](RunResult& run) { run.shard->cases = 8; },
                             "results/1 is of another number of cases: 8; results/0 is of 9"},
                    Stranger{"Digest", [](RunResult& run) { run.shard->digest = "4567"; },
                             "results/1 is of another state of the cases: 4567; results/0 is of 0123"},
                    Stranger{"Engine", [](RunResult& run) { run.engine.version = "3.2"; },
                             "results/1 is of another engine: "}),
    [](const auto& tested) { return tested.param.what; });

}  // namespace
}  // namespace tetrarch::reports
