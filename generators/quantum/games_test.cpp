// Games of actions made by the generators, from the opening to their end, against a count of their own.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <optional>
#include <variant>
#include <vector>

#include "generators/quantum/scripts.hpp"
#include "reference/quantum/opening.hpp"

namespace tetrarch::generators::quantum {
namespace {

using namespace tetrarch::quantum;

constexpr int kGames = 1'000;

// Kings wander, or the time of all of them would be up before anything else happens: of the actions that may be taken
// those come first that lead back into the zone.
int lines_outside(int round, Square square) {
  const int inactive = round < 15 ? 0 : (round < 41 ? 2 : 3);
  const int nearest = std::min({int{square.file}, int{square.rank}, 11 - square.file, 11 - square.rank});
  return std::max(0, inactive - nearest);
}

bool brings_king_home(const Position& position, const Action& action) {
  const auto* move = std::get_if<Move>(&action);
  return move != nullptr && position.board.at(move->from)->type == PieceType::kKing &&
         lines_outside(position.round, move->to) < lines_outside(position.round, move->from);
}

Action next_action(Dice& dice, const State& state, bool is_careful) {
  const auto actions = list_moves(state);
  const auto leads_home = [&](const Action& action) { return brings_king_home(state.position, action); };
  const auto home = std::ranges::find_if(actions, leads_home);
  if (is_careful && home != actions.end()) return *home;
  const std::uint32_t number = any_choice(dice, kAction).number;
  return actions.empty() ? Action{Pass{}} : actions[number % actions.size()];
}

// A game to its end, with the state after each action.
std::vector<State> played_out(std::uint64_t seed) {
  Dice dice{rc::Random(seed)};
  const bool is_careful = !dice.one_in(4);
  Game game = game_from(opening());
  std::vector<State> states = {game.state};
  while (game.state.outcome == Outcome{InProgress{}}) {
    if (act(game, next_action(dice, game.state, is_careful))) break;
    states.push_back(game.state);
  }
  return states;
}

// C-END-2, in halves of a point.
int count_of(PieceType type) {
  static const std::map<PieceType, int> halves = {{PieceType::kKing, 20},  {PieceType::kQueen, 18},
                                                  {PieceType::kRook, 10},  {PieceType::kBishop, 7},
                                                  {PieceType::kKnight, 6}, {PieceType::kPawn, 2}};
  return halves.at(type);
}

// What each player with a king on the board has there, and nothing for others.
std::map<Player, int> counted(const Position& position) {
  std::map<Player, int> totals;
  for (const Square square : board::kSquares) {
    const auto piece = position.board.at(square);
    if (piece && piece->type == PieceType::kKing) totals.try_emplace(piece->army, 0);
  }
  for (const Square square : board::kSquares) {
    const auto piece = position.board.at(square);
    if (piece) totals.at(piece->army) += count_of(piece->type);
  }
  return totals;
}

// The one player with the highest total, or nothing where several have it.
std::optional<Player> highest(const std::map<Player, int>& totals) {
  std::map<int, std::vector<Player>> by_total;
  for (const auto& [player, total] : totals) by_total[total].push_back(player);
  const auto& best = by_total.rbegin()->second;
  if (best.size() > 1) return std::nullopt;
  return best.front();
}

// The outcome that the board and the round call for: of the last state, and of the one before, whose player on turn
// has just acted.
Outcome due_outcome(const Position& position, const State& before) {
  const auto totals = counted(position);
  const auto survivors = counted(before.position).size();
  if (totals.empty()) return Drawn{};
  const bool is_mate_in_overtime = position.round >= 52 && position.round == before.position.round;
  if (is_mate_in_overtime && totals.size() < survivors) return Won{before.position.turn, Victory::kMate};
  if (totals.size() == 1) return Won{totals.begin()->first, Victory::kSurvival};
  if (position.round == 51) return Won{highest(totals).value(), Victory::kPoints};
  return position.round == 61 ? Outcome{Drawn{}} : Outcome{InProgress{}};
}

bool is_anything_outside(const Position& position) {
  return std::ranges::any_of(board::kSquares, [&](Square square) {
    return !position.board.is_empty(square) && lines_outside(position.round, square) > 0;
  });
}

std::ptrdiff_t pieces_of(const Position& position, Player player) {
  return std::ranges::count_if(board::kSquares, [&](Square square) {
    const auto piece = position.board.at(square);
    return piece && piece->army == player;
  });
}

// The positions in which overtime begins because points were shared, and still are. Between the two rounds the time of
// pieces outside may have been up; that is ruled out where nothing was outside and the mover still has what it had.
std::vector<Position> shared(const std::vector<State>& states) {
  std::vector<Position> found;
  for (std::size_t index = 1; index < states.size(); ++index) {
    const Position& before = states[index - 1].position;
    const Position& position = states[index].position;
    const bool is_clear =
        !is_anything_outside(before) && pieces_of(before, before.turn) == pieces_of(position, before.turn);
    if (before.round == 50 && position.round == 52 && is_clear) found.push_back(position);
  }
  return found;
}

TEST(Games, EndAsTheBoardAndTheRoundSay) {
  std::map<int, int> ends;
  std::map<std::size_t, int> outcomes;
  std::size_t ties = 0;
  for (std::uint64_t seed = 1; seed <= kGames; ++seed) {
    SCOPED_TRACE(seed);
    const auto states = played_out(seed);
    ASSERT_GT(states.size(), 1U);
    const State& last = states.back();
    EXPECT_LE(last.position.round, 61);
    EXPECT_EQ(last.outcome, due_outcome(last.position, states[states.size() - 2]));
    EXPECT_NE(last.outcome, Outcome{InProgress{}});
    for (const Position& position : shared(states)) EXPECT_EQ(highest(counted(position)), std::nullopt);
    ties += shared(states).size();
    ++ends[last.position.round];
    ++outcomes[last.outcome.index()];
  }
  EXPECT_GT(ends[51], 0) << "points";
  EXPECT_GT(ends[61], 0) << "the end of overtime";
  EXPECT_GT(ties, 0U);
  EXPECT_GT(outcomes[1], 0) << "won";
  EXPECT_GT(outcomes[2], 0) << "drawn";
}

// Nobody comes back, and every state before the last goes on because several survive.
TEST(Games, GoOnWhileSeveralSurvive) {
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    SCOPED_TRACE(seed);
    const auto states = played_out(seed);
    for (std::size_t index = 0; index + 1 < states.size(); ++index) {
      ASSERT_GT(counted(states[index].position).size(), 1U);
      ASSERT_GE(counted(states[index].position).size(), counted(states[index + 1].position).size());
    }
  }
}

}  // namespace
}  // namespace tetrarch::generators::quantum
