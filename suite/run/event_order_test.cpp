#include "suite/run/event_order.hpp"

#include <gtest/gtest.h>

namespace tetrarch::suite {
namespace {

using Names = std::vector<std::string>;

// Kings of Quaternity, as what is written of their awards is put in order.
Names in_order(const Names& kings, const service::Account& account) {
  std::vector<nlohmann::json> written;
  for (const std::string& king : kings) written.push_back({{"king", king}});
  Names ordered;
  for (const auto& event : in_fixed_order(written, account, *notation::notation_of("quaternity"))) {
    ordered.push_back(event.at("king"));
  }
  return ordered;
}

// What came of an action, a batch a list of kings and who had controlled each.
service::Account account(std::vector<std::vector<service::EventAccount>> batches) { return {{}, std::move(batches)}; }

// Kings that their own players controlled.
std::vector<service::EventAccount> batch(const Names& kings) {
  std::vector<service::EventAccount> awards;
  for (const std::string& king : kings) awards.push_back({king, king});
  return awards;
}

TEST(EventOrder, IsThatOfTheControllersWithinABatch) {
  EXPECT_EQ(in_order({"green", "red"}, account({batch({"red", "green"})})), (Names{"red", "green"}));
  EXPECT_EQ(in_order({"green", "black", "white"}, account({batch({"white", "black", "green"})})),
            (Names{"white", "black", "green"}));
}

// Red and black, turned once, are black and green; turned twice green and white, which the rules put the other way.
TEST(EventOrder, OfATurnedBatchIsTheRulesOrderAgain) {
  EXPECT_EQ(in_order({"black", "green"}, account({batch({"black", "green"})})), (Names{"black", "green"}));
  EXPECT_EQ(in_order({"green", "white"}, account({batch({"white", "green"})})), (Names{"white", "green"}));
  EXPECT_EQ(in_order({"white", "red"}, account({batch({"white", "red"})})), (Names{"white", "red"}));
}

TEST(EventOrder, KeepsTheOrderOfBatches) {
  EXPECT_EQ(in_order({"green", "black", "red"}, account({batch({"green"}), batch({"black"}), batch({"red"})})),
            (Names{"green", "black", "red"}));
  EXPECT_EQ(in_order({"green", "black", "red"}, account({batch({"green"}), batch({"red", "black"})})),
            (Names{"green", "red", "black"}));
}

// Q-BATCH-3 goes by the controllers; Q-BATCH-8 by the armies where one controller loses several.
TEST(EventOrder, GoesByControllerBeforeArmy) {
  const auto one = account({{{"green", "red"}, {"black", "black"}}});
  EXPECT_EQ(in_order({"black", "green"}, one), (Names{"green", "black"}));
  const auto both = account({{{"green", "red"}, {"black", "red"}}});
  EXPECT_EQ(in_order({"green", "black"}, both), (Names{"black", "green"}));
}

TEST(EventOrder, LeavesWhatDoesNotHoldTheKings) {
  EXPECT_EQ(in_order({"green", "red"}, account({batch({"black", "green"})})), (Names{"green", "red"}));
  EXPECT_EQ(in_order({"green"}, account({batch({"red", "green"})})), Names{"green"});
  EXPECT_EQ(in_order({"green", "red", "black"}, account({batch({"red", "green"})})), (Names{"red", "green", "black"}));
  EXPECT_EQ(in_order({"green", "red"}, account({})), (Names{"green", "red"}));
  EXPECT_EQ(in_order({}, account({batch({"red"})})), Names{});
}

// C-MATE-3; what is written beside the player goes with it.
TEST(EventOrder, IsThatOfThePlayersWhereTheyAreEliminated) {
  const notation::Notation& quantum = *notation::notation_of("quantum");
  const nlohmann::json west{{"player", "west"}, {"by", "east"}};
  const nlohmann::json north{{"player", "north"}, {"by", nullptr}};
  const std::vector<nlohmann::json> ordered{north, west};
  EXPECT_EQ(in_fixed_order({west, north}, account({batch({"west", "north"})}), quantum), ordered);
  EXPECT_EQ(in_fixed_order(ordered, account({batch({"west"}), batch({"north"})}), quantum), ordered);
}

}  // namespace
}  // namespace tetrarch::suite
