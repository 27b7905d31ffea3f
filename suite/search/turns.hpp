// Whose turn comes when, in any game.
#pragma once

namespace tetrarch::search {

// How many turns of others come before that player's, who must be one of those that next_after(position, player) gives.
template <class Position, class Player, class NextAfter>
int moves_before(const Position& position, Player player, NextAfter next_after) {
  int moves = 0;
  for (auto next = position.turn; next != player; next = next_after(position, next)) ++moves;
  return moves;
}

}  // namespace tetrarch::search
