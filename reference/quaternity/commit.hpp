// Which moves may be committed, and what a committed move brings (the Q-ACTOR and Q-GUARD clauses, Q-TURN-1).
#pragma once

#include <variant>
#include <vector>

#include "reference/quaternity/adjudication.hpp"
#include "reference/quaternity/movement.hpp"
#include "reference/quaternity/refusal.hpp"

namespace tetrarch::quaternity {

struct Committed {
  Position position;           // after the whole cascade, with the next player on turn
  std::vector<Batch> batches;  // in order
};

// Commits a move of the player on turn, or says why not. The position is taken to be of a game that is not over.
std::variant<Committed, Refusal> commit(const Position& position, const Move& move);

// Whether `accepts` says yes to one of the moves that the player on turn may commit now. It ends with the first yes, so
// it also serves to visit all of them, in the order of squares and of Q-PAWN-10's choices. Nothing is allocated but
// what a mate brings.
template <class Accepts>
bool any_committable_move(const Position& position, Accepts accepts) {
  return any_move(position, position.turn, [&](const Move& move) {
    return std::holds_alternative<Committed>(commit(position, move)) && accepts(move);
  });
}

// Every move that the player on turn may commit now, in the order of any_committable_move.
std::vector<Move> committable_moves(const Position& position);

// Whether the player that is on turn in `position` is in check, has internal moves, and every one of them is refused
// under Q-ACTOR-1 or Q-ACTOR-2 (Q-GUARD-1, Q-GUARD-6). What would lead there is refused as unresolved.
bool is_every_defence_unsafe(const Position& position);

// Whether the player on turn has internal moves but none that may be committed (Q-GUARD-4).
bool is_unresolved(const Position& position);

}  // namespace tetrarch::quaternity
