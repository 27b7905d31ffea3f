#include "reference/quantum/attack.hpp"

#include <algorithm>

#include "reference/board/lines.hpp"
#include "reference/quantum/capture.hpp"
#include "reference/quantum/pawn.hpp"

namespace tetrarch::quantum {
namespace {

// C-MOVE-1, C-MOVE-2
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
      return is_pawn_capture(piece.army, offset);
    case PieceType::kNone:
      break;
  }
  return false;
}

// C-CHECK-1: a queen stands for the pieces that are no pawns.
bool may_check(int round, Player by, Player player) { return may_capture(round, by, Piece{PieceType::kQueen, player}); }

bool gives_check(const Position& position, Square from, Square king, Player player) {
  return may_check(position.round, position.board.at(from)->army, player) && reaches(position, from, king);
}

}  // namespace

// C-MOVE-1: every piece blocks, whether or not it may be captured. C-ZONE-3: lines run across inactive squares.
bool reaches(const Position& position, Square from, Square to) {
  const Piece piece = *position.board.at(from);
  if (!is_capture_offset(piece, to - from)) return false;
  if (piece.type == PieceType::kKnight) return true;
  return board::is_clear_between(from, to, [&](Square square) { return position.board.is_empty(square); });
}

// C-ATTACK-1
std::vector<Square> attackers(const Position& position, Square square, Player by) {
  std::vector<Square> found;
  for (const Square from : position.board.occupied()) {
    if (is_of(position, from, by) && reaches(position, from, square)) found.push_back(from);
  }
  return found;
}

// C-CHECK-1
bool is_checked_on(const Position& position, Square square, Player player) {
  const auto is_empty = [&](Square blocker) { return position.board.is_empty(blocker); };
  return board::any_in_reach_of(square, is_empty,
                                [&](Square from) { return gives_check(position, from, square, player); });
}

// C-CHECK-1
std::vector<Square> checkers_of(const Position& position, Player player) {
  std::vector<Square> checkers;
  const auto king = king_of(position, player);
  if (!king) return checkers;
  for (const Square from : position.board.occupied()) {
    if (gives_check(position, from, *king, player)) checkers.push_back(from);
  }
  return checkers;
}

// C-CHECK-1
bool is_in_check(const Position& position, Player player) {
  const auto king = king_of(position, player);
  return king && is_checked_on(position, *king, player);
}

}  // namespace tetrarch::quantum
