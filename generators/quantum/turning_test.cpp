#include "generators/quantum/turning.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "generators/quantum/positions.hpp"
#include "generators/quantum/settling.hpp"
#include "reference/quantum/opening.hpp"
#include "reference/quantum/placed.hpp"

namespace tetrarch::generators::quantum {
namespace {

using namespace tetrarch::quantum;

TEST(Turning, AQuarterTurnTakesA1ToA12AndNorthToEast) {
  EXPECT_EQ(turned(placed("nKa1~~ nPe9* eKc12~ sQd5", 30), 1), placed("eKa12~~ ePi8* sKl10~ wQe9", 30, Player::kEast));
}

TEST(Turning, HandsGoWithTheirPlayers) {
  Position position = placed("nKg12 wKa6");
  position.hand[Player::kWest].knight = 2;
  const Position result = turned(position, 1);
  EXPECT_EQ(result.hand[Player::kNorth].knight, 2);
  EXPECT_TRUE(result.survives[Player::kNorth]);
  EXPECT_FALSE(result.survives[Player::kWest]);
}

// North's king comes where east's began, and south's where west's did; the others' do not, nor do the queens.
TEST(Turning, AKingThatComesWhereItDidNotBeginHasMoved) {
  const Position position = turned(opening(), 1);
  EXPECT_TRUE(is_loadable(position));
  EXPECT_TRUE(position.board.at(at("l6"))->is_unmoved);
  EXPECT_TRUE(position.board.at(at("a6"))->is_unmoved);
  EXPECT_FALSE(position.board.at(at("f1"))->is_unmoved);
  EXPECT_TRUE(position.board.at(at("c1"))->is_unmoved) << "a rook";
}

Position without_unmoved(Position position) {
  for (const Square square : position.board.occupied()) {
    Piece piece = *position.board.at(square);
    piece.is_unmoved = false;
    position.board.put(square, piece);
  }
  return position;
}

bool has_move(const std::vector<Action>& actions, const Move& move) {
  return std::ranges::find(actions, Action{move}) != actions.end();
}

bool has_promotion(const std::vector<Action>& actions, const Promote& promote) {
  return std::ranges::find(actions, Action{promote}) != actions.end();
}

bool has_turned(const std::vector<Action>& actions, const Action& action, unsigned turns) {
  if (const auto* move = std::get_if<Move>(&action)) {
    return has_move(actions, {turned(move->from, turns), turned(move->to, turns), move->promotion});
  }
  const auto& promote = std::get<Promote>(action);
  return has_promotion(actions, {turned(promote.square, turns), promote.to});
}

// C-BOARD-4, but for castling, since kings begin where they begin
TEST(Turning, TheActionsOfATurnedPositionAreTheTurnedActions) {
  Dice dice{rc::Random(4)};
  std::size_t count = 0;
  for (int number = 0; number < 200; ++number) {
    const Position base = without_unmoved(position(dice, {opening()}));
    const auto turns = static_cast<unsigned>(1 + dice.below(3));
    ASSERT_TRUE(is_loadable(turned(base, turns)));
    const auto actions = list_moves(game_from(base).state);
    const auto turned_actions = list_moves(game_from(turned(base, turns)).state);
    EXPECT_EQ(actions.size(), turned_actions.size());
    for (const Action& action : actions) EXPECT_TRUE(has_turned(turned_actions, action, turns));
    count += actions.size();
  }
  EXPECT_GT(count, 1000U);
}

TEST(Turning, FourQuarterTurnsGiveThePositionAgain) {
  Dice dice{rc::Random(5)};
  for (int number = 0; number < 100; ++number) {
    const Position base = without_unmoved(position(dice, {}));
    EXPECT_EQ(turned(turned(base, 3), 1), base);
  }
}

}  // namespace
}  // namespace tetrarch::generators::quantum
