#include "reference/quantum/castling.hpp"

#include <gtest/gtest.h>

#include "reference/quantum/placed.hpp"

namespace tetrarch::quantum {
namespace {

using enum Player;
using enum PieceType;

// What refuses north to castle with the pieces given beside its king and rooks and the kings of the others.
Clause forbids_north(std::string_view others, std::string_view to, int round = 1) {
  return refused_by(placed("nKg12! nRc12! nRj12! eKl6 sKg1 wKa6 " + std::string(others), round), move("g12", to));
}

// C-MOVE-5
TEST(Castling, TheRookGoesToTheSquareThatTheKingPassed) {
  const Position start = placed("nKg12! nRc12! nRj12! eKl6 sKg1 wKa6");
  const Position eastwards = after(start, move("g12", "i12"));
  EXPECT_EQ(eastwards.board.at(at("i12")), (Piece{kKing, kNorth}));
  EXPECT_EQ(eastwards.board.at(at("h12")), (Piece{kRook, kNorth}));
  EXPECT_TRUE(eastwards.board.is_empty(at("j12")));
  EXPECT_EQ(described(eastwards).unmoved, std::vector<Square>{at("c12")});
  const Position westwards = after(start, move("g12", "e12"));
  EXPECT_EQ(westwards.board.at(at("e12")), (Piece{kKing, kNorth}));
  EXPECT_EQ(westwards.board.at(at("f12")), (Piece{kRook, kNorth}));
}

// C-MOVE-5, C-BOARD-4
TEST(Castling, IsTheSameForTheOtherArmies) {
  const Position east = after(placed("nKg12 eKl6! eRl3! sKg1 wKa6", 1, kEast), move("l6", "l4"));
  EXPECT_EQ(east.board.at(at("l5")), (Piece{kRook, kEast}));
  const Position south = after(placed("nKg12 eKl6 sKg1! sRc1! wKa6", 1, kSouth), move("g1", "e1"));
  EXPECT_EQ(south.board.at(at("f1")), (Piece{kRook, kSouth}));
  const Position west = after(placed("nKg12 eKl6 sKg1 wKa6! wRa10!", 1, kWest), move("a6", "a8"));
  EXPECT_EQ(west.board.at(at("a7")), (Piece{kRook, kWest}));
}

// C-MOVE-5
TEST(Castling, NothingMayStandBetween) {
  EXPECT_EQ(forbids_north("nNd12", "e12"), "C-MOVE-5");
  EXPECT_EQ(forbids_north("sNh12", "i12"), "C-MOVE-5");
  EXPECT_EQ(forbids_north("nNd12", "i12"), "accepted");
}

// C-MOVE-5
TEST(Castling, NeitherMayHaveMoved) {
  EXPECT_EQ(refused_by(placed("nKg12 nRj12! eKl6 sKa1 wKa6"), move("g12", "i12")), "C-MOVE-5");
  EXPECT_EQ(refused_by(placed("nKg12! nRj12 eKl6 sKa1 wKa6"), move("g12", "i12")), "C-MOVE-5");
}

// C-MOVE-5
TEST(Castling, TheKingsWayMustBeSafe) {
  EXPECT_EQ(forbids_north("sRg5", "i12"), "C-MOVE-5") << "it is in check";
  EXPECT_EQ(forbids_north("sRh5", "i12"), "C-MOVE-5") << "it would pass an attacked square";
  EXPECT_EQ(forbids_north("sRi5", "i12"), "C-MOVE-5") << "it would reach one";
  EXPECT_EQ(forbids_north("sRd5", "e12"), "accepted") << "only the rook passes it";
  EXPECT_EQ(forbids_north("eRh5", "i12", 14), "accepted") << "east gives no check in phase 2";
}

// C-CHECK-2: the rook on l12 attacks i12 only when north's own rook has left j12.
TEST(Castling, TheKingMustBeSafeWhenTheRookHasGone) { EXPECT_EQ(forbids_north("sRl12", "i12"), "C-CHECK-2"); }

// C-MOVE-5
TEST(Castling, EndsWithTheFirstZone) {
  const auto castle_in = [](int round, std::string_view pieces) {
    return refused_by(placed(pieces, round), move("g12", "i12"));
  };
  EXPECT_EQ(castle_in(14, "nKg12! nRj12! eKl6 sKg1 wKa6"), "accepted");
  EXPECT_EQ(castle_in(15, "nKg12!~~ nRj12!~~ eKl6~~ sKg1~~ wKa6~~"), "C-MOVE-5");
}

// C-PROMOTE-7
TEST(Castling, NamesNoPromotion) {
  EXPECT_EQ(refused_by(placed("nKg12! nRj12! eKl6 sKg1 wKa6"), move("g12", "i12", kQueen)), "C-PROMOTE-7");
}

}  // namespace
}  // namespace tetrarch::quantum
