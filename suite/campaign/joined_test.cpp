#include "suite/campaign/joined.hpp"

#include <gmock/gmock.h>

#include <functional>

namespace tetrarch::campaign {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

// Shard `index` of two of a campaign of 250 actions in legs of 100.
Kept shard(std::size_t index) {
  Kept kept{"campaigns/" + std::to_string(index), {{"quaternity", "./engine", 7, 100, index, 2, "0123"}, "abc", 250}};
  kept.progress.legs =
      index == 0 ? std::vector<Leg>{{0, 64, 110, 3}, {2, 64, 50, 2}} : std::vector<Leg>{{1, 64, 100, 5}};
  return kept;
}

TEST(JoinedCampaign, HasTheLegsOfAllShards) {
  ASSERT_THAT(faults_of_shards({shard(1), shard(0)}), IsEmpty());
  const Progress whole = joined({shard(1), shard(0)});
  EXPECT_EQ(whole.setup, (campaign::Setup{"quaternity", "./engine", 7, 100, 0, 1, "0123"}));
  EXPECT_EQ(whole.goal, 250U);
  ASSERT_EQ(whole.legs.size(), 3U);
  for (std::size_t number = 0; number < 3; ++number) EXPECT_EQ(whole.legs[number].number, number);
}

TEST(FaultsOfCampaigns, NameWhatIsMissingOrDoubled) {
  EXPECT_THAT(faults_of_shards({shard(1)}), ElementsAre("shard 0 of 2 is missing"));
  EXPECT_THAT(faults_of_shards({shard(0), shard(1), shard(1)}),
              ElementsAre("shard 1 of 2 is there twice: campaigns/1 and campaigns/1"));
}

TEST(FaultsOfCampaigns, NameWhatIsNotAtItsEnd) {
  const std::vector<std::string> told = {"campaigns/0 has not come to its end; go on with it by --resume"};
  Kept kept = shard(0);
  kept.progress.legs[1].actions = 49;
  EXPECT_EQ(faults_of_shards({kept, shard(1)}), told);
  kept.progress.legs.pop_back();
  EXPECT_EQ(faults_of_shards({kept, shard(1)}), told);
}

struct Stranger {
  std::string what;
  std::function<void(Progress&)> alter;
};

class StrangeCampaign : public testing::TestWithParam<Stranger> {};

TEST_P(StrangeCampaign, IsNamedWithWhatIsOther) {
  Kept other = shard(1);
  GetParam().alter(other.progress);
  EXPECT_THAT(faults_of_shards({shard(0), other}),
              ElementsAre(testing::StartsWith("campaigns/1 is of another " + GetParam().what + ": ")));
}

INSTANTIATE_TEST_SUITE_P(
    All, StrangeCampaign,
    testing::Values(Stranger{"commit of Tetrarch", [](Progress& progress) { progress.commit = "def"; }},
                    Stranger{"number of shards", [](Progress& progress) { progress.setup.shards = 3; }},
                    Stranger{"ruleset", [](Progress& progress) { progress.setup.ruleset = "quantum"; }},
                    Stranger{"engine", [](Progress& progress) { progress.setup.engine = "./other"; }},
                    Stranger{"seed", [](Progress& progress) { progress.setup.seed = 8; }},
                    Stranger{"number of actions", [](Progress& progress) { progress.goal = 251; }},
                    Stranger{"length of legs", [](Progress& progress) { progress.setup.actions_of_leg = 99; }},
                    Stranger{"state of the cases", [](Progress& progress) { progress.setup.digest = "4567"; }}));

}  // namespace
}  // namespace tetrarch::campaign
