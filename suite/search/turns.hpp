// Whose turn comes when.
#pragma once

#include "reference/quaternity/position.hpp"

namespace tetrarch::search {

// How many moves of others come before it is the turn of that player, who must be active.
inline int moves_before(const quaternity::Position& position, quaternity::Player player) {
  int moves = 0;
  for (auto next = position.turn; next != player; next = quaternity::next_active_after(position, next)) ++moves;
  return moves;
}

}  // namespace tetrarch::search
