#include "reference/quantum/turn.hpp"

#include "reference/quantum/round_beginning.hpp"

namespace tetrarch::quantum {
namespace {

// C-MOVE-4: what passed may be captured until its owner is on turn again.
void give_turn(Position& position, Player player) {
  position.turn = player;
  for (const Square square : position.board.occupied()) {
    if (is_of(position, square, player)) position.passed.reset(board::index_of(square));
  }
}

}  // namespace

// C-ROUND-1, C-TURN-2
void hand_turn_on(Course& course) {
  Position& position = course.state.position;
  const Player last = position.turn;
  const Player next = next_survivor_after(position, last);
  give_turn(position, next);
  if (next > last) return;
  begin_next_round(course);
  if (is_over(course.state) || position.survives[next]) return;
  give_turn(position, next_survivor_after(position, next));
}

}  // namespace tetrarch::quantum
