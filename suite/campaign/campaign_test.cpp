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
  Totals gone_on(const std::string& name, const suite::Behaviour& behaviour, std::uint64_t actions, std::size_t jobs,
                 const campaign::Setup& setup = {"quaternity", "scripted", 12}) {
    const Store store(folder_.path() / name, clauses());
    const Progress begun = store.progress().value_or(Progress{setup});
    Campaign campaign(quaternity(), clauses(), store, {}, begun);
    std::vector<std::vector<std::string>> asked(jobs);
    std::vector<std::unique_ptr<suite::Worker>> workers;
    for (auto& methods : asked) workers.push_back(worker_with(behaviour, methods));
    campaign.run(workers, {.actions = actions}, [](const Progress&) {});
    return totals_of(campaign.progress());
  }

  reports::Files files(const std::string& name) const { return reports::files_in(folder_.path() / name); }

  reports::TemporaryFolder folder_;
};

TEST_F(Campaigns, FindNothingInTheReference) {
  const Totals totals = gone_on("one", suite::faithful(), 200, 1);
  EXPECT_GE(totals.actions, 200U);
  EXPECT_GT(totals.corpus, 30U);
  EXPECT_TRUE(totals.found.empty());
}

TEST_F(Campaigns, FindAFaultAndWriteItDownSmall) {
  const Totals totals = gone_on("one", passing_at_will(), 200, 1);
  ASSERT_FALSE(totals.found.empty());
  const Found& found = totals.found.front();
  EXPECT_EQ(found.kind.clause.substr(0, 7), "Q-PASS-");
  EXPECT_EQ(found.size.steps, 1U);
  EXPECT_LE(found.size.pieces, 4U);
  EXPECT_GT(found.count, 1U);
  EXPECT_TRUE(files("one").contains(found.file));
}

// The kinds are long and differ only in the clause that they end with.
TEST_F(Campaigns, AllThatIsFoundCanBeReadTogether) {
  const auto refusing = suite::answering_with_error("act", -32002, "unresolved");
  const Totals totals = gone_on("one", refusing, 200, 1);
  ASSERT_GT(totals.found.size(), 3U);
  std::vector<cases::CaseFile> written;
  for (const Found& found : totals.found) written.push_back({folder_.path() / "one" / found.file, {}, {}, false});
  EXPECT_EQ(cases::load_cases(written, {clauses()}).size(), totals.found.size());
}

TEST_F(Campaigns, AnEngineThatCrashesIsFoundOut) {
  const auto crashing = suite::failing_at("undo", {suite::FailureKind::kCrash, "ended by signal 11"});
  const Totals totals = gone_on("one", crashing, 200, 1);
  ASSERT_FALSE(totals.found.empty());
  EXPECT_EQ(totals.found.front().kind.verdict, "crash");
  EXPECT_LE(totals.found.front().size.steps, 1U);
}

TEST_F(Campaigns, WhatAnEngineDoesNotSupportIsLeftOut) {
  const Totals totals = gone_on("one", suite::supporting({}), 200, 1);
  EXPECT_TRUE(totals.found.empty());
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

const campaign::Setup kShortLegs{"quaternity", "scripted", 12, 150};

TEST_F(Campaigns, LegsEndWithTheirActions) {
  const Store store(folder_.path() / "legs", clauses());
  gone_on("legs", suite::faithful(), 400, 1, kShortLegs);
  const Progress progress = store.progress().value();
  ASSERT_EQ(progress.legs.size(), 3U) << "150 and 150 and 100";
  for (const Leg& leg : progress.legs) {
    EXPECT_GE(leg.actions, goal_of_leg(progress, leg.number));
    EXPECT_GT(leg.corpus, 0U);
  }
  EXPECT_NE(folder_.read("legs/corpus/0000-000001.yaml"), folder_.read("legs/corpus/0001-000001.yaml"));
}

TEST_F(Campaigns, GoingOnFromLegToLegComesToWhatOneRunComesTo) {
  gone_on("whole", passing_at_will(), 400, 1, kShortLegs);
  for (const std::uint64_t actions : {1U, 150U, 151U, 320U, 400U}) {
    gone_on("parts", passing_at_will(), actions, 2, kShortLegs);
  }
  EXPECT_THAT(reports::differing_files(files("parts"), files("whole")), testing::IsEmpty());
}

TEST_F(Campaigns, WhatIsNotTheirsIsLeftAlone) {
  folder_.write("one/findings/mine.yaml", "mine");
  folder_.write("one/findings/0009-001-never-found.yaml", "left over");
  gone_on("one", suite::faithful(), 1, 1);
  EXPECT_TRUE(files("one").contains("findings/mine.yaml"));
  EXPECT_FALSE(files("one").contains("findings/0009-001-never-found.yaml"));
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
  Campaign campaign(quaternity(), clauses(), store, {}, Progress{{"quaternity", "scripted", 12}});
  std::vector<std::string> asked;
  std::vector<std::unique_ptr<suite::Worker>> workers;
  workers.push_back(worker_with(suite::faithful(), asked));
  campaign.run(workers, {.time = std::chrono::seconds(0)}, [](const Progress&) {});
  EXPECT_EQ(totals_of(campaign.progress()).attempts, 0U);
  EXPECT_FALSE(store.progress().has_value());
}

TEST_F(Campaigns, AProgressThatCannotBeReadIsTold) {
  const Store store(folder_.path() / "broken", clauses());
  folder_.write("broken/campaign.json", "{\"format\": 2}");
  EXPECT_THROW(store.progress(), std::runtime_error);
  folder_.write("broken/campaign.json", "not json");
  EXPECT_THROW(store.progress(), std::runtime_error);
}

TEST_F(Campaigns, ACorpusThatWasChangedByHandIsTold) {
  gone_on("one", suite::faithful(), 1, 1);
  folder_.write("one/corpus/0000-000002.yaml", "ruleset: quaternity\n");
  EXPECT_THROW(gone_on("one", suite::faithful(), 400, 1), documents::InputError);
}

}  // namespace
}  // namespace tetrarch::campaign
