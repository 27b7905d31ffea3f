#include "reference/quantum/promotion.hpp"

#include <gtest/gtest.h>

#include "reference/quantum/placed.hpp"

namespace tetrarch::quantum {
namespace {

using enum Player;
using enum PieceType;

Position with_hand(Position position, Player player, Hand hand) {
  position.hand[player] = hand;
  return position;
}

// C-PROMOTE-1, C-PROMOTE-7
TEST(Promotion, InTheFirstPhasesThePawnBecomesWhatItsOwnerNames) {
  const Position position = placed("nKg12 nPd2 nRh8 eKl6 sKj1 wKa6", 14);
  for (const PieceType choice : {kQueen, kRook, kBishop, kKnight}) {
    EXPECT_TRUE(is_piece(after(position, move("d2", "d1", choice)), at("d1"), choice, kNorth));
  }
  EXPECT_EQ(refused_by(position, move("d2", "d1")), "C-PROMOTE-7");
  EXPECT_EQ(refused_by(position, move("d2", "d1", kKing)), "C-PROMOTE-7");
  EXPECT_EQ(refused_by(position, move("d2", "d1", kPawn)), "C-PROMOTE-7");
  EXPECT_EQ(refused_by(position, move("h8", "h1", kQueen)), "C-PROMOTE-7") << "no pawn";
}

// C-PROMOTE-2, C-PROMOTE-6, C-PROMOTE-7
TEST(Promotion, FromPhaseFourOnTheLastLineMakesQueens) {
  const auto promote_in = [](int round, const Move& tried) {
    return refused_by(placed("nKg8 nPd3 nPf6 eKi4 sKe9 wKc8", round), tried);
  };
  EXPECT_EQ(promote_in(27, move("d3", "d2", kKnight)), "accepted");
  EXPECT_EQ(promote_in(28, move("d3", "d2", kKnight)), "C-PROMOTE-6");
  EXPECT_EQ(promote_in(28, move("d3", "d2", kQueen)), "accepted");
  EXPECT_EQ(promote_in(28, move("d3", "d2")), "C-PROMOTE-7");
  EXPECT_EQ(promote_in(28, move("f6", "f5", kQueen)), "C-PROMOTE-7");
  EXPECT_EQ(refused_by(placed("nKg8 nPd4 eKi4 sKe9 wKc8~", 41), move("d4", "d3", kQueen)), "accepted");
}

// C-PROMOTE-5
TEST(Promotion, CapturedRooksBishopsAndKnightsComeIntoTheirOwnersHand) {
  const auto hand_after_loss_of = [](std::string_view victim) {
    return after(placed("nKg12 nRd4 eKl6 sKj1 wKa6 " + std::string(victim)), move("d4", "d8")).hand;
  };
  EXPECT_EQ(hand_after_loss_of("sRd8")[kSouth], (Hand{1, 0, 0}));
  EXPECT_EQ(hand_after_loss_of("sBd8")[kSouth], (Hand{0, 1, 0}));
  EXPECT_EQ(hand_after_loss_of("sNd8")[kSouth], (Hand{0, 0, 1}));
  EXPECT_EQ(hand_after_loss_of("sQd8")[kSouth], Hand{});
  EXPECT_EQ(hand_after_loss_of("sPd8")[kSouth], Hand{});
  EXPECT_EQ(hand_after_loss_of("sRd8")[kNorth], Hand{});
}

const Position kOwing = with_hand(placed("nKg8 nPd5 nPe7 eKi4 sKe9 wKc8", 28), kNorth, {1, 0, 0});

// C-PROMOTE-4
TEST(OwedPromotion, ComesBeforeAnythingElse) {
  EXPECT_EQ(refused_by(kOwing, move("d5", "d4")), "C-PROMOTE-4");
  EXPECT_EQ(refused_by(kOwing, Pass{}), "C-TURN-1");
  EXPECT_EQ(list_moves(game_of(kOwing).state),
            (std::vector<Action>{Promote{at("d5"), kRook}, Promote{at("e7"), kRook}}));
}

// C-PROMOTE-4, C-PROMOTE-5
TEST(OwedPromotion, DoesNotUseUpTheTurn) {
  const Position position = after(kOwing, Promote{at("e7"), kRook});
  EXPECT_EQ(position.board.at(at("e7")), (Piece{kRook, kNorth}));
  EXPECT_TRUE(is_piece(position, at("d5"), kPawn, kNorth));
  EXPECT_EQ(position.hand[kNorth], Hand{});
  EXPECT_EQ(position.turn, kNorth);
  EXPECT_EQ(refused_by(position, move("d5", "d4")), "accepted");
}

// C-PROMOTE-4
TEST(OwedPromotion, IsOwedFromRound28OnByThoseWithPawnAndPiece) {
  Position in_round_27 = kOwing;
  in_round_27.round = 27;
  EXPECT_EQ(refused_by(in_round_27, Promote{at("d5"), kRook}), "C-PROMOTE-4");
  EXPECT_EQ(refused_by(in_round_27, move("d5", "d4")), "accepted");
  EXPECT_EQ(refused_by(with_hand(kOwing, kNorth, {}), Promote{at("d5"), kRook}), "C-PROMOTE-4");
  const Position without_pawn = with_hand(placed("nKg8 eKi4 sKe9 wKc8", 28), kNorth, {1, 0, 0});
  EXPECT_EQ(refused_by(without_pawn, move("g8", "g7")), "accepted");
  EXPECT_FALSE(owes_promotion(with_hand(kOwing, kNorth, {}), kNorth));
}

// C-PROMOTE-4
TEST(OwedPromotion, IsOwedAgainWhileThereAreBoth) {
  const Position two_in_hand = with_hand(kOwing, kNorth, {0, 1, 2});
  const Position one_promoted = after(two_in_hand, Promote{at("d5"), kKnight});
  EXPECT_EQ(one_promoted.hand[kNorth], (Hand{0, 1, 1}));
  EXPECT_EQ(refused_by(one_promoted, move("g8", "g7")), "C-PROMOTE-4");
  const Position no_pawn_left = after(one_promoted, Promote{at("e7"), kBishop});
  EXPECT_EQ(refused_by(no_pawn_left, move("g8", "g7")), "accepted");
}

// C-PROMOTE-4, C-PROMOTE-5, C-PROMOTE-6
TEST(OwedPromotion, NamesAPawnAndAPieceInHand) {
  EXPECT_EQ(refused_by(kOwing, Promote{at("d5"), kKnight}), "C-PROMOTE-5");
  EXPECT_EQ(refused_by(kOwing, Promote{at("d5"), kKing}), "C-PROMOTE-5");
  EXPECT_EQ(refused_by(kOwing, Promote{at("d5"), kQueen}), "C-PROMOTE-6");
  EXPECT_EQ(refused_by(kOwing, Promote{at("g8"), kRook}), "C-PROMOTE-4") << "a king";
  EXPECT_EQ(refused_by(kOwing, Promote{at("f5"), kRook}), "C-PROMOTE-4") << "an empty square";
}

}  // namespace
}  // namespace tetrarch::quantum
