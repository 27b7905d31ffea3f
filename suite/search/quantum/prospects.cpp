#include "suite/search/quantum/prospects.hpp"

#include <array>

#include "reference/quantum/attack.hpp"
#include "reference/quantum/castling.hpp"
#include "reference/quantum/pawn.hpp"

namespace tetrarch::search::quantum {

using namespace tetrarch::quantum;

namespace {

constexpr std::array<PieceType, 4> kNamed = {PieceType::kQueen, PieceType::kRook, PieceType::kBishop,
                                             PieceType::kKnight};

bool is_pawns_way(Player army, Offset offset) {
  return is_pawn_step(army, offset) || is_double_step(army, offset) || is_pawn_capture(army, offset);
}

bool is_on_way(const Position& position, Square from, Square to) {
  const Piece piece = *position.board.at(from);
  if (piece.type == PieceType::kPawn) return is_pawns_way(piece.army, to - from);
  const bool may_look_for_rook = piece.type == PieceType::kKing && piece.is_unmoved;
  return reaches(position, from, to) || (may_look_for_rook && is_castling(to - from));
}

void add_moves(std::vector<Action>& actions, const Position& position, Square from) {
  const Piece piece = *position.board.at(from);
  for (const Square to : board::kSquares) {
    if (!is_on_way(position, from, to)) continue;
    if (!is_promotion_due(position.round, piece, to)) {
      actions.emplace_back(Move{from, to, std::nullopt});
      continue;
    }
    for (const PieceType named : kNamed) actions.emplace_back(Move{from, to, named});
  }
}

void add_promotions(std::vector<Action>& actions, const Position& position, Square square) {
  if (position.board.at(square)->type != PieceType::kPawn || !owes_promotion(position, position.turn)) return;
  for (const PieceType type : kHandTypes) actions.emplace_back(Promote{square, type});
}

std::vector<Action> tried_actions(const Position& position) {
  std::vector<Action> actions;
  for (const Square square : position.board.occupied()) {
    if (!is_of(position, square, position.turn)) continue;
    add_moves(actions, position, square);
    add_promotions(actions, position, square);
  }
  actions.emplace_back(Pass{});
  return actions;
}

}  // namespace

std::vector<Prospect> prospects(const Position& position) {
  const State state{position, InProgress{}};
  std::vector<Prospect> found;
  for (const Action& action : tried_actions(position)) {
    found.push_back(generators::quantum::played_in(state, action));
  }
  return found;
}

}  // namespace tetrarch::search::quantum
