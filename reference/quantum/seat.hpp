// Where a player sits: what is forward for it, and how far a square is from its edge (C-BOARD-2, C-BOARD-4).
#pragma once

#include "reference/quantum/position.hpp"

namespace tetrarch::quantum {

// One square forward for that army's pawns (C-MOVE-2).
constexpr Offset forward_of(Player army) {
  switch (army) {
    case Player::kNorth:
      return {0, -1};
    case Player::kEast:
      return {-1, 0};
    case Player::kSouth:
      return {0, 1};
    case Player::kWest:
      break;
  }
  return {1, 0};
}

// How many lines the square lies ahead of the army's own edge: 0 on its outer line, 11 on the last line of the board.
constexpr int advance_of(Player army, Square square) {
  switch (army) {
    case Player::kNorth:
      return board::kSide - 1 - square.rank;
    case Player::kEast:
      return board::kSide - 1 - square.file;
    case Player::kSouth:
      return square.rank;
    case Player::kWest:
      break;
  }
  return square.file;
}

// The line where every army's pawns begin (C-BOARD-3).
inline constexpr int kPawnLine = 1;

}  // namespace tetrarch::quantum
