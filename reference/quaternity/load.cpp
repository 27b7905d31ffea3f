#include "reference/quaternity/load.hpp"

#include <algorithm>

#include "reference/quaternity/commit.hpp"

namespace tetrarch::quaternity {
namespace {

bool is_pawn_misheaded(Piece piece) {
  if (piece.type == PieceType::kPawn) return !is_heading_of(piece.army, piece.heading);
  return piece.heading != Heading::kNone;
}

bool has_misheaded_piece(const Position& position) {
  return std::ranges::any_of(position.board.occupied(),
                             [&](Square square) { return is_pawn_misheaded(*position.board.at(square)); });
}

bool has_two_kings(const Position& position, Army army) {
  return std::ranges::count_if(position.board.occupied(), [&](Square square) {
           return is_king(position, square) && position.board.at(square)->army == army;
         }) > 1;
}

bool controls_piece(const Position& position, Player player) {
  return std::ranges::any_of(position.board.occupied(),
                             [&](Square square) { return is_controlled_by(position, square, player); });
}

bool lacks_king(const Position& position, Player player) {
  return position.statuses[player] != Status::kEliminated && !controls_king(position, player);
}

bool is_eliminated_with_pieces(const Position& position, Player player) {
  return position.statuses[player] == Status::kEliminated && controls_piece(position, player);
}

// Q-LOAD-1; what it does not name is allowed (Q-LOAD-2).
std::optional<std::string_view> fault_of(const Position& position) {
  const auto any_player = [&](auto fails) {
    return std::ranges::any_of(kPlayers, [&](Player player) { return fails(position, player); });
  };
  if (has_misheaded_piece(position)) return "a pawn without a heading of its army, or another piece with one";
  if (any_player(has_two_kings)) return "an army has two kings";
  if (any_player(lacks_king)) return "an active or frozen player controls no king";
  if (any_player(is_eliminated_with_pieces)) return "an eliminated player controls a piece";
  if (count_active(position) == 0) return "no player is active";
  if (!is_active(position, position.turn)) return "the player on turn is not active";
  return std::nullopt;
}

}  // namespace

std::optional<Refusal> load_forbids(const Position& position) {
  if (const auto fault = fault_of(position)) return Refusal{RefusalKind::kInvalid, "Q-LOAD-1", *fault};
  if (is_unresolved(position)) return Refusal{RefusalKind::kUnresolved, "Q-GUARD-5", {}};
  return std::nullopt;
}

}  // namespace tetrarch::quaternity
