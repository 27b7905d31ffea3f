#include "reference/quaternity/mate.hpp"

#include "reference/quaternity/attack.hpp"
#include "reference/quaternity/movement.hpp"

namespace tetrarch::quaternity {
namespace {

// Q-FROZEN-4; only the copy that is judged has it so (Q-FROZEN-5).
Position with_active(Position position, Player player) {
  position.statuses[player] = Status::kActive;
  return position;
}

}  // namespace

// Q-MATE-1, Q-MATE-2
bool is_mated(const Position& position, Square king) {
  if (!is_king_in_check(position, king)) return false;
  const Player controller = controller_of(position, *position.board.at(king));
  return !has_internal_move(with_active(position, controller), controller);
}

}  // namespace tetrarch::quaternity
