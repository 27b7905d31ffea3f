#include "reference/quantum/castling.hpp"

#include "reference/board/lines.hpp"
#include "reference/quantum/attack.hpp"
#include "reference/quantum/rounds.hpp"

namespace tetrarch::quantum {

bool is_castling(Offset offset) {
  const int length = offset.files * offset.files + offset.ranks * offset.ranks;
  return board::is_straight(offset) && length == 4;
}

// C-MOVE-5: the first piece on the king's way must be the rook.
std::optional<Square> castling_rook(const Position& position, Square king, Square to) {
  const Offset step = board::direction_of(to - king);
  auto square = board::moved_by(king, step);
  while (square && position.board.is_empty(*square)) square = board::moved_by(*square, step);
  if (!square || !is_piece(position, *square, PieceType::kRook, position.board.at(king)->army)) return std::nullopt;
  if (!position.board.at(*square)->is_unmoved) return std::nullopt;
  return square;
}

// C-MOVE-5
bool may_castle(const Position& position, Square from, Square to) {
  const Piece king = *position.board.at(from);
  if (inactive_lines(position.round) > 0) return false;
  if (!king.is_unmoved || !castling_rook(position, from, to)) return false;
  const Square passed = *board::moved_by(from, board::direction_of(to - from));
  return !is_checked_on(position, from, king.army) && !is_checked_on(position, passed, king.army) &&
         !is_checked_on(position, to, king.army);
}

}  // namespace tetrarch::quantum
