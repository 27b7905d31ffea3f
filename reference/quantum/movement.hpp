// Which moves the rules of movement allow (the C-MOVE, C-ZONE and C-PROMOTE clauses), which of them leave the mover's
// king safe (C-CHECK-2), and what stands on the board after them.
#pragma once

#include <optional>

#include "reference/board/lines.hpp"
#include "reference/quantum/position.hpp"
#include "reference/quantum/promotion.hpp"
#include "reference/quantum/refusal.hpp"

namespace tetrarch::quantum {

// Castling is the king's move of two squares. `promotion` is what a pawn becomes that arrives on its promotion line.
struct Move {
  Square from;
  Square to;
  std::optional<PieceType> promotion;

  friend bool operator==(const Move&, const Move&) = default;
};

// The clause by which the rules of movement forbid the move to that player, or nothing. Neither the turn, nor the
// safety of its king, nor a promotion that it owes is asked.
std::optional<Clause> movement_forbids(const Position& position, Player player, const Move& move);

// The position after the move, with the same player on turn, before anything that it brings. The move must follow the
// rules of movement.
Position moved(Position position, const Move& move);

// As movement_forbids, and the move must leave the player's king safe (C-CHECK-2).
std::optional<Clause> move_forbids(const Position& position, Player player, const Move& move);

// Whether `accepts` says yes to one of the player's legal moves, as if it were on turn and owed no promotion. Each
// choice of a promotion is a move of its own. It ends with the first yes, so it also serves to visit all of them, in
// the order of squares and of promotion_choices.
template <class Accepts>
bool any_legal_move(const Position& position, Player player, Accepts accepts) {
  const auto legal_and_accepted = [&](const Move& move) {
    return !move_forbids(position, player, move) && accepts(move);
  };
  for (const Square from : position.board.occupied()) {
    if (!is_of(position, from, player)) continue;
    const Piece piece = *position.board.at(from);
    for (const Square to : board::kSquares) {
      if (!board::is_line_or_leap(to - from)) continue;
      if (!is_promotion_due(position.round, piece, to)) {
        if (legal_and_accepted({from, to, std::nullopt})) return true;
        continue;
      }
      for (const PieceType promotion : promotion_choices(position.round)) {
        if (legal_and_accepted({from, to, promotion})) return true;
      }
    }
  }
  return false;
}

inline bool has_legal_move(const Position& position, Player player) {
  return any_legal_move(position, player, [](const Move&) { return true; });
}

}  // namespace tetrarch::quantum
