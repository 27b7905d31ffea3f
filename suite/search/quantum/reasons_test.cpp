#include "suite/search/quantum/reasons.hpp"

#include <gtest/gtest.h>

#include "reference/quantum/placed.hpp"

namespace tetrarch::search::quantum {
namespace {

using namespace tetrarch::quantum;

using Clauses = std::vector<Clause>;

Clauses reasons(std::string_view pieces, int round, const Move& tried) {
  return reasons_against(placed(pieces, round), tried);
}

TEST(Reasons, WaysOfPieces) {
  EXPECT_EQ(reasons("nKe5 nRe7", 15, move("e5", "e6")), Clauses{});
  EXPECT_EQ(reasons("nKe5 nRe6", 15, move("e5", "e6")), Clauses{"C-MOVE-1"});
  EXPECT_EQ(reasons("nKe5 nRc7 eKf7", 15, move("c7", "f7")), Clauses{"C-MOVE-6"});
  EXPECT_EQ(reasons("nKe5 nRc7", 15, move("c7", "b7")), Clauses{"C-ZONE-3"});
  EXPECT_EQ(reasons("nKe5 nRc7", 14, move("c7", "b7")), Clauses{});
  EXPECT_EQ(reasons("nKc5", 15, move("c5", "b5")), Clauses{});
  EXPECT_EQ(reasons("nKe5 nRd7", 41, move("d7", "c7")), Clauses{"C-ZONE-3"});
}

// North's go down.
TEST(Reasons, WaysOfPawns) {
  EXPECT_EQ(reasons("nKk5 nPe8", 15, move("e8", "e7")), Clauses{});
  EXPECT_EQ(reasons("nKk5 nPe8 eRe7", 15, move("e8", "e7")), Clauses{"C-MOVE-2"});
  EXPECT_EQ(reasons("nKk5 nPe8", 15, move("e8", "d7")), Clauses{"C-MOVE-2"});
  EXPECT_EQ(reasons("nKk5 nPe8 eRd7", 15, move("e8", "d7")), Clauses{});
  EXPECT_EQ(reasons("nKk5 nPe8 nRd7", 15, move("e8", "d7")), Clauses{"C-MOVE-1"});
  EXPECT_EQ(reasons("nKk5 nPe8", 15, move("e8", "e6")), Clauses{"C-MOVE-3"});
  EXPECT_EQ(reasons("nKk5 nPe11", 1, move("e11", "e9")), Clauses{});
  EXPECT_EQ(reasons("nKk5 nPe11 eRe10", 1, move("e11", "e9")), Clauses{"C-MOVE-3"});
  EXPECT_EQ(reasons("nKk5 nPe11 eRe9", 1, move("e11", "e9")), Clauses{"C-MOVE-3"});
  EXPECT_EQ(reasons("nKk5 nPc5 eRb4", 15, move("c5", "b4")), Clauses{"C-PROMOTE-3"});
}

TEST(Reasons, Promotions) {
  EXPECT_EQ(reasons("nKk5 nPe3", 27, move("e3", "e2", PieceType::kRook)), Clauses{});
  EXPECT_EQ(reasons("nKk5 nPe3", 28, move("e3", "e2", PieceType::kRook)), Clauses{"C-PROMOTE-6"});
  EXPECT_EQ(reasons("nKk5 nPe3", 28, move("e3", "e2", PieceType::kQueen)), Clauses{});
  EXPECT_EQ(reasons("nKk5 nPe4", 41, move("e4", "e3", PieceType::kQueen)), Clauses{});
  EXPECT_EQ(reasons("nKk5 nPe2", 1, move("e2", "e1", PieceType::kKnight)), Clauses{});
}

TEST(Reasons, Captures) {
  const std::string_view pieces = "nKk5 nRc7 eKa1 eNf7 sKa12 wKl12";
  EXPECT_EQ(reasons(pieces, 5, move("c7", "f7")), Clauses{"C-CAPTURE-1"});
  EXPECT_EQ(reasons(pieces, 6, move("c7", "f7")), Clauses{"C-CAPTURE-2"});
  EXPECT_EQ(reasons(pieces, 15, move("c7", "f7")), Clauses{});
  EXPECT_EQ(reasons("nKk5 nRc7 eKa1 eNf7", 5, move("c7", "f7")), Clauses{"C-CAPTURE-4"});
  EXPECT_EQ(reasons("nKk5 nRc7 eKa1 ePf7 sKa12", 5, move("c7", "f7")), Clauses{"C-CAPTURE-1"});
  EXPECT_EQ(reasons("nKk5 nRc7 eKa1 ePf7 sKa12", 6, move("c7", "f7")), Clauses{});
  EXPECT_EQ(reasons("nKk5 nRc7 sNf7 sKa12", 5, move("c7", "f7")), Clauses{});
}

TEST(Reasons, TheKingStaysSafe) {
  EXPECT_EQ(reasons("nKe5 nRe7 sRe9", 1, move("e7", "f7")), Clauses{"C-CHECK-2"});
  EXPECT_EQ(reasons("nKe5 nRe7 sRe9", 1, move("e7", "e8")), Clauses{});
  EXPECT_EQ(reasons("nKe5 nRe7 eRe9", 1, move("e7", "f7")), Clauses{});
  EXPECT_EQ(reasons("nKe5 nRe7 eRe9", 15, move("e7", "f7")), Clauses{"C-CHECK-2"});
}

TEST(Reasons, WhoSeesTheKing) {
  const auto is_seen = [](std::string_view pieces, int round) {
    return is_king_seen(placed(pieces, round), Player::kNorth);
  };
  EXPECT_TRUE(is_seen("nKe5 sQh8", 1));
  EXPECT_TRUE(is_seen("nKe5 sBh8", 1));
  EXPECT_FALSE(is_seen("nKe5 sRh8", 1));
  EXPECT_FALSE(is_seen("nKe5 sBh5", 1));
  EXPECT_TRUE(is_seen("nKe5 sNd3", 1));
  EXPECT_TRUE(is_seen("nKe5 sKd4", 1));
  EXPECT_FALSE(is_seen("nKe5 sKc3", 1));
  EXPECT_TRUE(is_seen("nKe5 sPd4", 1)) << "south's pawns go up";
  EXPECT_FALSE(is_seen("nKe5 sPd6", 1));
  EXPECT_TRUE(is_seen("nKe5 eKa1 ePf6", 15)) << "east's go to the left";
  EXPECT_FALSE(is_seen("nKe5 eKa1 ePd6", 15));
  EXPECT_TRUE(is_seen("nKe5 wKa1 wPd6", 15)) << "west's to the right";
  EXPECT_FALSE(is_seen("nKe5 sNd4", 1));
}

}  // namespace
}  // namespace tetrarch::search::quantum
