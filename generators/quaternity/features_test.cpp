#include "generators/quaternity/features.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "reference/quaternity/placed.hpp"

namespace tetrarch::generators {
namespace {

using namespace quaternity;
using testing::Contains;
using testing::IsSupersetOf;
using testing::Not;

std::set<std::string> shown(const Position& position, const Action& action) {
  Game game = game_from(position);
  return features_of(play(game, action));
}

Position with_frozen(Position position, Player player) {
  position.statuses[player] = Status::kFrozen;
  return position;
}

// The rook on f12 mates the kings in both corners: the knights hold the rank before them.
constexpr const char* kTwoCorners = "wKe1 wRf1 wNc10 wNd10 wNi10 wNj10 rKa12 bKl12 gKg6";

TEST(Features, TwoKingsOfOneSnapshotAreABatchOfTwo) {
  const auto features = shown(placed(kTwoCorners), move("f1", "f12"));
  EXPECT_THAT(features, IsSupersetOf({"award", "two-kings-in-a-batch", "award-among-4-active-0-frozen-4-kings"}));
  EXPECT_THAT(features, Not(Contains("second-batch")));
  EXPECT_THAT(features, Not(Contains("one-by-one-differs")));
}

TEST(Features, ACascadeIsASecondBatch) {
  const auto features = shown(placed("wKe6 wRa1 wNb3 wNc5 wNd4 wNj4 wNk4 rKb1 bKl1 gKg6"), move("c5", "d3"));
  EXPECT_THAT(features, IsSupersetOf({"award", "second-batch"}));
  EXPECT_THAT(features, Not(Contains("two-kings-in-a-batch")));
}

TEST(Features, AFrozenKingIsMatedOrSaved) {
  const auto position = placed("wKc3 rKa12 bKl12 gKa1");
  EXPECT_THAT(shown(placed("wKa1 wRb10 wNc10 wNd10 rKa12 bKl12"), move("b10", "a10")),
              Not(Contains("frozen-king-mated")));
  EXPECT_THAT(shown(with_frozen(placed("wKe1 wRb10 wNc10 wNd10 rKa12 bKl12"), Player::kRed), move("b10", "a10")),
              Contains("frozen-king-mated"));
  const auto saved =
      shown(with_frozen(placed("wKc2 wNc1 wRb2 rKa12 bKl12 gKa1 gRa5"), Player::kGreen), move("b2", "a2"));
  EXPECT_THAT(saved, Contains("frozen-king-saved"));
  EXPECT_THAT(saved, Not(Contains("award")));
  EXPECT_THAT(shown(position, move("c3", "d3")), Not(Contains("frozen-king-saved")));
}

TEST(Features, APlayerThatKeepsAKingIsToldFromOneThatDoesNot) {
  Position position = placed("wKe1 wRf1 wNc10 wNd10 rKa12 gKl5 bKg6");
  position.controllers[Player::kGreen] = Player::kRed;
  position.statuses[Player::kGreen] = Status::kEliminated;
  EXPECT_THAT(shown(position, move("f1", "f12")), IsSupersetOf({"award", "keeps-a-king"}));
  EXPECT_THAT(shown(placed(kTwoCorners), move("f1", "f12")), Not(Contains("keeps-a-king")));
}

TEST(Features, ARefusalIsCalledAfterItsClause) {
  EXPECT_EQ(shown(placed("wKa1 rKl12 bKa12"), Pass{}), std::set<std::string>{"refused-Q-PASS-2"});
}

// The bishop on a9 is the only defence.
TEST(Features, AnUnresolvedMoveIsOneWhoseDefencesAreAllRefused) {
  const auto features = shown(placed("wKh7 wRa12 wRl2 wNc3 wNc4 wNd8 rKa1 rBa9 rNb5 bKa6 gKj6"), move("l2", "l1"));
  EXPECT_EQ(features, (std::set<std::string>{"unresolved", "refused-Q-GUARD-1"}));
}

TEST(Features, APassOfAStalemateIsOne) {
  EXPECT_THAT(shown(placed("wKa1 rKa12 bKl12 bRb5 bRd2 gKl1"), Pass{}), Contains("pass"));
}

TEST(Features, PromotionIsJudgedByItsFourChoices) {
  const Move plain{at("f11"), at("f12"), PieceType::kQueen};
  const auto features = shown(placed("wKa1 wP^f11 rKa6 bKl4"), plain);
  EXPECT_THAT(features, Contains("promotion"));
  EXPECT_THAT(features, Not(Contains("promotion-choices-differ")));
  // On l11 a queen or a rook would mate Red, whose king hides White's from Black's rook.
  const Move trap{at("k11"), at("l11"), PieceType::kKnight};
  EXPECT_THAT(shown(placed("wKb12 wP>k11 rKe12 bRi12 bKd2 gKh3"), trap), Contains("promotion-choices-differ"));
}

TEST(Features, KnownOnesHaveNamesOfTheirOwn) {
  std::set<std::string_view> names;
  for (const Feature& feature : known_features()) {
    EXPECT_FALSE(feature.meaning.empty()) << feature.name;
    EXPECT_TRUE(names.insert(feature.name).second) << feature.name;
  }
}

}  // namespace
}  // namespace tetrarch::generators
