#include "generators/quantum/scripts.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <vector>

#include "generators/quantum/features.hpp"

namespace tetrarch::generators::quantum {

using namespace tetrarch::quantum;

using Step = generators::quantum::Step;

namespace {

using board::kSquareCount;

constexpr std::array kPromotions = {PieceType::kQueen, PieceType::kRook, PieceType::kBishop, PieceType::kKnight};

bool is_one_of_ours(Wish wish) {
  return wish == kAction || wish == kAnything || wish == kUndo || wish == kSaveAndRestore;
}

// All that may be done, a pass too.
std::vector<Action> possible_actions(const State& state) {
  auto actions = list_moves(state);
  if (actions.empty() && !played_in(state, Pass{}).refusal) actions.emplace_back(Pass{});
  return actions;
}

void add_moves_from(Square from, std::vector<Action>& actions) {
  for (const Square to : board::kSquares) actions.emplace_back(Move{from, to, std::nullopt});
}

void add_promotions_of(const Position& position, Square square, std::vector<Action>& actions) {
  for (const PieceType type : kPromotions) {
    actions.emplace_back(Promote{square, type});
    for (const Square to : board::kSquares) {
      const auto offset = to - square;
      const bool is_near = std::abs(offset.files) <= 1 && std::abs(offset.ranks) <= 1;
      if (is_near && is_of(position, square, position.turn)) actions.emplace_back(Move{square, to, type});
    }
  }
}

// Where the piece of a player that is not on turn would go.
void add_moves_off_turn(const Position& position, Square from, std::vector<Action>& actions) {
  const Player player = position.board.at(from)->army;
  for (const Square to : board::kSquares) {
    const Move move{from, to, std::nullopt};
    if (!movement_forbids(position, player, move)) actions.emplace_back(move);
  }
}

// What might be tried, right or wrong: every move of every piece of the player on turn, moves of others, promotions of
// pawns in moves and where they stand, and a pass.
std::vector<Action> conceivable_actions(const State& state) {
  const Position& position = state.position;
  std::vector<Action> actions = {Pass{}};
  for (const Square from : position.board.occupied()) {
    if (is_of(position, from, position.turn)) {
      add_moves_from(from, actions);
    } else {
      add_moves_off_turn(position, from, actions);
    }
    if (position.board.at(from)->type == PieceType::kPawn) add_promotions_of(position, from, actions);
  }
  return actions;
}

std::vector<Action> candidates(const State& state, Wish wish) {
  return wish == kAction || is_of_accepted(wish) ? possible_actions(state) : conceivable_actions(state);
}

std::vector<Action> granting(const State& state, Wish wish) {
  auto actions = candidates(state, wish);
  if (wish != kAction) {
    std::erase_if(actions, [&](const Action& action) { return !has_feature(played_in(state, action), wish); });
  }
  return actions;
}

// Any piece to anywhere; one in eight from an empty square, one in eight with a choice of promotion.
Move any_move(const Position& position, std::uint32_t number) {
  std::vector<Square> occupied;
  std::ranges::copy(position.board.occupied(), std::back_inserter(occupied));
  Move move;
  move.to = board::square_at(number % kSquareCount);
  const std::uint32_t rest = number / kSquareCount;
  const bool is_from_anywhere = rest % 8 == 0 || occupied.empty();
  move.from = is_from_anywhere ? board::square_at(rest / 8 % kSquareCount) : occupied[rest / 8 % occupied.size()];
  if (rest % 8 == 1) move.promotion = kPromotions[rest / 8 % kPromotions.size()];
  return move;
}

Action anything(const Position& position, std::uint32_t number) {
  const std::uint32_t rest = number / 8;
  if (number % 8 == 0) return Pass{};
  if (number % 8 > 1) return any_move(position, rest);
  return Promote{board::square_at(rest % kSquareCount), kPromotions[rest / kSquareCount % kPromotions.size()]};
}

Action action_for(const Choice& choice, const State& state) {
  if (choice.wish == kAnything) return anything(state.position, choice.number);
  auto actions = granting(state, choice.wish);
  if (actions.empty()) actions = possible_actions(state);
  if (actions.empty()) return anything(state.position, choice.number);
  return actions[choice.number % actions.size()];
}

}  // namespace

Step resolved(const Choice& choice, const State& state) {
  if (choice.wish == kUndo) return UndoLatest{};
  if (choice.wish == kSaveAndRestore) return SaveAndRestore{};
  return action_for(choice, state);
}

bool is_granted(const State& state, Wish wish) {
  if (is_one_of_ours(wish)) return true;
  return std::ranges::any_of(candidates(state, wish),
                             [&](const Action& action) { return has_feature(played_in(state, action), wish); });
}

}  // namespace tetrarch::generators::quantum
