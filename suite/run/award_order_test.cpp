#include "suite/run/award_order.hpp"

#include <gtest/gtest.h>

namespace tetrarch::suite {
namespace {

using Names = std::vector<std::string>;

const Names kPlayers = {"white", "red", "black", "green"};

// What came of an action, a batch a list of kings and who had controlled each.
service::Account account(std::vector<std::vector<service::EventAccount>> batches) { return {{}, std::move(batches)}; }

// Kings that their own players controlled.
std::vector<service::EventAccount> batch(const Names& kings) {
  std::vector<service::EventAccount> awards;
  for (const std::string& king : kings) awards.push_back({king, king});
  return awards;
}

TEST(AwardOrder, IsThatOfTheControllersWithinABatch) {
  EXPECT_EQ(in_award_order({"green", "red"}, account({batch({"red", "green"})}), kPlayers), (Names{"red", "green"}));
  EXPECT_EQ(in_award_order({"green", "black", "white"}, account({batch({"white", "black", "green"})}), kPlayers),
            (Names{"white", "black", "green"}));
}

// Red and black, turned once, are black and green; turned twice green and white, which the rules put the other way.
TEST(AwardOrder, OfATurnedBatchIsTheRulesOrderAgain) {
  EXPECT_EQ(in_award_order({"black", "green"}, account({batch({"black", "green"})}), kPlayers),
            (Names{"black", "green"}));
  EXPECT_EQ(in_award_order({"green", "white"}, account({batch({"white", "green"})}), kPlayers),
            (Names{"white", "green"}));
  EXPECT_EQ(in_award_order({"white", "red"}, account({batch({"white", "red"})}), kPlayers), (Names{"white", "red"}));
}

TEST(AwardOrder, KeepsTheOrderOfBatches) {
  EXPECT_EQ(in_award_order({"green", "black", "red"}, account({batch({"green"}), batch({"black"}), batch({"red"})}),
                           kPlayers),
            (Names{"green", "black", "red"}));
  EXPECT_EQ(in_award_order({"green", "black", "red"}, account({batch({"green"}), batch({"red", "black"})}), kPlayers),
            (Names{"green", "red", "black"}));
}

// Q-BATCH-3 goes by the controllers; Q-BATCH-8 by the armies where one controller loses several.
TEST(AwardOrder, GoesByControllerBeforeArmy) {
  const auto one = account({{{"green", "red"}, {"black", "black"}}});
  EXPECT_EQ(in_award_order({"black", "green"}, one, kPlayers), (Names{"green", "black"}));
  const auto both = account({{{"green", "red"}, {"black", "red"}}});
  EXPECT_EQ(in_award_order({"green", "black"}, both, kPlayers), (Names{"black", "green"}));
}

TEST(AwardOrder, LeavesWhatDoesNotHoldTheKings) {
  EXPECT_EQ(in_award_order({"green", "red"}, account({batch({"black", "green"})}), kPlayers), (Names{"green", "red"}));
  EXPECT_EQ(in_award_order({"green"}, account({batch({"red", "green"})}), kPlayers), Names{"green"});
  EXPECT_EQ(in_award_order({"green", "red", "black"}, account({batch({"red", "green"})}), kPlayers),
            (Names{"red", "green", "black"}));
  EXPECT_EQ(in_award_order({"green", "red"}, account({}), kPlayers), (Names{"green", "red"}));
  EXPECT_EQ(in_award_order({}, account({batch({"red"})}), kPlayers), Names{});
}

}  // namespace
}  // namespace tetrarch::suite
