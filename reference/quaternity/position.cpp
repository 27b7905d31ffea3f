#include "reference/quaternity/position.hpp"

#include <algorithm>

namespace tetrarch::quaternity {

bool controls_king(const Position& position, Player player) {
  return std::ranges::any_of(kings(position), [&](Square king) { return is_controlled_by(position, king, player); });
}

int count_active(const Position& position) {
  return static_cast<int>(std::ranges::count_if(kPlayers, [&](Player player) { return is_active(position, player); }));
}

// Q-TURN-1
Player next_active_after(const Position& position, Player player) {
  Player next = next_clockwise(player);
  while (!is_active(position, next) && next != player) next = next_clockwise(next);
  return next;
}

}  // namespace tetrarch::quaternity
