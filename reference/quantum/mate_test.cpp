#include "reference/quantum/mate.hpp"

#include <gtest/gtest.h>

#include "reference/quantum/placed.hpp"

namespace tetrarch::quantum {
namespace {

using enum Player;
using enum PieceType;

Elimination mated(Player player, std::optional<Player> by) { return {player, by, "C-MATE-2"}; }

// What the action brings in the position.
std::vector<Step> steps_of(const Position& position, const Action& action) {
  Game game = game_of(position);
  play(game, action);
  return game.events.back().steps;
}

Outcome outcome_after(const Position& position, const Action& action) {
  Game game = game_of(position);
  play(game, action);
  return game.state.outcome;
}

// C-MATE-1, C-MATE-2: the rooks cover the files a and b, and south's king stands on a1.
TEST(Mate, EliminatesThePlayerWithAllItsPieces) {
  Game game = game_of("nKi12 nRb7 nRh8 eKl6 sKa1 sNh3 wKc11");
  play(game, move("h8", "a8"));
  EXPECT_EQ(game.events.back().steps, std::vector<Step>{Mates{{mated(kSouth, kNorth)}}});
  const Position& position = game.state.position;
  EXPECT_FALSE(position.survives[kSouth]);
  EXPECT_TRUE(position.board.is_empty(at("a1")));
  EXPECT_TRUE(position.board.is_empty(at("h3")));
  EXPECT_EQ(position.hand[kSouth], Hand{}) << "eliminated is not captured";
  EXPECT_EQ(position.turn, kEast);
  EXPECT_EQ(game.state.outcome, Outcome{InProgress{}});
}

// C-MATE-1
TEST(Mate, IsNoneWhileThereIsALegalMove) {
  const Position with_rook = placed("nKi12 nRb7 nRh8 eKl6 sKa1 sRh4 wKc11");
  EXPECT_EQ(steps_of(with_rook, move("h8", "a8")), std::vector<Step>{}) << "the rook goes between, to a4";
  const Position with_bishop = placed("nKi12 nRb6 nRh8 eKl6 sKa1 sBd5 wKc11");
  EXPECT_EQ(steps_of(with_bishop, move("h8", "a8")), std::vector<Step>{}) << "the bishop captures on a8";
}

// C-CHECK-1
TEST(Mate, InPhaseTwoOnlyTheDuelOpponentMates) {
  const std::string_view pieces = "nKi12 eKl6 eRb7 eRh8 sKa1 wKc11";
  EXPECT_EQ(steps_of(placed(pieces, 14, kEast), move("h8", "a8")), std::vector<Step>{});
}

// The king's way out of a1: a2 is covered from c4, b1 from d3, b2 by whoever checks along the diagonal from j10.
const Position kDiscovery = placed("nKc10 nNf6 nBc4 nBd3 eKj4 eBj10 sKa1~~ wKh3", 20);

// C-MATE-4
TEST(Mate, IsDeliveredByWhoActedWhoeversPieceGivesTheCheck) {
  EXPECT_EQ(steps_of(kDiscovery, move("f6", "h7")), std::vector<Step>{Mates{{mated(kSouth, kNorth)}}});
}

// C-MATE-1: also one that would owe it if it were on turn, whatever the promotion could do for it.
TEST(Mate, SparesThoseWhoOweAPromotion) {
  Position position = kDiscovery;
  position.round = 28;
  position.board.put(at("e8"), Piece{kPawn, kSouth});
  EXPECT_EQ(steps_of(position, move("f6", "h7")), std::vector<Step>{Mates{{mated(kSouth, kNorth)}}});
  position.hand[kSouth].knight = 1;
  EXPECT_EQ(steps_of(position, move("f6", "h7")), std::vector<Step>{});
  position.round = 27;
  EXPECT_EQ(steps_of(position, move("f6", "h7")), std::vector<Step>{Mates{{mated(kSouth, kNorth)}}});
}

// Rooks on the lines 5, 6 and 7 leave no square to kings on the sixth line.
const Position kTwoAtOnce = placed("nKe10 nRd7 nRd5 nRf3 eKl6~~ sKh4 wKa6~~", 20);

// C-MATE-3
TEST(Mate, AllOfOnePositionAreEliminatedTogether) {
  EXPECT_EQ(steps_of(kTwoAtOnce, move("f3", "f6")),
            (std::vector<Step>{Mates{{mated(kEast, kNorth), mated(kWest, kNorth)}}}));
  EXPECT_EQ(outcome_after(kTwoAtOnce, move("f3", "f6")), Outcome{InProgress{}});
}

// C-MATE-3: south's king comes to stand on the open line when east's has gone.
TEST(Mate, IsJudgedAgainUntilNobodyIsMated) {
  const Position position = placed("nKe10 nRd7 nRd5 nRf3 eKj6 sKl6~~ wKh9", 20);
  EXPECT_EQ(steps_of(position, move("f3", "f6")),
            (std::vector<Step>{Mates{{mated(kEast, kNorth)}}, Mates{{mated(kSouth, kNorth)}}}));
}

// C-MATE-1, C-MATE-4: north opens west's rook on e6 against east, and east's pawn on h8 was all that kept south's
// bishop on j10 from north's king.
TEST(Mate, TheMoverTooIsJudgedAndNobodyDeliversItsMate) {
  const Position position = placed("nKa1~~ nNh6 eKl6~~ ePh8 sKh3 sBj10 sBc4 sBd3 wKe9 wRd7 wRd5 wRe6", 20);
  Game game = game_of(position);
  play(game, move("h6", "i4"));
  EXPECT_EQ(game.events.back().steps,
            (std::vector<Step>{Mates{{mated(kEast, kNorth)}}, Mates{{mated(kNorth, std::nullopt)}}}));
  EXPECT_EQ(game.state.position.turn, kSouth);
  EXPECT_EQ(game.state.position.round, 20);
}

// C-END-1
TEST(Mate, TheLastSurvivorWins) {
  Game game = game_of("nKi12 nRb7 nRh8 sKa1");
  play(game, move("h8", "a8"));
  EXPECT_EQ(game.state.outcome, (Outcome{Won{kNorth, Victory::kSurvival}}));
  EXPECT_EQ(game.state.position.turn, kNorth) << "nothing goes on when the game is over";
  EXPECT_EQ(game.state.position.round, 1);
}

// C-END-3
TEST(Mate, TheFirstInOvertimeWins) {
  const auto outcome_in = [](int round) {
    return outcome_after(placed("nKe9 nRd7 nRd5 nRf4 eKl6~~ sKh8 wKa6~~", round), move("f4", "f6"));
  };
  EXPECT_EQ(outcome_in(50), Outcome{InProgress{}});
  EXPECT_EQ(outcome_in(52), (Outcome{Won{kNorth, Victory::kMate}}));
}

// C-END-3: it says "however many survive".
TEST(Mate, InOvertimeItWinsAsAMateAlsoWhereOneSurvives) {
  EXPECT_EQ(outcome_after(placed("nKe9 nRd7 nRd5 nRf4 wKa6~~", 52), move("f4", "f6")),
            (Outcome{Won{kNorth, Victory::kMate}}));
}

// C-LOAD-2
TEST(Mate, ALoadedOneIsJudgedWithTheNextAction) {
  Game game = game_of("nKi12 nRb7 nRa8 eKl6 sKa1 wKc11", 1, kEast);
  EXPECT_TRUE(game.state.position.survives[kSouth]);
  play(game, move("l6", "l7"));
  EXPECT_EQ(eliminations_of(game.events.back().steps), std::vector{mated(kSouth, kEast)});
}

}  // namespace
}  // namespace tetrarch::quantum
