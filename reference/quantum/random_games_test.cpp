// Games of random moves, and what must hold in every one of them.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>
#include <random>

#include "reference/quantum/game.hpp"
#include "reference/quantum/load.hpp"
#include "reference/quantum/opening.hpp"

namespace tetrarch::quantum {
namespace {

// How far the square is from the middle of the board, in half lines.
int eccentricity(Square square) {
  const int middle = board::kSide - 1;
  return std::max(std::abs(2 * square.file - middle), std::abs(2 * square.rank - middle));
}

bool brings_king_home(const Position& position, const Action& action) {
  const auto* move = std::get_if<Move>(&action);
  if (move == nullptr || !is_piece(position, move->from, PieceType::kKing, position.turn)) return false;
  return position.board.at(move->from)->time_outside != TimeOutside::kNone &&
         eccentricity(move->to) < eccentricity(move->from);
}

// An action that may be taken: one of those listed, or else a pass. Careful players bring their kings back into the
// zone.
Action chosen(const State& state, std::mt19937& random, bool is_careful) {
  auto actions = list_moves(state);
  if (actions.empty()) return Pass{};
  const auto is_better = [&](const Action& action) { return brings_king_home(state.position, action); };
  if (is_careful && std::ranges::any_of(actions, is_better)) std::erase_if(actions, std::not_fn(is_better));
  return actions[random() % actions.size()];
}

Game played_out(unsigned seed) {
  std::mt19937 random(seed);
  const bool is_careful = seed % 4 != 0;
  Game game = game_from(opening());
  while (!is_over(game.state)) {
    const auto refusal = act(game, chosen(game.state, random, is_careful));
    EXPECT_FALSE(refusal) << refusal->clause;
    if (refusal) break;
  }
  return game;
}

// The kings that are on the board, counted from the pieces alone.
std::vector<Player> with_kings(const Description& told) {
  std::vector<Player> players;
  for (const PlacedPiece& piece : told.pieces) {
    if (piece.type == PieceType::kKing) players.push_back(piece.army);
  }
  return players;
}

// C-END-2, counted in points and from the pieces alone.
std::map<Player, double> points_in(const Description& told) {
  const std::map<PieceType, double> worth = {{PieceType::kKing, 10},    {PieceType::kQueen, 9},  {PieceType::kRook, 5},
                                             {PieceType::kBishop, 3.5}, {PieceType::kKnight, 3}, {PieceType::kPawn, 1}};
  std::map<Player, double> points;
  for (const PlacedPiece& piece : told.pieces) points[piece.army] += worth.at(piece.type);
  return points;
}

// What the outcome must be in a position in which a game has ended, but for mates in overtime.
Outcome counted_outcome(const Description& told) {
  const auto kings = with_kings(told);
  if (kings.empty()) return Drawn{};
  if (kings.size() == 1) return Won{kings.front(), Victory::kSurvival};
  if (told.round != 51) return told.round == 61 ? Outcome{Drawn{}} : Outcome{InProgress{}};
  const auto points = points_in(told);
  const auto by_points = [](const auto& one, const auto& other) { return one.second < other.second; };
  return Won{std::ranges::max_element(points, by_points)->first, Victory::kPoints};
}

bool has_delivered_mate(const Game& game, Player player) {
  const auto eliminations = eliminations_of(game.events.back().steps);
  return std::ranges::find(eliminations, std::optional{player}, &Elimination::by) != eliminations.end();
}

void expect_end(const Game& game) {
  const Description told = described(game.state.position);
  const auto* won = std::get_if<Won>(&game.state.outcome);
  EXPECT_LE(told.round, 61);
  if (won != nullptr && won->by == Victory::kMate) {
    EXPECT_GE(told.round, 52);
    EXPECT_TRUE(has_delivered_mate(game, won->winner));
    return;
  }
  EXPECT_EQ(game.state.outcome, counted_outcome(told));
}

TEST(RandomGames, EndByRound61AsAnIndependentCountSays) {
  std::map<int, int> ends;
  for (unsigned seed = 1; seed <= 200; ++seed) {
    SCOPED_TRACE(seed);
    const Game game = played_out(seed);
    ASSERT_TRUE(is_over(game.state));
    expect_end(game);
    ++ends[game.state.position.round];
  }
  EXPECT_GT(ends[51], 0) << "points";
  EXPECT_GT(ends[61], 0) << "overtime";
}

TEST(RandomGames, HoldOnlyPositionsThatMayBeLoaded) {
  for (unsigned seed = 1; seed <= 20; ++seed) {
    SCOPED_TRACE(seed);
    const Game game = played_out(seed);
    for (const Event& event : game.events) {
      const Position& position = event.before.position;
      ASSERT_EQ(load(described(position)), (std::variant<Position, Refusal>{position})) << position.round;
    }
  }
}

TEST(RandomGames, AreUndoneToTheirBeginning) {
  Game game = played_out(7);
  while (!game.events.empty()) EXPECT_EQ(undo(game), std::nullopt);
  EXPECT_EQ(game.state, game_from(opening()).state);
}

}  // namespace
}  // namespace tetrarch::quantum
