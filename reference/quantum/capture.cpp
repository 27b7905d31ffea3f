#include "reference/quantum/capture.hpp"

#include "reference/quantum/rounds.hpp"

namespace tetrarch::quantum {

// C-CAPTURE-1, C-CAPTURE-2, C-CAPTURE-3, C-MOVE-6
bool may_capture(int round, Player by, Piece victim) {
  if (victim.army == by || victim.type == PieceType::kKing) return false;
  const bool is_duel = victim.army == duel_opponent_of(by);
  switch (phase_of(round)) {
    case 1:
      return is_duel;
    case 2:
      return is_duel || victim.type == PieceType::kPawn;
    default:
      return true;
  }
}

// C-CAPTURE-4 says no more than what follows from the clauses of the phases, where the duel opponent has no piece left.
std::optional<Clause> capture_forbids(const Position& position, Player by, Square square) {
  const Piece victim = *position.board.at(square);
  if (may_capture(position.round, by, victim)) return std::nullopt;
  if (victim.army == by) return "C-MOVE-1";
  if (victim.type == PieceType::kKing) return "C-MOVE-6";
  if (!position.survives[duel_opponent_of(by)]) return "C-CAPTURE-4";
  return phase_of(position.round) == 1 ? "C-CAPTURE-1" : "C-CAPTURE-2";
}

}  // namespace tetrarch::quantum
