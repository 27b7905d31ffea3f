#include "reference/quaternity/game.hpp"

#include <gtest/gtest.h>

#include "reference/quaternity/opening.hpp"
#include "reference/quaternity/placed.hpp"

namespace tetrarch::quaternity {
namespace {

using enum Player;

void must_act(Game& game, const Action& action) {
  const auto refusal = act(game, action);
  ASSERT_FALSE(refusal) << refusal->clause;
}

Clause refused_by(Game& game, const Action& action) {
  const State before = game.state;
  const auto events = game.events.size();
  const auto refusal = act(game, action);
  EXPECT_EQ(game.state, before);
  EXPECT_EQ(game.events.size(), events);
  return refusal ? refusal->clause : "accepted";
}

TEST(Game, UnanimityDraws) {
  Game game = game_from(opening());
  must_act(game, ProposeDraw{});
  must_act(game, AnswerDraw{kRed, true});
  must_act(game, AnswerDraw{kGreen, true});
  EXPECT_EQ(outcome_of(game.state), Outcome{InProgress{}});
  must_act(game, AnswerDraw{kBlack, true});
  EXPECT_EQ(outcome_of(game.state), Outcome{Drawn{}});
  EXPECT_EQ(game.state.offer, std::nullopt);
  EXPECT_EQ(refused_by(game, ProposeDraw{}), "Q-END-2");
}

TEST(Game, OnlyOtherActivePlayersAnswerAndOnce) {
  Game game = game_from(opening());
  EXPECT_EQ(refused_by(game, AnswerDraw{kRed, true}), "Q-DRAW-5");
  must_act(game, ProposeDraw{});
  EXPECT_EQ(refused_by(game, ProposeDraw{}), "Q-DRAW-1");
  EXPECT_EQ(refused_by(game, AnswerDraw{kWhite, true}), "Q-DRAW-2");
  must_act(game, AnswerDraw{kRed, true});
  EXPECT_EQ(refused_by(game, AnswerDraw{kRed, false}), "Q-DRAW-2");
}

TEST(Game, UndoBringsTheOfferBackWithItsVotes) {
  Game game = game_from(opening());
  must_act(game, ProposeDraw{});
  must_act(game, AnswerDraw{kRed, true});
  const State voted = game.state;
  must_act(game, Freeze{FreezeKind::kTimeLoss, kRed});
  EXPECT_EQ(game.state.offer, std::nullopt);
  EXPECT_EQ(game.state.position.turn, kWhite);
  EXPECT_EQ(undo(game), std::nullopt);
  EXPECT_EQ(game.state, voted);
}

TEST(Game, NothingToUndoIsIllegal) {
  Game game = game_from(opening());
  const auto refusal = undo(game);
  ASSERT_TRUE(refusal);
  EXPECT_EQ(*refusal, (Refusal{RefusalKind::kIllegal, "Q-UNDO-2", {}}));
}

TEST(Game, FreezingThePlayerOnTurnPassesTheTurn) {
  Game game = game_from(opening());
  must_act(game, Freeze{FreezeKind::kResignation, kWhite});
  EXPECT_EQ(game.state.position.turn, kRed);
  EXPECT_EQ(refused_by(game, Freeze{FreezeKind::kResignation, kWhite}), "Q-FREEZE-4");
  must_act(game, Freeze{FreezeKind::kWalkover, kGreen});
  must_act(game, Freeze{FreezeKind::kTimeLoss, kRed});
  EXPECT_EQ(outcome_of(game.state), (Outcome{Won{kBlack}}));
}

// Published fixtures 5a and 5b: the rooks b5 and c2 leave a1 no square.
TEST(Game, StalematePassesAmongFourAndDrawsBetweenTwo) {
  Game among_four = game_from(placed("wKa1 rKa12 bKl12 bRb5 bRc2 gKl1"));
  must_act(among_four, Pass{});
  EXPECT_EQ(among_four.state.position.turn, kRed);
  EXPECT_EQ(refused_by(among_four, Pass{}), "Q-PASS-2");

  Game between_two = game_from(placed("wKa1 bKl12 bRb5 bRc2"));
  EXPECT_EQ(outcome_of(between_two.state), Outcome{Drawn{}});
}

}  // namespace
}  // namespace tetrarch::quaternity
