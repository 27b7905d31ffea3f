// Who attacks what, and who is in check (C-MOVE-1, C-ATTACK-1, C-CHECK-1).
#pragma once

#include <vector>

#include "reference/quantum/position.hpp"

namespace tetrarch::quantum {

// Whether the piece on `from` reaches `to` by its capturing movement, whatever stands there and whatever the phase lets
// it capture. `from` must hold a piece (C-ATTACK-1).
bool reaches(const Position& position, Square from, Square to);

// The squares of that player's pieces that attack the square (C-ATTACK-1), in the order of their indices.
std::vector<Square> attackers(const Position& position, Square square, Player by);

// Whether a king of the player's would be in check on that square, as the board stands (C-CHECK-1).
bool is_checked_on(const Position& position, Square square, Player player);

// The squares of the pieces that give the player's king check, in the order of their indices (C-CHECK-1); none for a
// player without a king.
std::vector<Square> checkers_of(const Position& position, Player player);

// Whether the player's king is in check (C-CHECK-1). A player without a king never is.
bool is_in_check(const Position& position, Player player);

}  // namespace tetrarch::quantum
