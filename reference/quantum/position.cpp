#include "reference/quantum/position.hpp"

#include <algorithm>

namespace tetrarch::quantum {

std::optional<Square> king_of(const Position& position, Player player) {
  for (const Square king : kings(position)) {
    if (is_of(position, king, player)) return king;
  }
  return std::nullopt;
}

int count_survivors(const Position& position) {
  return static_cast<int>(std::ranges::count_if(kPlayers, [&](Player player) { return position.survives[player]; }));
}

// C-TURN-2
Player next_survivor_after(const Position& position, Player player) {
  Player next = next_clockwise(player);
  while (!position.survives[next] && next != player) next = next_clockwise(next);
  return next;
}

void remove_piece(Position& position, Square square) {
  position.board.clear(square);
  position.passed.reset(board::index_of(square));
}

// C-MATE-2
void eliminate(Position& position, Player player) {
  position.survives[player] = false;
  for (const Square square : position.board.occupied()) {
    if (is_of(position, square, player)) remove_piece(position, square);
  }
}

}  // namespace tetrarch::quantum
