#include "reference/quantum/perft.hpp"

#include <gtest/gtest.h>

#include "reference/quantum/opening.hpp"
#include "reference/quantum/placed.hpp"

namespace tetrarch::quantum {
namespace {

TEST(Perft, CountsTheOpening) {
  const State state = game_of(opening()).state;
  EXPECT_EQ(perft(state, 0), 1U);
  EXPECT_EQ(perft(state, 1), 26U) << "16 of pawns, 6 of knights, 4 of rooks into the corners";
  // 12 of east's replies are gone where north stands in their way: k11 and l12 take one each, a knight or a pawn on j10
  // three, a pawn on j9 two, and one on i10 or i9 one.
  EXPECT_EQ(perft(state, 2), 664U);
}

// C-PROMOTE-4: the pawn becomes a rook or a knight, and the king has eight moves or the new piece some.
TEST(Perft, CountsPromotionsThatAreOwed) {
  Position position = placed("nKe6 nPi9 sKh3", 30);
  position.hand[Player::kNorth] = {1, 0, 1};
  const State state = game_of(position).state;
  EXPECT_EQ(perft(state, 1), 2U);
  // The king's eight moves, all out of reach from h3. The rook's 14 in the zone: c9 to h9 and j9, i10 and i3 to i8. The
  // knight's four: g8, g10, h7 and j7.
  EXPECT_EQ(perft(state, 2), 8U + 14U + 8U + 4U);
}

// C-TURN-1: south's rooks leave north nothing but a pass.
TEST(Perft, APassEndsItsLine) { EXPECT_EQ(perft(game_of("nKa1 sKl12 sRb5 sRc2").state, 1), 0U); }

TEST(Perft, AFinishedGameHasNoActions) { EXPECT_EQ(perft(game_of("nKa1").state, 1), 0U); }

}  // namespace
}  // namespace tetrarch::quantum
