#include "suite/service/quaternity_account.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "suite/service/served.hpp"

namespace tetrarch::service {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;
using Texts = std::vector<std::string>;

// Each line as "TEXT (CLAUSES)".
Texts told(const Account& account) {
  Texts lines;
  for (const auto& [text, clauses] : account.lines)
    lines.push_back(fmt::format("{} ({})", text, fmt::join(clauses, " ")));
  return lines;
}

// The batches as lists of "KING of LOSER".
std::vector<Texts> batches_in(const Account& account) {
  std::vector<Texts> batches;
  for (const auto& batch : account.batches) {
    Texts& kings = batches.emplace_back();
    for (const auto& [king, loser] : batch) kings.push_back(fmt::format("{} of {}", king, loser));
  }
  return batches;
}

// What the last of the actions brought.
Account account_after(const json& position, const std::vector<json>& actions) {
  return game_with(position, actions).account();
}

TEST(QuaternityAccount, IsEmptyWhereNothingHappened) {
  EXPECT_THAT(told(QuaternityService().account()), IsEmpty());
  QuaternityService game = game_with(nullptr, {move_of("e1", "f1")});
  result_of(game.undo());
  EXPECT_THAT(told(game.account()), IsEmpty());
}

TEST(QuaternityAccount, TellsTheTurnAfterAPlainMove) {
  const Account account = account_after(nullptr, {move_of("e1", "f1")});
  EXPECT_THAT(told(account), ElementsAre("turn: red (Q-TURN-1)"));
  EXPECT_THAT(account.batches, IsEmpty());
}

TEST(QuaternityAccount, TellsAnAwardWithItsTransfer) {
  const Account account = account_after(document("wKa1 wRh11 wRg5 rKa12 rNj4 bKl9 gKl2"), {move_of("g5", "g12")});
  EXPECT_THAT(told(account),
              ElementsAre("batch 1: 1 king mated in one snapshot (Q-BATCH-1 Q-BATCH-3)",
                          "award: red's king on a12 is mated and goes to white (Q-MATE-1 Q-MATE-4)",
                          "transfer: what is left of red's army goes from red to white, since red has no king left "
                          "(Q-TRANSFER-2 Q-TRANSFER-4)",
                          "red is eliminated (Q-TRANSFER-2)", "turn: black (Q-TURN-1)"));
  EXPECT_THAT(batches_in(account), ElementsAre(Texts{"red of red"}));
}

TEST(QuaternityAccount, TellsABatchOfTwoAsOne) {
  const Account account =
      account_after(document("wKe1 wRf1 wNc10 wNd10 wNi10 wNj10 rKa12 bKl12 gKg6"), {move_of("f1", "f12")});
  EXPECT_EQ(told(account).at(0), "batch 1: 2 kings mated in one snapshot (Q-BATCH-1 Q-BATCH-3)");
  EXPECT_THAT(batches_in(account), ElementsAre(Texts{"red of red", "black of black"}));
}

TEST(QuaternityAccount, TellsACascadeBatchByBatch) {
  const Account account =
      account_after(document("wKa2 wRb11 wRd1 rKh12 rNa5 bKf12 bP<h2 gKj4"), {move_of("d1", "d12")});
  EXPECT_THAT(
      told(account),
      ElementsAre("batch 1: 1 king mated in one snapshot (Q-BATCH-1 Q-BATCH-3)",
                  "award: black's king on f12 is mated and goes to white (Q-MATE-1 Q-MATE-4)",
                  "transfer: what is left of black's army goes from black to white, since black has no king "
                  "left (Q-TRANSFER-2 Q-TRANSFER-4)",
                  "black is eliminated (Q-TRANSFER-2)", "batch 2: 1 king mated in one snapshot (Q-BATCH-5 Q-BATCH-3)",
                  "award: red's king on h12 is mated and goes to white (Q-MATE-1 Q-MATE-4)",
                  "transfer: what is left of red's army goes from red to white, since red has no king left "
                  "(Q-TRANSFER-2 Q-TRANSFER-4)",
                  "red is eliminated (Q-TRANSFER-2)", "turn: green (Q-TURN-1)"));
  EXPECT_THAT(batches_in(account), ElementsAre(Texts{"black of black"}, Texts{"red of red"}));
}

TEST(QuaternityAccount, TellsWhoControlledTheKingAndWhatItKeeps) {
  json position = document("wKa2 wRb11 wRd1 wNg11 rKl5 bKf12 bRk8 gKc4");
  position["controllers"]["black"] = "red";
  position["players"]["black"] = "eliminated";
  const Account account = account_after(position, {move_of("d1", "d12")});
  EXPECT_THAT(told(account),
              ElementsAre("batch 1: 1 king mated in one snapshot (Q-BATCH-1 Q-BATCH-3)",
                          "award: black's king on f12, which red controlled, is mated and goes to white "
                          "(Q-MATE-1 Q-MATE-4)",
                          "transfer: what is left of black's army goes from red to white, since red keeps another king "
                          "(Q-TRANSFER-1 Q-TRANSFER-4)",
                          "turn: red (Q-TURN-1)"));
  EXPECT_THAT(batches_in(account), ElementsAre(Texts{"black of red"}));
}

TEST(QuaternityAccount, TellsThatAFrozenKingWasJudgedAsIfActive) {
  json position = document("wKa1 wRh11 wRg5 rKa12 rNj4 bKl9 gKl2");
  position["players"]["red"] = "frozen";
  const Account account = account_after(position, {move_of("g5", "g12")});
  EXPECT_EQ(told(account).at(1),
            "award: red's king on a12 is mated and goes to white; its controller is frozen and was judged as if active "
            "(Q-MATE-1 Q-MATE-4 Q-FROZEN-4 Q-FROZEN-6)");
}

TEST(QuaternityAccount, TellsThatAnOfferLapses) {
  EXPECT_THAT(told(account_after(nullptr, {propose_draw(), move_of("e1", "f1")})),
              ElementsAre("the pending offer lapses (Q-DRAW-4)", "turn: red (Q-TURN-1)"));
  EXPECT_THAT(told(account_after(nullptr, {propose_draw(), answer_draw("red", true), freeze("time-loss", "red")})),
              ElementsAre("the pending offer lapses (Q-DRAW-4)"));
}

TEST(QuaternityAccount, TellsOfAnOfferOnlyWhatItChanges) {
  EXPECT_THAT(told(account_after(nullptr, {propose_draw()})), IsEmpty());
  EXPECT_THAT(told(account_after(nullptr, {propose_draw(), answer_draw("red", true)})), IsEmpty());
  EXPECT_THAT(told(account_after(nullptr, {propose_draw(), answer_draw("red", false)})),
              ElementsAre("the refusal clears the offer (Q-DRAW-3)"));
}

TEST(QuaternityAccount, TellsAWin) {
  EXPECT_THAT(told(account_after(document("wKa1 wRh11 wRg5 rKa12"), {move_of("g5", "g12")})),
              testing::Contains("the game is over: white has won (Q-END-1)"));
  EXPECT_THAT(told(account_after(document("wKa1 bKl12"), {freeze("resign", "white")})),
              ElementsAre("turn: black (Q-TURN-1)", "the game is over: black has won (Q-END-1)"));
}

TEST(QuaternityAccount, TellsADraw) {
  EXPECT_THAT(told(account_after(document("wKa1 bKl12"), {propose_draw(), answer_draw("black", true)})),
              ElementsAre("the game is over: a draw (Q-DRAW-3)"));
  json position = document("wKa1 bKl12 bQd3");
  position["turn"] = "black";
  EXPECT_THAT(told(account_after(position, {move_of("d3", "c2")})),
              ElementsAre("turn: white (Q-TURN-1)", "the game is over: a draw (Q-PASS-3)"));
}

TEST(QuaternityAccount, TellsThatNoOutcomeIsGiven) {
  EXPECT_THAT(
      told(account_after(document(kNearTheGuard), {move_of("e4", "c3")})),
      ElementsAre("turn: red (Q-TURN-1)", "no outcome is given: the player on turn has nothing to commit (Q-GUARD-4)"));
}

}  // namespace
}  // namespace tetrarch::service
