#include "suite/service/quantum_account.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "suite/service/quantum_served.hpp"

namespace tetrarch::service {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using Texts = std::vector<std::string>;

// Each line as "TEXT (CLAUSES)".
Texts told(const Account& account) {
  Texts lines;
  for (const auto& [text, clauses] : account.lines) {
    lines.push_back(fmt::format("{} ({})", text, fmt::join(clauses, " ")));
  }
  return lines;
}

// The batches as lists of players, who are their own seats.
std::vector<Texts> batches_in(const Account& account) {
  std::vector<Texts> batches;
  for (const auto& batch : account.batches) {
    Texts& players = batches.emplace_back();
    for (const auto& [player, seat] : batch) {
      EXPECT_EQ(player, seat);
      players.push_back(player);
    }
  }
  return batches;
}

// What the last of the actions brought.
Account account_after(const json& position, const std::vector<json>& actions) {
  return quantum_game(position, actions).account();
}

TEST(QuantumAccount, IsEmptyWhereNothingHappened) {
  EXPECT_THAT(told(QuantumService().account()), IsEmpty());
  QuantumService game = quantum_game(nullptr, {move_of("d12", "e10")});
  result_of(game.undo());
  EXPECT_THAT(told(game.account()), IsEmpty());
}

TEST(QuantumAccount, TellsTheTurnAfterAPlainMove) {
  const Account account = account_after(nullptr, {move_of("d12", "e10")});
  EXPECT_THAT(told(account), ElementsAre("turn: east (C-TURN-2)"));
  EXPECT_THAT(account.batches, IsEmpty());
}

TEST(QuantumAccount, TellsARoundThatBegins) {
  EXPECT_THAT(told(account_after(quantum_document("nKc10 sKj3", 7, "south"), {move_of("j3", "j4")})),
              ElementsAre("round 8 begins (C-ROUND-1)", "turn: north (C-TURN-2)"));
}

TEST(QuantumAccount, TellsWhatIsNewInAPhase) {
  const auto second_line = [](int round) {
    return told(account_after(quantum_document("nKd9 sKi4", round, "south"), {move_of("i4", "i5")})).at(1);
  };
  EXPECT_EQ(second_line(5),
            "phase 2 begins: pawns of every other player may be captured, other pieces only of the duel opponent "
            "(C-ROUND-2 C-CAPTURE-2)");
  EXPECT_EQ(second_line(14),
            "phase 3 begins: every piece of every other player may be captured, kings excepted, and everybody gives "
            "check (C-ROUND-2 C-CAPTURE-3 C-CHECK-1)");
  EXPECT_EQ(
      second_line(27),
      "phase 4 begins: who has a pawn, and a rook, bishop or knight of its own that was captured, owes a promotion "
      "(C-ROUND-2 C-PROMOTE-4)");
  EXPECT_EQ(second_line(40), "phase 5 begins: the zone is smaller (C-ROUND-2 C-ZONE-1)");
  EXPECT_EQ(second_line(50), "phase 6 begins: points are counted and no move is made (C-ROUND-2 C-END-2)");
}

TEST(QuantumAccount, TellsThatTheZoneShrinksAndWhatIsCleared) {
  EXPECT_THAT(
      told(account_after(zone_to_shrink(), {move_of("c3", "c4")})),
      ElementsAre("round 15 begins (C-ROUND-1)",
                  "phase 3 begins: every piece of every other player may be captured, kings excepted, and "
                  "everybody gives check (C-ROUND-2 C-CAPTURE-3 C-CHECK-1)",
                  "the zone shrinks to c3 to j10; outside stand, and are eliminated, which is no capture: "
                  "east's bishop on l8, north's rook on c12 (C-ZONE-1 C-ZONE-2)",
                  "outside: north's king on g12 stands outside and must be inside before round 17 begins (C-ZONE-4)",
                  "turn: north (C-TURN-2)"));
  EXPECT_EQ(told(account_after(quantum_document("nKd9 sKi4", 40, "south"), {move_of("i4", "i5")})).at(2),
            "the zone shrinks to d4 to i9; no piece but kings stands outside (C-ZONE-1 C-ZONE-2)");
}

TEST(QuantumAccount, TellsForWhomTimeIsUp) {
  const Account account = account_after(time_to_be_up(), {move_of("c3", "c4")});
  EXPECT_THAT(
      told(account),
      ElementsAre("round 17 begins (C-ROUND-1)",
                  "time is up for what had to be inside the zone before this round and is not: north's king on "
                  "g12 (C-ZONE-4)",
                  "north has lost its king to the zone: all of its pieces leave the board, and nobody has mated "
                  "it (C-ZONE-4)",
                  "turn: east (C-TURN-2)"));
  EXPECT_THAT(batches_in(account), ElementsAre(Texts{"north"}));
}

TEST(QuantumAccount, TellsAMateAndWhoDeliveredIt) {
  const Account account = account_after(north_to_mate_south(), {move_of("g5", "g12")});
  EXPECT_THAT(
      told(account),
      ElementsAre(
          "mate: south's king on a12 is in check by north's rook on g12 and south would have no legal "
          "move; all of south's pieces leave the board; north, who acted, delivered it (C-MATE-1 C-MATE-2 C-MATE-4)",
          "turn: east (C-TURN-2)"));
  EXPECT_THAT(batches_in(account), ElementsAre(Texts{"south"}));
}

TEST(QuantumAccount, TellsMatesTogetherAsOneBatch) {
  const Account account = account_after(quantum_document("nKg12 nRl9 nRd5 nRf5 eKl6 sKe1 wKa6 wRk2 wRl12", 1, "north"),
                                        {move_of("l9", "e9")});
  EXPECT_EQ(told(account).at(0), "2 players are mated in one position and are eliminated together (C-MATE-3)");
  EXPECT_THAT(batches_in(account), ElementsAre(Texts{"east", "south"}));
}

TEST(QuantumAccount, TellsThatThePositionIsJudgedAgain) {
  const Account account = account_after(quantum_document("nKg12 nRa2 nRh5 eKl6 sKe1 sNl9 wKa6 wRk2 wRl12", 1, "north"),
                                        {move_of("h5", "h1")});
  EXPECT_EQ(told(account).at(1), "the position is judged again (C-MATE-3)");
  EXPECT_THAT(batches_in(account), ElementsAre(Texts{"south"}, Texts{"east"}));
}

TEST(QuantumAccount, TellsWhyNobodyDeliveredAMate) {
  const auto own =
      told(account_after(quantum_document("nKa6~~ nRf8 nRh8 nRd9 eKj10 eRc5 eRc7 eRd6 sKg1~~ sNc6 wKj4", 20, "north"),
                         {move_of("d9", "g9")}));
  EXPECT_THAT(own.at(2), testing::EndsWith("; nobody delivered it, since nobody delivers its own mate (C-MATE-1 "
                                           "C-MATE-2 C-MATE-4)"));
  // Only from round 15 on may north capture what is east's, and so give it check.
  const auto at_beginning =
      told(account_after(quantum_document("nKc10 nQe5 nBi8 nBi10 eKl12 sKj3 wKc3", 14, "west"), {move_of("c3", "c4")}));
  EXPECT_THAT(at_beginning.at(4), testing::HasSubstr("; nobody delivered it, since it came with the beginning of a "
                                                     "round"));
}

TEST(QuantumAccount, TellsPromotionsThatAreOwed) {
  EXPECT_THAT(told(account_after(two_promotions_owed(), {promote_of("d8", "knight")})),
              ElementsAre("promotion: north's pawn on d8 becomes a knight where it stands, which goes out of north's "
                          "hand (C-PROMOTE-4 C-PROMOTE-5)",
                          "turn: still north, since the promotion does not use it up (C-PROMOTE-4)",
                          "north owes a promotion before anything else: it has a pawn, and captured pieces in hand "
                          "(C-PROMOTE-4 C-PROMOTE-5)"));
}

TEST(QuantumAccount, TellsWhatAMoveDoesBesideItself) {
  EXPECT_THAT(
      told(account_after(quantum_document("nKd9 nRe6 sKi3 sNe4", 20, "north"), {move_of("e6", "e4")})),
      ElementsAre("capture: south's knight on e4 is taken and comes into south's hand (C-CAPTURE-3 C-PROMOTE-5)",
                  "turn: south (C-TURN-2)"));
  EXPECT_THAT(
      told(account_after(quantum_document("nKc10 nPe4 sKj3 sPd2", 7, "south"),
                         {move_of("d2", "d4"), move_of("e4", "d3")})),
      ElementsAre("en passant: south's pawn on d4 is captured on d3, the square that it passed (C-MOVE-4 C-CAPTURE-2)",
                  "turn: south (C-TURN-2)"));
  EXPECT_THAT(told(account_after(quantum_document("nKg12! nRc12! nRj12! sKf3", 7, "north"), {move_of("g12", "i12")})),
              ElementsAre("castling: north's rook on j12 goes to the square that the king passed (C-MOVE-5)",
                          "turn: south (C-TURN-2)"));
}

TEST(QuantumAccount, TellsCapturesThatBringNothingIntoHand) {
  EXPECT_THAT(told(account_after(quantum_document("nKd9 nRe6 sKi3 sPe4", 20, "north"), {move_of("e6", "e4")})),
              ElementsAre("capture: south's pawn on e4 is taken and comes into no hand (C-CAPTURE-3 C-PROMOTE-5)",
                          "turn: south (C-TURN-2)"));
}

TEST(QuantumAccount, TellsAPromotionOnTheLine) {
  json move = move_of("e2", "e1");
  move["promotion"] = "knight";
  EXPECT_EQ(told(account_after(quantum_document("nKd9 nPe2 sKi3", 7, "north"), {move})).at(0),
            "promotion: north's pawn becomes a knight on e1, its promotion line (C-PROMOTE-2 C-PROMOTE-1)");
  move = move_of("e4", "e3");
  move["promotion"] = "queen";
  EXPECT_EQ(told(account_after(quantum_document("nKd9 nPe4 sKi5", 42, "north"), {move})).at(0),
            "promotion: north's pawn becomes a queen on e3, its promotion line (C-PROMOTE-2 C-PROMOTE-6)");
}

TEST(QuantumAccount, TellsWhoLeavesTheZoneAndComesBack) {
  const auto first_line = [](std::string_view pieces, int round, const std::string& from, const std::string& to) {
    return told(account_after(quantum_document(pieces, round, "north"), {move_of(from, to)})).at(0);
  };
  EXPECT_EQ(first_line("nKd10 sKi4", 20, "d10", "d11"),
            "outside: north's king on d11 leaves the zone and must be inside before round 22 begins (C-ZONE-3 "
            "C-ZONE-4)");
  EXPECT_EQ(first_line("nKd11~ sKi4", 21, "d11", "e11"),
            "outside: north's king on e11 stays outside the zone and must be inside before round 22 begins (C-ZONE-3 "
            "C-ZONE-4)");
  EXPECT_EQ(first_line("nKd11~ sKi4", 21, "d11", "d10"), "inside: north's king on d10 is back in the zone (C-ZONE-3)");
  EXPECT_THAT(told(account_after(quantum_document("nKc11~~ nPd8 sKi4", 40, "south"), {move_of("i4", "i5")})),
              testing::Contains("outside: north's king on c11 was outside before and keeps its time (C-ZONE-5)"));
}

// North's queen gives check only when round 15 has begun.
TEST(QuantumAccount, NamesTheCheckersOfThePositionThatIsJudged) {
  EXPECT_THAT(
      told(account_after(quantum_document("nKc10 nQe5 nBi8 nBi10 eKl12 sKj3 wKc3", 14, "west"), {move_of("c3", "c4")}))
          .at(4),
      testing::StartsWith("mate: east's king on l12 is in check by north's queen on e5 and east would have"));
}

TEST(QuantumAccount, TellsTheCheckThatAMoveWouldLeave) {
  const auto position = quantum::placed("nKd9 nRd7 sKi3 sRd4", 20);
  EXPECT_EQ(check_left_by(position, {{3, 6}, {4, 6}, {}}),
            "north's king on d9 would be in check by south's rook on d4");
}

TEST(QuantumAccount, TellsAPass) {
  EXPECT_THAT(told(account_after(quantum_document("nKa1 sKl12 sQc2", 7, "north"), {pass()})),
              ElementsAre("pass: north has no legal move and is not in check (C-TURN-1)", "turn: south (C-TURN-2)"));
}

TEST(QuantumAccount, TellsPointsInDecimals) {
  EXPECT_THAT(told(account_after(points_to_count(), {move_of("i4", "i5")})),
              ElementsAre("round 51 begins (C-ROUND-1)",
                          "phase 6 begins: points are counted and no move is made (C-ROUND-2 C-END-2)",
                          "points: north 15 (king 10, rook 5), south 15.5 (king 10, bishop 3.5, pawn 2 x 1) (C-END-2)",
                          "the game is over: south has won by points (C-END-2)"));
}

TEST(QuantumAccount, TellsThatPointsAreShared) {
  EXPECT_THAT(told(account_after(points_to_share(), {move_of("f4", "g4")})),
              ElementsAre("round 51 begins (C-ROUND-1)",
                          "phase 6 begins: points are counted and no move is made (C-ROUND-2 C-END-2)",
                          "points: north 25 (king 10, rook 3 x 5), east 25 (king 10, queen 9, rook 5, pawn 1), south "
                          "10 (king 10), west "
                          "10 (king 10) (C-END-2)",
                          "the highest total is shared by north and east: there is overtime for every survivor "
                          "(C-END-3)",
                          "round 52 begins (C-END-3)",
                          "phase 7 begins, overtime: the first to deliver a mate wins at once (C-ROUND-2 C-END-3)",
                          "turn: north (C-TURN-2)"));
}

TEST(QuantumAccount, TellsHowAGameEnds) {
  const auto last_line = [](const json& position, const std::vector<json>& actions) {
    return told(account_after(position, actions)).back();
  };
  EXPECT_EQ(last_line(quantum_document("nKc3 nRh11 nRg5 sKa12", 7, "north"), {move_of("g5", "g12")}),
            "the game is over: north has won as the last survivor (C-END-1)");
  EXPECT_EQ(last_line(points_to_share(), {move_of("f4", "g4"), move_of("d8", "d6")}),
            "the game is over: north has won by the first mate that was delivered in overtime (C-END-3)");
  EXPECT_THAT(
      told(account_after(overtime_to_end(), {move_of("i4", "i5")})),
      ElementsAre("round 61 begins (C-ROUND-1)", "overtime is over, and nobody has delivered a mate in it (C-END-4)",
                  "the game is over: a draw (C-END-4)"));
}

// North's and south's kings have run out of time at once.
TEST(QuantumAccount, TellsADrawOfNobody) {
  const Account account = account_after(quantum_document("nKg12~ sKg1~", 16, "south"), {move_of("g1", "h1")});
  EXPECT_EQ(told(account).back(), "the game is over: a draw, since nobody survives (C-END-1)");
  EXPECT_THAT(batches_in(account), ElementsAre(Texts{"north", "south"}));
}

}  // namespace
}  // namespace tetrarch::service
