#include "suite/campaign/campaign.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reports/temporary_folder.hpp"
#include "suite/campaign/explored.hpp"
#include "suite/cases/loader.hpp"

namespace tetrarch::campaign {
namespace {

class Campaigns : public testing::Test {
 protected:
  // Goes on with the campaign in the folder of that name, to so many actions, on so many engines.
  Progress gone_on(const std::string& name, const suite::Behaviour& behaviour, std::uint64_t actions,
                   std::size_t jobs) {
    const Store store(folder_.path() / name, clauses());
    const Progress begun = store.progress().value_or(Progress{{"quaternity", "scripted", 12}, 0, 0, 0, {}});
    Campaign campaign(quaternity(), clauses(), store, {}, begun);
    std::vector<std::vector<std::string>> asked(jobs);
    std::vector<std::unique_ptr<suite::Worker>> workers;
    for (auto& methods : asked) workers.push_back(worker_with(behaviour, methods));
    campaign.run(workers, {.actions = actions}, [](const Progress&) {});
    return campaign.progress();
  }

  reports::Files files(const std::string& name) const { return reports::files_in(folder_.path() / name); }

  reports::TemporaryFolder folder_;
};

TEST_F(Campaigns, FindNothingInTheReference) {
  const Progress progress = gone_on("one", suite::faithful(), 200, 1);
  EXPECT_GE(progress.actions, 200U);
  EXPECT_GT(progress.corpus, 30U);
  EXPECT_TRUE(progress.found.empty());
}

TEST_F(Campaigns, FindAFaultAndWriteItDownSmall) {
  const Progress progress = gone_on("one", passing_at_will(), 200, 1);
  ASSERT_FALSE(progress.found.empty());
  const Found& found = progress.found.front();
  EXPECT_EQ(found.kind.clause.substr(0, 7), "Q-PASS-");
  EXPECT_EQ(found.size.steps, 1U);
  EXPECT_LE(found.size.pieces, 4U);
  EXPECT_GT(found.count, 1U);
  EXPECT_TRUE(files("one").contains(found.file));
}

// The kinds are long and differ only in the clause that they end with.
TEST_F(Campaigns, AllThatIsFoundCanBeReadTogether) {
  const auto refusing = suite::answering_with_error("act", -32002, "unresolved");
  const Progress progress = gone_on("one", refusing, 200, 1);
  ASSERT_GT(progress.found.size(), 3U);
  std::vector<cases::CaseFile> written;
  for (const Found& found : progress.found) written.push_back({folder_.path() / "one" / found.file, {}, {}, false});
  EXPECT_EQ(cases::load_cases(written, {clauses()}).size(), progress.found.size());
}

TEST_F(Campaigns, AnEngineThatCrashesIsFoundOut) {
  const auto crashing = suite::failing_at("undo", {suite::FailureKind::kCrash, "ended by signal 11"});
  const Progress progress = gone_on("one", crashing, 200, 1);
  ASSERT_FALSE(progress.found.empty());
  EXPECT_EQ(progress.found.front().kind.verdict, "crash");
  EXPECT_LE(progress.found.front().size.steps, 1U);
}

TEST_F(Campaigns, WhatAnEngineDoesNotSupportIsLeftOut) {
  const Progress progress = gone_on("one", suite::supporting({}), 200, 1);
  EXPECT_TRUE(progress.found.empty());
}

TEST_F(Campaigns, ManyEnginesFindWhatOneFinds) {
  gone_on("one", passing_at_will(), 200, 1);
  gone_on("three", passing_at_will(), 200, 3);
  EXPECT_THAT(reports::differing_files(files("one"), files("three")), testing::IsEmpty());
}

TEST_F(Campaigns, GoingOnComesToWhatOneRunComesTo) {
  gone_on("whole", passing_at_will(), 300, 1);
  gone_on("parts", passing_at_will(), 1, 2);
  gone_on("parts", passing_at_will(), 150, 1);
  gone_on("parts", passing_at_will(), 300, 1);
  EXPECT_THAT(reports::differing_files(files("parts"), files("whole")), testing::IsEmpty());
}

// As if the campaign had been killed before it could say how far it had come.
TEST_F(Campaigns, WhatWasWrittenTooLateIsForgotten) {
  gone_on("whole", passing_at_will(), 300, 1);
  gone_on("killed", passing_at_will(), 1, 1);
  const std::string progress = folder_.read("killed/campaign.json");
  gone_on("killed", passing_at_will(), 200, 1);
  folder_.write("killed/campaign.json", progress);
  folder_.write("killed/corpus/.tetrarch-1-0.tmp", "ruleset: quat");
  gone_on("killed", passing_at_will(), 300, 1);
  EXPECT_THAT(reports::differing_files(files("killed"), files("whole")), testing::IsEmpty());
}

// A round that the time cuts short counts as not begun, so that whoever goes on comes to the same.
TEST_F(Campaigns, WithoutTimeNothingIsDone) {
  const Store store(folder_.path() / "late", clauses());
  Campaign campaign(quaternity(), clauses(), store, {}, Progress{{"quaternity", "scripted", 12}, 0, 0, 0, {}});
  std::vector<std::string> asked;
  std::vector<std::unique_ptr<suite::Worker>> workers;
  workers.push_back(worker_with(suite::faithful(), asked));
  campaign.run(workers, {.time = std::chrono::seconds(0)}, [](const Progress&) {});
  EXPECT_EQ(campaign.progress().next, 0U);
  EXPECT_FALSE(store.progress().has_value());
}

TEST_F(Campaigns, AProgressThatCannotBeReadIsTold) {
  const Store store(folder_.path() / "broken", clauses());
  folder_.write("broken/campaign.json", "{\"format\": 1}");
  EXPECT_THROW(store.progress(), std::runtime_error);
  folder_.write("broken/campaign.json", "not json");
  EXPECT_THROW(store.progress(), std::runtime_error);
}

TEST_F(Campaigns, ACorpusThatWasChangedByHandIsTold) {
  gone_on("one", suite::faithful(), 1, 1);
  folder_.write("one/corpus/000002.yaml", "ruleset: quaternity\n");
  EXPECT_THROW(gone_on("one", suite::faithful(), 400, 1), documents::InputError);
}

}  // namespace
}  // namespace tetrarch::campaign
