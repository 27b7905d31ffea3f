#include "reference/quantum/game.hpp"

#include <gtest/gtest.h>

#include "reference/quantum/opening.hpp"
#include "reference/quantum/placed.hpp"

namespace tetrarch::quantum {
namespace {

using enum Player;
using enum PieceType;

// C-ROUND-1
TEST(Turn, GoesClockwiseAndARoundBeginsAtNorthsSeat) {
  Game game = game_from(opening());
  play(game, move("e11", "e10"));
  EXPECT_EQ(game.state.position.turn, kEast);
  play(game, move("k5", "j5"));
  EXPECT_EQ(game.state.position.turn, kSouth);
  play(game, move("e2", "e3"));
  EXPECT_EQ(game.state.position.turn, kWest);
  EXPECT_EQ(game.state.position.round, 1);
  play(game, move("b5", "c5"));
  EXPECT_EQ(game.state.position.turn, kNorth);
  EXPECT_EQ(game.state.position.round, 2);
}

// C-ROUND-1, C-TURN-2
TEST(Turn, ARoundBeginsAlsoWithoutNorth) {
  Game game = game_of("eKl6 sKg1 wKa6", 1, kEast);
  play(game, move("l6", "l7"));
  play(game, move("g1", "g2"));
  EXPECT_EQ(game.state.position.round, 1);
  play(game, move("a6", "a7"));
  EXPECT_EQ(game.state.position.turn, kEast);
  EXPECT_EQ(game.state.position.round, 2);
}

// C-TURN-1: south's rooks cover a2, b1 and b2.
TEST(Turn, APlayerWithoutALegalMoveThatIsNotInCheckPasses) {
  Game game = game_of("nKa1 eKl6 sKl12 sRb5 sRc2 wKa11");
  EXPECT_EQ(list_moves(game.state), std::vector<Action>{});
  play(game, Pass{});
  EXPECT_EQ(game.state.position.turn, kEast);
  EXPECT_EQ(game.events.back().steps, std::vector<Step>{});
  EXPECT_EQ(refused_by(game, Pass{}), "C-TURN-1") << "east has a legal move";
}

// C-TURN-1, C-LOAD-2
TEST(Turn, APlayerInCheckDoesNotPass) {
  EXPECT_EQ(refused_by(placed("nKa1 eKl6 sKl12 sRb5 sRa5 wKc11"), Pass{}), "C-TURN-1");
}

// C-TURN-1: south's knights cover a2, b1 and b2, and its pawn blocks north's.
TEST(Turn, APlayerThatOwesAPromotionDoesNotPass) {
  Position position = placed("nKa1~~ nPe6 eKi9 sKh3 sNc3 sNd3 sPe5 wKc9", 30);
  EXPECT_EQ(refused_by(position, Pass{}), "accepted");
  position.hand[kNorth].knight = 1;
  EXPECT_EQ(refused_by(position, Pass{}), "C-TURN-1");
}

// C-TURN-2, C-MATE-4: north is in check from j10, a2 and b1 are covered, and a knight on j8 does not help.
TEST(Turn, GoesOnFromAPlayerThatEliminatedItselfByAPromotion) {
  Position position = placed("nKa1~~ nPj8 eKf9 sKh3 sBj10 sBc4 sBd3 wKe6", 30);
  position.hand[kNorth].knight = 1;
  Game game = game_of(position);
  play(game, Promote{at("j8"), kKnight});
  EXPECT_EQ(eliminations_of(game.events.back().steps), (std::vector<Elimination>{{kNorth, std::nullopt, "C-MATE-2"}}));
  EXPECT_EQ(game.state.position.turn, kEast);
  EXPECT_EQ(game.state.position.round, 30);
}

// C-END-1
TEST(Game, WithOneSurvivorItIsOverWhenItIsLoaded) {
  Game game = game_of("sKg1 sRa1", 1, kSouth);
  EXPECT_EQ(game.state.outcome, (Outcome{Won{kSouth, Victory::kSurvival}}));
  EXPECT_EQ(list_moves(game.state), std::vector<Action>{});
  EXPECT_EQ(refused_by(game, move("a1", "a2")), "C-END-6");
  EXPECT_EQ(refused_by(game, Pass{}), "C-END-6");
}

// C-END-5
TEST(Game, LackOfMaterialEndsNothing) { EXPECT_EQ(game_of("nKg12 sKg1").state.outcome, Outcome{InProgress{}}); }

// C-UNDO-1
TEST(Game, UndoReversesAnActionWithAllThatItBrought) {
  Game game = game_of("nKg12 nRc12 eKl6 sKg1 wKa6", 14, kWest);
  const State before = game.state;
  play(game, move("a6", "a7"));
  ASSERT_EQ(game.state.position.round, 15);
  EXPECT_TRUE(game.state.position.board.is_empty(at("c12")));
  EXPECT_EQ(undo(game), std::nullopt);
  EXPECT_EQ(game.state, before);
  const auto refusal = undo(game);
  ASSERT_TRUE(refusal);
  EXPECT_EQ(refusal->kind, RefusalKind::kIllegal);
  EXPECT_EQ(refusal->clause, "C-UNDO-1");
}

// C-END-6
TEST(Game, UndoWorksAfterTheEnd) {
  Game game = game_of("nKi12 nRb7 nRh8 sKa1");
  const State before = game.state;
  play(game, move("h8", "a8"));
  ASSERT_TRUE(is_over(game.state));
  EXPECT_EQ(refused_by(game, move("a8", "a7")), "C-END-6");
  EXPECT_EQ(undo(game), std::nullopt);
  EXPECT_EQ(game.state, before);
}

// C-ATOMIC-1
TEST(Game, ARefusalChangesNothing) {
  Game game = game_from(opening());
  const State before = game.state;
  for (const Action& action : {Action{move("e11", "e8")}, Action{Promote{at("e11"), kRook}}, Action{Pass{}}}) {
    const auto refusal = act(game, action);
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->kind, RefusalKind::kIllegal);
    EXPECT_EQ(game.state, before);
    EXPECT_TRUE(game.events.empty());
  }
}

}  // namespace
}  // namespace tetrarch::quantum
