#include "reference/quaternity/movement.hpp"

#include "reference/board/lines.hpp"
#include "reference/quaternity/attack.hpp"

namespace tetrarch::quaternity {
namespace {

// The clause that says how such a piece moves.
Clause ways_of(PieceType type) {
  if (type == PieceType::kKnight) return "Q-MOVE-2";
  if (type == PieceType::kKing) return "Q-MOVE-3";
  return "Q-MOVE-1";
}

// Q-MOVE-4, Q-MOVE-5: whether the player may come to stand where a piece of its own or a king may be.
std::optional<Clause> landing_forbids(const Position& position, Player player, Square to) {
  if (is_king(position, to)) return "Q-MOVE-5";
  if (is_controlled_by(position, to, player)) return "Q-MOVE-4";
  return std::nullopt;
}

// Q-PAWN-10: a choice is named where one is owed, and only there.
std::optional<Clause> promotion_forbids(Piece pawn, const Move& move) {
  const bool is_choice = move.promotion && std::ranges::find(kPromotions, *move.promotion) != kPromotions.end();
  const bool is_due = is_promotion_due(pawn, move.to);
  if (is_due ? is_choice : !move.promotion) return std::nullopt;
  return "Q-PAWN-10";
}

// Q-PAWN-2, Q-PAWN-3, Q-PAWN-4, Q-PAWN-5
std::optional<Clause> pawn_forbids(const Position& position, Player player, Piece pawn, const Move& move) {
  const Offset offset = move.to - move.from;
  const bool is_open = pawn.heading == Heading::kOpen;
  if (is_pawn_capture(pawn, offset)) {
    if (position.board.is_empty(move.to)) return is_open ? "Q-PAWN-5" : "Q-PAWN-3";
    if (const auto clause = landing_forbids(position, player, move.to)) return clause;
    return promotion_forbids(pawn, move);
  }
  if (board::is_diagonal(offset)) return is_open ? "Q-PAWN-5" : "Q-PAWN-3";
  if (!is_pawn_step(pawn, offset)) return is_open ? "Q-PAWN-4" : "Q-PAWN-2";
  if (!position.board.is_empty(move.to)) return "Q-PAWN-2";
  return promotion_forbids(pawn, move);
}

// What stands on the square to which a piece has moved.
Piece arrived(Piece piece, const Move& move) {
  if (piece.type != PieceType::kPawn) return piece;
  if (move.promotion) return {*move.promotion, piece.army};
  piece.heading = heading_after(piece, move.to - move.from);
  return piece;
}

}  // namespace

std::optional<Clause> movement_forbids(const Position& position, Player player, const Move& move) {
  if (!is_controlled_by(position, move.from, player)) return "Q-MOVE-6";
  const Piece piece = *position.board.at(move.from);
  if (piece.type == PieceType::kPawn) return pawn_forbids(position, player, piece, move);
  if (!reaches(position, move.from, move.to)) return ways_of(piece.type);
  if (const auto clause = landing_forbids(position, player, move.to)) return clause;
  if (move.promotion) return "Q-PAWN-10";
  return std::nullopt;
}

Position moved(Position position, const Move& move) {
  const Piece piece = *position.board.at(move.from);
  position.board.clear(move.from);
  position.board.put(move.to, arrived(piece, move));
  return position;
}

// Q-SAFE-1
std::optional<Clause> internal_forbids(const Position& position, Player player, const Move& move) {
  if (const auto clause = movement_forbids(position, player, move)) return clause;
  if (is_in_check(moved(position, move), player)) return "Q-SAFE-1";
  return std::nullopt;
}

}  // namespace tetrarch::quaternity
