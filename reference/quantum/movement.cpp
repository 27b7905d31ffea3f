#include "reference/quantum/movement.hpp"

#include <algorithm>

#include "reference/board/lines.hpp"
#include "reference/quantum/attack.hpp"
#include "reference/quantum/capture.hpp"
#include "reference/quantum/castling.hpp"
#include "reference/quantum/pawn.hpp"
#include "reference/quantum/rounds.hpp"
#include "reference/quantum/seat.hpp"

namespace tetrarch::quantum {
namespace {

bool is_castling_move(Piece piece, const Move& move) {
  return piece.type == PieceType::kKing && is_castling(move.to - move.from);
}

// C-ZONE-3, C-PROMOTE-3: who may come to stand on an inactive square.
std::optional<Clause> zone_forbids(int round, Piece piece, Square to) {
  if (is_active(round, to) || piece.type == PieceType::kKing) return std::nullopt;
  if (piece.type != PieceType::kPawn) return "C-ZONE-3";
  if (!is_on_promotion_line(round, piece.army, to)) return "C-PROMOTE-3";
  return std::nullopt;
}

// C-PROMOTE-6, C-PROMOTE-7: a piece is named where a promotion is due, one that may be chosen, and only there.
std::optional<Clause> promotion_forbids(int round, Piece piece, const Move& move) {
  const bool is_due = is_promotion_due(round, piece, move.to);
  if (is_due != move.promotion.has_value()) return "C-PROMOTE-7";
  if (!is_due) return std::nullopt;
  const auto choices = promotion_choices(round);
  if (std::ranges::find(choices, *move.promotion) != choices.end()) return std::nullopt;
  return is_promotion_forced(round) ? "C-PROMOTE-6" : "C-PROMOTE-7";
}

// C-MOVE-4: onto an empty square a pawn captures only what has passed it.
std::optional<Clause> en_passant_forbids(const Position& position, Player player, Square to) {
  std::optional<Clause> forbids = "C-MOVE-2";
  for (const Player army : kPlayers) {
    const auto pawn = pawn_that_passed(position, to, army);
    if (!pawn) continue;
    forbids = capture_forbids(position, player, *pawn);
    if (!forbids) break;
  }
  return forbids;
}

std::optional<Clause> pawn_capture_forbids(const Position& position, Player player, Square to) {
  if (position.board.is_empty(to)) return en_passant_forbids(position, player, to);
  return capture_forbids(position, player, to);
}

// C-MOVE-3: both squares are empty, the one that is passed and the one that is reached.
std::optional<Clause> double_step_forbids(const Position& position, Player player, const Move& move) {
  const Square passed = *board::moved_by(move.from, forward_of(player));
  if (advance_of(player, move.from) != kPawnLine) return "C-MOVE-3";
  if (!position.board.is_empty(passed) || !position.board.is_empty(move.to)) return "C-MOVE-3";
  return std::nullopt;
}

// C-MOVE-2
std::optional<Clause> pawn_forbids(const Position& position, Player player, const Move& move) {
  const Offset offset = move.to - move.from;
  if (is_pawn_capture(player, offset)) return pawn_capture_forbids(position, player, move.to);
  if (is_double_step(player, offset)) return double_step_forbids(position, player, move);
  if (is_pawn_step(player, offset) && position.board.is_empty(move.to)) return std::nullopt;
  return "C-MOVE-2";
}

// C-MOVE-1
std::optional<Clause> piece_forbids(const Position& position, Player player, const Move& move) {
  if (!reaches(position, move.from, move.to)) return "C-MOVE-1";
  if (position.board.is_empty(move.to)) return std::nullopt;
  return capture_forbids(position, player, move.to);
}

// Whether the piece's way of moving leads there and it may come to stand there.
std::optional<Clause> way_forbids(const Position& position, Piece piece, const Move& move) {
  if (piece.type == PieceType::kPawn) return pawn_forbids(position, piece.army, move);
  if (!is_castling_move(piece, move)) return piece_forbids(position, piece.army, move);
  if (!may_castle(position, move.from, move.to)) return "C-MOVE-5";
  return std::nullopt;
}

void capture(Position& position, Square square) {
  take_in_hand(position, *position.board.at(square));
  remove_piece(position, square);
}

// C-MOVE-4: every pawn that passed the square and may be captured.
void capture_en_passant(Position& position, Player by, Square passed) {
  for (const Player army : kPlayers) {
    const auto pawn = pawn_that_passed(position, passed, army);
    if (pawn && !capture_forbids(position, by, *pawn)) capture(position, *pawn);
  }
}

// C-MOVE-5: the rook goes to the square that the king passes.
void move_castling_rook(Position& position, const Move& move) {
  const Square from = *castling_rook(position, move.from, move.to);
  Piece rook = *position.board.at(from);
  rook.is_unmoved = false;
  position.board.clear(from);
  position.board.put(*board::moved_by(move.from, board::direction_of(move.to - move.from)), rook);
}

// C-ZONE-4: the time of a piece outside begins when it comes there.
TimeOutside time_after(int round, Piece piece, Square to) {
  if (is_active(round, to)) return TimeOutside::kNone;
  return piece.time_outside == TimeOutside::kNone ? TimeOutside::kTwoRounds : piece.time_outside;
}

// What stands on the square to which the piece has moved.
Piece arrived(int round, Piece piece, const Move& move) {
  Piece arrival{move.promotion ? *move.promotion : piece.type, piece.army};
  arrival.time_outside = time_after(round, piece, move.to);
  return arrival;
}

}  // namespace

// C-ROUND-1: in a player's turn its own pieces move.
std::optional<Clause> movement_forbids(const Position& position, Player player, const Move& move) {
  if (!is_of(position, move.from, player)) return "C-ROUND-1";
  const Piece piece = *position.board.at(move.from);
  if (const auto clause = way_forbids(position, piece, move)) return clause;
  if (const auto clause = zone_forbids(position.round, piece, move.to)) return clause;
  return promotion_forbids(position.round, piece, move);
}

Position moved(Position position, const Move& move) {
  const Piece piece = *position.board.at(move.from);
  const bool is_pawn = piece.type == PieceType::kPawn;
  const Offset offset = move.to - move.from;
  if (!position.board.is_empty(move.to)) {
    capture(position, move.to);
  } else if (is_pawn && is_pawn_capture(piece.army, offset)) {
    capture_en_passant(position, piece.army, move.to);
  }
  if (is_castling_move(piece, move)) move_castling_rook(position, move);
  remove_piece(position, move.from);
  position.board.put(move.to, arrived(position.round, piece, move));
  if (is_pawn && is_double_step(piece.army, offset)) position.passed.set(board::index_of(move.to));
  return position;
}

// C-CHECK-2
std::optional<Clause> move_forbids(const Position& position, Player player, const Move& move) {
  if (const auto clause = movement_forbids(position, player, move)) return clause;
  if (is_in_check(moved(position, move), player)) return "C-CHECK-2";
  return std::nullopt;
}

}  // namespace tetrarch::quantum
