// What campaigns take from the explorer of every game.
#include <gtest/gtest.h>

#include <algorithm>

#include "reports/temporary_folder.hpp"
#include "suite/campaign/campaign.hpp"
#include "suite/campaign/explored.hpp"
#include "suite/notation/notation.hpp"

namespace tetrarch::campaign {
namespace {

class Explorers : public testing::TestWithParam<std::string> {
 protected:
  static const Explorer& explorer() { return *explorer_of(GetParam()); }

  static std::vector<Attempt> attempts(std::uint64_t count) {
    const Pool pool(explorer(), 3, {notation::notation_of(GetParam())->opening()});
    std::vector<Attempt> made;
    for (std::uint64_t number = 0; number < count; ++number) made.push_back(pool.attempt(number));
    return made;
  }

  static cases::ClauseBook book() {
    return cases::read_clauses(std::filesystem::path(TETRARCH_FIXTURES) / GetParam() / "clauses.yaml");
  }

  static bool is_known(const std::string& feature) {
    const auto known = explorer().known_features();
    return std::ranges::find(known, feature, &Feature::name) != known.end();
  }
};

TEST_P(Explorers, MakeAttemptsOfWhichEveryActionShowsWhatIsKnown) {
  std::size_t features = 0;
  for (const Attempt& attempt : attempts(100)) {
    const auto actions = std::ranges::count_if(
        attempt.deeds, [](const cases::Deed& deed) { return std::holds_alternative<cases::Act>(deed); });
    const auto shown = explorer().features(attempt);
    EXPECT_EQ(shown.size(), static_cast<std::size_t>(actions));
    for (const auto& action : shown)
      features += static_cast<std::size_t>(
          std::ranges::count_if(action, [&](const std::string& name) { return is_known(name); }));
  }
  EXPECT_GT(features, 100U);
}

TEST_P(Explorers, GiveSimplerAttemptsUntilThereIsNone) {
  for (Attempt attempt : attempts(5)) {
    for (auto simpler = explorer().simpler(attempt); !simpler.empty(); simpler = explorer().simpler(attempt)) {
      for (const Attempt& each : simpler) {
        EXPECT_TRUE(explorer().is_simpler(each, attempt)) << each.position << "\n" << attempt.position;
        EXPECT_FALSE(explorer().is_simpler(attempt, each));
      }
      attempt = simpler.front();
    }
  }
}

TEST_P(Explorers, SayAClauseOfEveryDeed) {
  const auto clauses = book();
  EXPECT_NE(clauses.find(explorer().clause_of(cases::Load{})), nullptr);
  EXPECT_NE(clauses.find(explorer().clause_of(cases::Undo{.times = 1})), nullptr);
  EXPECT_NE(clauses.find(explorer().clause_of(cases::SaveAndRestore{})), nullptr);
  for (const Attempt& attempt : attempts(50)) {
    for (const cases::Deed& deed : attempt.deeds) EXPECT_NE(clauses.find(explorer().clause_of(deed)), nullptr);
  }
}

TEST_P(Explorers, CountOnlyWhatIsKnown) {
  ASSERT_FALSE(explorer().rarities().empty());
  for (const Rarity& rarity : explorer().rarities()) {
    EXPECT_FALSE(rarity.features.empty()) << rarity.name;
    EXPECT_GT(rarity.least, 0U) << rarity.name;
    for (const std::string& feature : rarity.features) {
      EXPECT_TRUE(feature.starts_with("refused-") || is_known(feature)) << rarity.name << ": " << feature;
    }
  }
}

TEST_P(Explorers, FindNothingInTheReference) {
  const reports::TemporaryFolder folder;
  const auto clauses = book();
  const Store store(folder.path(), clauses);
  Campaign campaign(explorer(), clauses, store, {}, Progress{{GetParam(), "scripted", 12}});
  std::vector<std::string> asked;
  std::vector<std::unique_ptr<suite::Worker>> workers;
  workers.push_back(worker_with(suite::faithful(), asked));
  campaign.run(workers, {.actions = 300}, [](const Progress&) {});
  const Totals totals = totals_of(campaign.progress());
  EXPECT_GE(totals.actions, 300U);
  for (const Found& found : totals.found) ADD_FAILURE() << folder.read(found.file);
}

INSTANTIATE_TEST_SUITE_P(Games, Explorers, testing::ValuesIn(notation::rulesets()),
                         [](const auto& test) { return test.param; });

}  // namespace
}  // namespace tetrarch::campaign
