#include "reference/quaternity/attack.hpp"

#include <algorithm>

#include "reference/board/lines.hpp"
#include "reference/quaternity/pawn.hpp"

namespace tetrarch::quaternity {
namespace {

// Q-MOVE-1, Q-MOVE-2, Q-MOVE-3, Q-PAWN-3, Q-PAWN-5
bool is_capture_offset(Piece piece, Offset offset) {
  switch (piece.type) {
    case PieceType::kKing:
      return board::is_one_step(offset);
    case PieceType::kQueen:
      return board::is_straight(offset) || board::is_diagonal(offset);
    case PieceType::kRook:
      return board::is_straight(offset);
    case PieceType::kBishop:
      return board::is_diagonal(offset);
    case PieceType::kKnight:
      return board::is_leap(offset);
    case PieceType::kPawn:
      return is_pawn_capture(piece, offset);
    case PieceType::kNone:
      break;
  }
  return false;
}

// Q-ATTACK-3: what stands there blocks, whoever controls it.
bool is_clear(const Position& position, Square square) { return position.board.is_empty(square); }

// Q-ATTACK-1: of the piece on `from`, whoever controls it.
bool attacks_from(const Position& position, Square from, Square square) {
  return is_active(position, controller_of(position, *position.board.at(from))) && reaches(position, from, square);
}

}  // namespace

// Q-ATTACK-2, Q-ATTACK-3: only a knight leaps.
bool reaches(const Position& position, Square from, Square to) {
  const Piece piece = *position.board.at(from);
  if (!is_capture_offset(piece, to - from)) return false;
  if (piece.type == PieceType::kKnight) return true;
  return board::is_clear_between(from, to, [&](Square square) { return is_clear(position, square); });
}

// Q-ATTACK-1
bool attacks(const Position& position, Player player, Square square) {
  return std::ranges::any_of(position.board.occupied(), [&](Square from) {
    return is_controlled_by(position, from, player) && attacks_from(position, from, square);
  });
}

// Q-ATTACK-4
std::vector<Square> attackers(const Position& position, Square square, Player by) {
  std::vector<Square> found;
  for (const Square from : position.board.occupied()) {
    if (is_controlled_by(position, from, by) && attacks_from(position, from, square)) found.push_back(from);
  }
  return found;
}

// Q-CHECK-1
bool is_king_in_check(const Position& position, Square king) {
  const Player controller = controller_of(position, *position.board.at(king));
  const auto is_empty = [&](Square square) { return is_clear(position, square); };
  return board::any_in_reach_of(king, is_empty, [&](Square from) {
    return !is_controlled_by(position, from, controller) && attacks_from(position, from, king);
  });
}

// Q-CHECK-2
bool is_in_check(const Position& position, Player player) {
  return std::ranges::any_of(kings(position), [&](Square king) {
    return is_controlled_by(position, king, player) && is_king_in_check(position, king);
  });
}

}  // namespace tetrarch::quaternity
