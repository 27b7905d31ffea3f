#include "suite/search/quantum/kings.hpp"

#include "reference/quantum/attack.hpp"
#include "reference/quantum/capture.hpp"
#include "reference/quantum/movement.hpp"
#include "suite/search/near_mate.hpp"
#include "suite/search/turns.hpp"

namespace tetrarch::search::quantum {

using namespace tetrarch::quantum;

namespace {

struct Rules {
  using Position = tetrarch::quantum::Position;
  using Player = tetrarch::quantum::Player;
  using Move = tetrarch::quantum::Move;

  static bool is_king(const Position& position, Square square) { return is_type(position, square, PieceType::kKing); }

  static bool is_knight(const Position& position, Square square) {
    return is_type(position, square, PieceType::kKnight);
  }

  static Player owner_of(const Position& position, Square square) { return position.board.at(square)->army; }

  static bool is_checked(const Position& position, Square king) {
    return is_checked_on(position, king, owner_of(position, king));
  }

  static bool is_in_check(const Position& position, Player player) {
    return tetrarch::quantum::is_in_check(position, player);
  }

  template <class Accepts>
  static bool any_answer(const Position& position, Player player, Accepts accepts) {
    return any_legal_move(position, player, accepts);
  }

  static bool may_flee(const Position& position, Square square, Player player) {
    const auto piece = position.board.at(square);
    if (piece && !may_capture(position.round, player, *piece)) return false;
    return !is_checked_on(position, square, player);
  }

  // Who may capture a queen of that player may give it check (C-CHECK-1).
  static bool is_hostile_piece(const Position& position, Square square, Player player) {
    const auto piece = position.board.at(square);
    if (!piece || piece->type == PieceType::kKing || piece->type == PieceType::kPawn) return false;
    return may_capture(position.round, piece->army, Piece{PieceType::kQueen, player});
  }

  static auto movement_forbids(const Position& position, Player player, const Move& move) {
    return tetrarch::quantum::movement_forbids(position, player, move);
  }

  static Position moved(const Position& position, const Move& move) { return tetrarch::quantum::moved(position, move); }

  static bool reaches(const Position& position, Square from, Square to) {
    return tetrarch::quantum::reaches(position, from, to);
  }

  static int turns_before(const Position& position, Player player) {
    return moves_before(position, player, next_survivor_after);
  }

 private:
  static bool is_type(const Position& position, Square square, PieceType type) {
    const auto piece = position.board.at(square);
    return piece && piece->type == type;
  }
};

}  // namespace

int distance_to_mate(const Position& position) { return NearMate<Rules>(position).distance(); }

int distance_to_two_mates(const Position& position) { return NearMate<Rules>(position).distance_of_two(); }

}  // namespace tetrarch::search::quantum
