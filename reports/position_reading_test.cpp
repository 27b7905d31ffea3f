#include "reports/position_reading.hpp"

#include <gtest/gtest.h>

#include "reports/example_run.hpp"

namespace tetrarch::reports {
namespace {

using nlohmann::json;

TEST(ReadPosition, ReadsPieces) {
  const DrawnPosition position = read_position(example_state());
  const auto& pawn = position.squares[4][2];
  ASSERT_TRUE(pawn.has_value());
  EXPECT_EQ(pawn->army, 'w');
  EXPECT_EQ(pawn->type, 'P');
  EXPECT_EQ(pawn->heading, '^');
  EXPECT_FALSE(pawn->controlled_by_other);
  EXPECT_FALSE(pawn->frozen);
  EXPECT_TRUE(position.squares[11][0]->frozen);
  EXPECT_TRUE(position.squares[11][11]->controlled_by_other);
  EXPECT_EQ(position.squares[11][11]->controller, 'w');
  EXPECT_FALSE(position.squares[1][1].has_value());
  EXPECT_TRUE(position.undrawn.empty());
}

TEST(ReadPosition, AnArmyIsFrozenWithItsController) {
  json state = example_state();
  state["players"]["white"] = "frozen";
  state["controllers"]["red"] = "green";
  const DrawnPosition position = read_position(state);
  EXPECT_TRUE(position.squares[11][11]->frozen) << "black's queen, controlled by white";
  EXPECT_FALSE(position.squares[11][0]->frozen) << "red's king, controlled by green";
}

TEST(ReadPosition, KeepsWhatStandsOnNoSquare) {
  const json pieces = {{{"square", "a1"}, {"army", "white"}, {"type", "king"}},
                       {{"square", "a1"}, {"army", "red"}, {"type", "king"}},
                       {{"square", "a13"}, {"army", "red"}, {"type", "king"}},
                       {{"square", "a01"}, {"army", "red"}, {"type", "king"}},
                       {{"square", "m1"}, {"army", "red"}, {"type", "king"}},
                       {{"square", 5}, {"army", "red"}, {"type", "king"}},
                       "nonsense"};
  const DrawnPosition position = read_position({{"pieces", pieces}});
  EXPECT_EQ(position.squares[0][0]->army, 'w');
  EXPECT_EQ(position.undrawn, std::vector<json>(pieces.begin() + 1, pieces.end()));
}

TEST(ReadPosition, TakesNothingForGranted) {
  for (const json& position :
       {json(nullptr), json(5), json::array(), json{{"pieces", 7}}, json{{"pieces", {1, {2}}}}}) {
    EXPECT_EQ(read_position(position).squares, DrawnPosition().squares) << position;
  }
  const DrawnPosition odd = read_position(
      {{"pieces", {{{"square", "b2"}, {"army", "wizards"}, {"type", 4}, {"heading", "north"}}}}, {"players", 3}});
  EXPECT_EQ(odd.squares[1][1]->army, '?');
  EXPECT_EQ(odd.squares[1][1]->type, '?');
  EXPECT_EQ(odd.squares[1][1]->heading, '?');
}

TEST(SquareName, IsFileThenRank) {
  EXPECT_EQ(square_name(0, 0), "a1");
  EXPECT_EQ(square_name(11, 11), "l12");
}

TEST(InTurnOrder, PutsPlayersClockwise) {
  const json players = {{"black", 1}, {"green", 1}, {"red", 1}, {"somebody", 1}, {"white", 1}};
  EXPECT_EQ(in_turn_order(players), (std::vector<std::string>{"white", "red", "black", "green", "somebody"}));
  EXPECT_TRUE(in_turn_order(json::array({1})).empty());
}

}  // namespace
}  // namespace tetrarch::reports
