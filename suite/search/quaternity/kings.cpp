#include "suite/search/quaternity/kings.hpp"

#include <algorithm>
#include <optional>

#include "reference/quaternity/attack.hpp"
#include "reference/quaternity/movement.hpp"
#include "suite/search/near_mate.hpp"
#include "suite/search/turns.hpp"

namespace tetrarch::search::quaternity {

using namespace tetrarch::quaternity;

namespace {

struct Rules {
  using Position = tetrarch::quaternity::Position;
  using Player = tetrarch::quaternity::Player;
  using Move = tetrarch::quaternity::Move;

  static bool is_king(const Position& position, Square square) {
    return tetrarch::quaternity::is_king(position, square);
  }

  static bool is_knight(const Position& position, Square square) {
    return position.board.at(square)->type == PieceType::kKnight;
  }

  static Player owner_of(const Position& position, Square square) {
    return controller_of(position, *position.board.at(square));
  }

  static bool is_checked(const Position& position, Square king) { return is_king_in_check(position, king); }

  static bool is_in_check(const Position& position, Player player) {
    return tetrarch::quaternity::is_in_check(position, player);
  }

  template <class Accepts>
  static bool any_answer(const Position& position, Player player, Accepts accepts) {
    return any_internal_move(position, player, accepts);
  }

  static bool may_flee(const Position& position, Square square, Player player) {
    return !is_king(position, square) && !is_controlled_by(position, square, player) &&
           std::ranges::none_of(kPlayers,
                                [&](Player other) { return other != player && attacks(position, other, square); });
  }

  static bool is_hostile_piece(const Position& position, Square square, Player player) {
    const auto piece = position.board.at(square);
    if (!piece || piece->type == PieceType::kKing || piece->type == PieceType::kPawn) return false;
    const Player controller = controller_of(position, *piece);
    return controller != player && is_active(position, controller);
  }

  static auto movement_forbids(const Position& position, Player player, const Move& move) {
    return tetrarch::quaternity::movement_forbids(position, player, move);
  }

  static Position moved(const Position& position, const Move& move) {
    return tetrarch::quaternity::moved(position, move);
  }

  static bool reaches(const Position& position, Square from, Square to) {
    return tetrarch::quaternity::reaches(position, from, to);
  }

  static int turns_before(const Position& position, Player player) {
    return moves_before(position, player, next_active_after);
  }
};

}  // namespace

int distance_to_mate(const Position& position) { return NearMate<Rules>(position).distance(); }

int distance_to_two_mates(const Position& position) { return NearMate<Rules>(position).distance_of_two(); }

}  // namespace tetrarch::search::quaternity
