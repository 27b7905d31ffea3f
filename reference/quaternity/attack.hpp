// Who attacks what, and who is in check (the Q-ATTACK and Q-CHECK clauses).
#pragma once

#include <vector>

#include "reference/quaternity/position.hpp"

namespace tetrarch::quaternity {

// Whether the piece on `from` attacks `to`: it could capture there if a hostile piece stood there, as far as the ways
// of its type and the pieces between are concerned (Q-ATTACK-2, Q-ATTACK-3). `from` must hold a piece.
bool reaches(const Position& position, Square from, Square to);

// Whether a piece of the player's attacks the square. Only active players attack (Q-ATTACK-1).
bool attacks(const Position& position, Player player, Square square);

// The squares of that player's pieces that attack the square (Q-ATTACK-4), in the order of their indices.
std::vector<Square> attackers(const Position& position, Square square, Player by);

// Whether the king that stands there is in check (Q-CHECK-1).
bool is_king_in_check(const Position& position, Square king);

// Whether any king that the player controls is in check (Q-CHECK-2).
bool is_in_check(const Position& position, Player player);

}  // namespace tetrarch::quaternity
