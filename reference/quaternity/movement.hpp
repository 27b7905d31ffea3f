// How pieces move (the Q-MOVE clauses), and which moves leave the mover's kings safe (Q-SAFE-1).
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>

#include "reference/board/lines.hpp"
#include "reference/quaternity/pawn.hpp"
#include "reference/quaternity/position.hpp"

namespace tetrarch::quaternity {

// The id of a clause, such as "Q-MOVE-5".
using Clause = std::string_view;

struct Move {
  Square from;
  Square to;
  std::optional<PieceType> promotion;

  friend bool operator==(const Move&, const Move&) = default;
};

// The clause by which the rules of movement forbid the move to that player, or nothing. Neither the turn nor the
// safety of kings is asked.
std::optional<Clause> movement_forbids(const Position& position, Player player, const Move& move);

// The position after the move, before any mate is adjudicated. The move must follow the rules of movement.
Position moved(Position position, const Move& move);

// As movement_forbids, and the move must leave every king that the player controls safe (Q-SAFE-1).
std::optional<Clause> internal_forbids(const Position& position, Player player, const Move& move);

// Whether `accepts` says yes to one of the moves that the rules of movement allow the player. Each choice of a
// promotion is a move of its own (Q-ACTOR-4). It ends with the first yes, so it also serves to visit all of them.
template <class Accepts>
bool any_move(const Position& position, Player player, Accepts accepts) {
  const auto allowed_and_accepted = [&](const Move& move) {
    return !movement_forbids(position, player, move) && accepts(move);
  };
  for (const Square from : position.board.occupied()) {
    if (!is_controlled_by(position, from, player)) continue;
    const Piece piece = *position.board.at(from);
    for (const Square to : board::kSquares) {
      if (!board::is_line_or_leap(to - from)) continue;
      if (piece.type != PieceType::kPawn || !is_promotion_due(piece, to)) {
        if (allowed_and_accepted({from, to, std::nullopt})) return true;
        continue;
      }
      for (const PieceType promotion : kPromotions) {
        if (allowed_and_accepted({from, to, promotion})) return true;
      }
    }
  }
  return false;
}

// Whether `accepts` says yes to one of the player's internal moves (Q-SAFE-1).
template <class Accepts>
bool any_internal_move(const Position& position, Player player, Accepts accepts) {
  return any_move(position, player,
                  [&](const Move& move) { return !internal_forbids(position, player, move) && accepts(move); });
}

inline bool has_internal_move(const Position& position, Player player) {
  return any_internal_move(position, player, [](const Move&) { return true; });
}

}  // namespace tetrarch::quaternity
