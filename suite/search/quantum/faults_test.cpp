#include "suite/search/quantum/faults.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "reference/quantum/placed.hpp"

namespace tetrarch::search::quantum {
namespace {

using namespace tetrarch::quantum;

Prospect prospect_of(std::string_view pieces, int round, const Action& action, Player turn = Player::kNorth) {
  return generators::quantum::played_in({placed(pieces, round, turn), InProgress{}}, action);
}

using Change = std::function<void(Prospect&)>;

std::string_view fault_with(Prospect prospect, const Change& change) {
  change(prospect);
  return fault_of(prospect).value_or("none");
}

// Whatever north does, east's king is mated.
Prospect mate() { return prospect_of("nKj10 eKe5 eNg9 sKe6 wKe3", 15, move("j10", "i9")); }

TEST(QuantumFaults, AMateIsWithout) { EXPECT_EQ(fault_of(mate()), std::nullopt); }

TEST(QuantumFaults, OfMates) {
  EXPECT_EQ(fault_with(mate(), [](Prospect& changed) { changed.steps.clear(); }),
            "the players that are gone are not those who were eliminated");
  EXPECT_EQ(fault_with(mate(), [](Prospect& changed) { changed.steps.push_back(changed.steps.front()); }),
            "the players that are gone are not those who were eliminated");
  EXPECT_EQ(fault_with(mate(),
                       [](Prospect& changed) {
                         std::get<Mates>(changed.steps.front()).eliminated.front().by = Player::kWest;
                       }),
            "a mate was credited to another than who delivered it");
  EXPECT_EQ(fault_with(mate(), [](Prospect& changed) { changed.steps.insert(changed.steps.begin(), RoundBegins{16}); }),
            "a mate was credited to another than who delivered it");
  EXPECT_EQ(fault_with(mate(),
                       [](Prospect& changed) {
                         changed.after.position.board.put(at("g9"), Piece{PieceType::kKnight, Player::kEast});
                       }),
            "something else stands on the board than is left");
}

TEST(QuantumFaults, AMatedPlayerIsLeft) {
  EXPECT_EQ(fault_with(mate(),
                       [](Prospect& changed) {
                         changed.steps.clear();
                         changed.after.position = changed.before.position;
                         changed.after.position.board.clear(at("j10"));
                         changed.after.position.board.put(at("i9"), Piece{PieceType::kKing, Player::kNorth});
                         changed.after.position.turn = Player::kEast;
                       }),
            "a mated player is left");
}

// West's king moves with the last turn of the round.
Prospect quiet() { return prospect_of("nKc10 eKj10 sKj3 wKc3", 15, move("c3", "d4"), Player::kWest); }

TEST(QuantumFaults, OfTurnsAndRounds) {
  EXPECT_EQ(fault_of(quiet()), std::nullopt);
  EXPECT_EQ(fault_with(quiet(), [](Prospect& changed) { changed.after.position.turn = Player::kEast; }),
            "another than the next survivor is on turn");
  EXPECT_EQ(fault_with(quiet(), [](Prospect& changed) { changed.after.position.round = 15; }),
            "the round is not the one that it must be");
  EXPECT_EQ(fault_with(quiet(), [](Prospect& changed) { changed.after.outcome = Drawn{}; }),
            "the game is over and undecided, or decided and goes on");
}

// North's rook takes east's bishop.
Prospect capture() { return prospect_of("nKc10 nRf4 eKj10 eBf6 sKj3 wKc3", 15, move("f4", "f6")); }

TEST(QuantumFaults, OfHands) {
  EXPECT_EQ(fault_of(capture()), std::nullopt);
  EXPECT_EQ(fault_with(capture(), [](Prospect& changed) { changed.after.position.hand[Player::kEast].bishop = 0; }),
            "what is in hand is not what was captured");
  EXPECT_EQ(fault_with(capture(), [](Prospect& changed) { changed.after.position.hand[Player::kNorth].rook = 1; }),
            "what is in hand is not what was captured");
}

// North's king leaves the zone.
TEST(QuantumFaults, OfTimeOutside) {
  const Prospect leaving = prospect_of("nKc10 eKj10 sKj3 wKc3", 15, move("c10", "b10"));
  EXPECT_EQ(fault_of(leaving), std::nullopt);
  EXPECT_EQ(fault_with(leaving,
                       [](Prospect& changed) {
                         changed.after.position.board.put(at("b10"), Piece{PieceType::kKing, Player::kNorth});
                       }),
            "a piece outside the zone has no time, or one inside has");
}

// When the last turn of round 14 is over the zone shrinks: what stands outside is gone then, and before it is not.
TEST(QuantumFaults, OfASmallerZone) {
  const Prospect shrinking = prospect_of("nKc10 nRa4 eKj10 sKj3 wKc3", 14, move("c3", "d4"), Player::kWest);
  EXPECT_EQ(fault_of(shrinking), std::nullopt);
  EXPECT_EQ(fault_with(shrinking,
                       [](Prospect& changed) {
                         Piece rook{PieceType::kRook, Player::kNorth};
                         rook.time_outside = TimeOutside::kTwoRounds;
                         changed.after.position.board.put(at("a4"), rook);
                       }),
            "something else stands on the board than is left");
}

TEST(QuantumFaults, OfRefusals) {
  const Prospect refused = prospect_of("nKe5 eKe7 sKj3 wKj9", 15, move("e5", "e6"));
  ASSERT_TRUE(refused.refusal.has_value());
  EXPECT_EQ(fault_of(refused), std::nullopt);
  EXPECT_EQ(fault_with(refused, [](Prospect& changed) { changed.refusal->clause = "C-ZONE-3"; }),
            "refused without one of the reasons there are");
  EXPECT_EQ(fault_with(refused, [](Prospect& changed) { changed.refusal->kind = RefusalKind::kInvalid; }),
            "a move is refused as a position is");
  EXPECT_EQ(fault_with(refused, [](Prospect& changed) { changed.after.position.turn = Player::kEast; }),
            "a refusal changed something");
  EXPECT_EQ(fault_with(refused, [](Prospect& changed) { changed.refusal.reset(); }),
            "accepted although there is a reason against it");
}

// --- of all that is tried

TEST(QuantumFaults, OfPasses) {
  const auto moves = prospects(placed("nKc10 eKj10 sKj3 wKc3", 15));
  EXPECT_EQ(fault_of(moves), std::nullopt);
  auto with_pass = moves;
  with_pass.back().refusal.reset();
  EXPECT_EQ(fault_of(with_pass), "a pass is refused that may be, or accepted that may not be");
}

// South's queen leaves north's king in the corner no square.
TEST(QuantumFaults, OfAPlayerWithoutAMove) {
  auto stuck = prospects(placed("nKa1 sQb3 sKh8", 1));
  EXPECT_FALSE(stuck.back().refusal.has_value());
  EXPECT_EQ(fault_of(stuck), std::nullopt);
  stuck.back().refusal = Refusal{RefusalKind::kIllegal, "C-TURN-1", {}};
  EXPECT_EQ(fault_of(stuck), "a pass is refused that may be, or accepted that may not be");
}

TEST(QuantumFaults, OfAMoveThatIsNotListed) {
  auto moves = prospects(placed("nKe5 eKe7 sKj3 wKj9", 15));
  const auto refused = std::ranges::find_if(moves, [](const Prospect& each) { return each.refusal.has_value(); });
  ASSERT_NE(refused, moves.end());
  refused->refusal.reset();
  EXPECT_EQ(fault_of(moves), "what is listed is not what is accepted");
}

}  // namespace
}  // namespace tetrarch::search::quantum
