#include "reference/quantum/round_beginning.hpp"

#include <gtest/gtest.h>

#include <initializer_list>
#include <utility>

#include "reference/quantum/placed.hpp"

namespace tetrarch::quantum {
namespace {

using enum Player;
using enum PieceType;

Elimination timed_out(Player player) { return {player, std::nullopt, "C-ZONE-4"}; }

// The game in which west, the last player of the round, has made its move.
Game west_moved(std::string_view pieces, int round, std::string_view from, std::string_view to) {
  Game game = game_of(pieces, round, kWest);
  play(game, move(from, to));
  return game;
}

void play_all(Game& game, std::initializer_list<std::pair<std::string_view, std::string_view>> moves) {
  for (const auto& [from, to] : moves) play(game, move(from, to));
}

const std::vector<Step>& last_steps(const Game& game) { return game.events.back().steps; }

// C-ZONE-2, C-ZONE-4
TEST(RoundBeginning, TheZoneShrinksInRound15AndOnlyKingsStayOutside) {
  const Game game = west_moved("nKg12 nRc12 nPd11 nQe5 eKl6 eRl3 sKg1 wKa6 wNd5", 14, "d5", "e7");
  EXPECT_EQ(last_steps(game), (std::vector<Step>{RoundBegins{15}, ZoneShrinks{{at("l3"), at("d11"), at("c12")}}}));
  const Description told = described(game.state.position);
  EXPECT_EQ(told.pieces.size(), 6U) << "four kings, a queen and a knight";
  EXPECT_EQ(told.outside, (std::vector<OutsidePiece>{{at("g1"), 17}, {at("a6"), 17}, {at("l6"), 17}, {at("g12"), 17}}));
  EXPECT_EQ(told.hand, Each<Hand>{}) << "eliminated is not captured";
}

// C-ZONE-2
TEST(RoundBeginning, NothingShrinksInRound14) {
  const Game game = west_moved("nKg12 nRc12 eKl6 sKg1 wKa6", 13, "a6", "a7");
  EXPECT_EQ(last_steps(game), std::vector<Step>{RoundBegins{14}});
}

// C-ZONE-4
TEST(RoundBeginning, AKingWhoseTimeIsUpTakesItsPlayerAlong) {
  const std::string_view pieces = "nKg12~ nRe5 eKj6 sKg3 wKc6";
  const Game game = west_moved(pieces, 16, "c6", "c7");
  EXPECT_EQ(last_steps(game), (std::vector<Step>{RoundBegins{17}, TimeUp{{at("g12")}, {timed_out(kNorth)}}}));
  EXPECT_TRUE(game.state.position.board.is_empty(at("e5")));
  EXPECT_EQ(game.state.position.turn, kEast) << "C-TURN-2";
  EXPECT_EQ(game.state.position.round, 17);
}

// C-ZONE-4: outside in round 20, it must be inside again before round 22 begins.
TEST(RoundBeginning, APieceHasTwoRoundsOutside) {
  Game game = game_of("nKc5 eKj6 sKg3 wKf9", 20);
  play(game, move("c5", "b5"));
  play_all(game, {{"j6", "j7"}, {"g3", "g4"}, {"f9", "g9"}});
  EXPECT_EQ(described(game.state.position).outside, (std::vector<OutsidePiece>{{at("b5"), 22}}));
  EXPECT_EQ(game.state.position.round, 21);
  Game comes_back = game;
  play(game, move("b5", "a5"));
  play(comes_back, move("b5", "c5"));
  play_all(game, {{"j7", "j6"}, {"g4", "g3"}, {"g9", "f9"}});
  play_all(comes_back, {{"j7", "j6"}, {"g4", "g3"}, {"g9", "f9"}});
  EXPECT_FALSE(game.state.position.survives[kNorth]) << "from one inactive square to another";
  EXPECT_TRUE(comes_back.state.position.survives[kNorth]);
}

// C-ZONE-4
TEST(RoundBeginning, APieceThatIsNoKingGoesAlone) {
  const Game game = west_moved("nKe5 nQb9~ nRb3~~ eKj6 sKh10 wKf7", 20, "f7", "f8");
  EXPECT_EQ(last_steps(game), (std::vector<Step>{RoundBegins{21}, TimeUp{{at("b9")}, {}}}));
  EXPECT_EQ(described(game.state.position).outside, (std::vector<OutsidePiece>{{at("b3"), 22}}));
}

// C-ZONE-5
TEST(RoundBeginning, WhoIsOutsideAlreadyKeepsTheEarlierDeadline) {
  const Game game = west_moved("nKb5~ eKk6~~ sKc7 sRd3 wKe5", 40, "e5", "e6");
  EXPECT_EQ(last_steps(game),
            (std::vector<Step>{RoundBegins{41}, ZoneShrinks{{at("d3")}}, TimeUp{{at("b5")}, {timed_out(kNorth)}}}));
  EXPECT_EQ(described(game.state.position).outside, (std::vector<OutsidePiece>{{at("k6"), 42}, {at("c7"), 43}}));
}

// C-END-1
TEST(RoundBeginning, TimeOutsideMayEndTheGame) {
  EXPECT_EQ(west_moved("nKg12~ eKl6~ wKc6", 16, "c6", "c7").state.outcome, (Outcome{Won{kWest, Victory::kSurvival}}));
  const Game nobody_left = west_moved("nKg12~ wKb6~", 16, "b6", "b7");
  EXPECT_EQ(nobody_left.state.outcome, Outcome{Drawn{}});
  EXPECT_EQ(eliminations_of(last_steps(nobody_left)), (std::vector{timed_out(kNorth), timed_out(kWest)}));
}

// C-MATE-4, C-END-3: the knight on b6 was all that kept west's rook from east's king, and its time is up. North is on
// turn, and west has moved.
TEST(RoundBeginning, NobodyDeliversAMateThatItBrings) {
  const Game game = west_moved("nKf9 nNb6~ eKa6~~ sKh8 wKh4 wRd5 wRd6 wRd7", 53, "h4", "g4");
  EXPECT_EQ(last_steps(game),
            (std::vector<Step>{RoundBegins{54}, TimeUp{{at("b6")}, {}}, Mates{{{kEast, std::nullopt, "C-MATE-2"}}}}));
  EXPECT_EQ(game.state.outcome, Outcome{InProgress{}});
  EXPECT_EQ(game.state.position.turn, kNorth);
}

// C-MATE-1: in phase 3 west's rooks, which could do nothing to north before, mate it.
TEST(RoundBeginning, ANewPhaseMayBringMate) {
  const std::string_view pieces = "nKa6 eKf10 sKh8 wKh4 wRd5 wRd6 wRd7";
  const Game game = west_moved(pieces, 14, "h4", "g4");
  EXPECT_EQ(eliminations_of(last_steps(game)), (std::vector<Elimination>{{kNorth, std::nullopt, "C-MATE-2"}}));
}

// C-END-2: two bishops are worth more than two knights.
TEST(RoundBeginning, PointsDecideInRound51) {
  const Game game = west_moved("nKe9 nNd6 nNd7 eKi7 eBd4 eBd5 sKg4 sPf5 wKi4", 50, "i4", "i5");
  Each<std::optional<int>> halves;
  halves[kNorth] = 20 + 12;
  halves[kEast] = 20 + 14;
  halves[kSouth] = 20 + 2;
  halves[kWest] = 20;
  EXPECT_EQ(last_steps(game), (std::vector<Step>{RoundBegins{51}, PointsCounted{halves}}));
  EXPECT_EQ(game.state.outcome, (Outcome{Won{kEast, Victory::kPoints}}));
  EXPECT_EQ(game.state.position.round, 51);
}

// C-END-3
TEST(RoundBeginning, ATieGoesToOvertimeWithAllThatItsBeginningBrings) {
  const Game game = west_moved("nKe9 nRd4 eKi7 eRi5 sKc8~~ sPf4 wKg6", 50, "g6", "f6");
  ASSERT_EQ(last_steps(game).size(), 4U);
  EXPECT_EQ(last_steps(game)[0], Step{RoundBegins{51}});
  EXPECT_EQ(last_steps(game)[2], Step{RoundBegins{52}});
  EXPECT_EQ(last_steps(game)[3], (Step{TimeUp{{at("c8")}, {timed_out(kSouth)}}}));
  EXPECT_EQ(game.state.outcome, Outcome{InProgress{}});
  EXPECT_EQ(game.state.position.round, 52);
  EXPECT_EQ(game.state.position.turn, kNorth);
}

// C-END-4
TEST(RoundBeginning, OvertimeEndsWithRound60) {
  EXPECT_EQ(west_moved("nKe9 eKi7 sKe4 wKg6", 59, "g6", "g5").state.outcome, Outcome{InProgress{}});
  const Game game = west_moved("nKe9 eKi7 sKe4 wKg6", 60, "g6", "g5");
  EXPECT_EQ(last_steps(game), (std::vector<Step>{RoundBegins{61}, OvertimeEnds{}}));
  EXPECT_EQ(game.state.outcome, Outcome{Drawn{}});
}

// C-ROUND-3: times are up before the game is drawn.
TEST(RoundBeginning, TheLastSurvivorStillWinsInRound61) {
  EXPECT_EQ(west_moved("nKb9~ wKg6", 60, "g6", "g5").state.outcome, (Outcome{Won{kWest, Victory::kSurvival}}));
}

}  // namespace
}  // namespace tetrarch::quantum
