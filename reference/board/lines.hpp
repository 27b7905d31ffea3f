// Straight and diagonal lines on the board, and what stands on them.
#pragma once

#include "reference/board/square.hpp"

namespace tetrarch::board {

// One or more squares along a file or rank.
constexpr bool is_straight(Offset offset) { return (offset.files == 0) != (offset.ranks == 0); }

// One or more squares along a diagonal.
constexpr bool is_diagonal(Offset offset) {
  return offset.files != 0 && (offset.files == offset.ranks || offset.files == -offset.ranks);
}

// One square in any of the eight directions.
constexpr bool is_one_step(Offset offset) {
  return offset != Offset{} && offset.files >= -1 && offset.files <= 1 && offset.ranks >= -1 && offset.ranks <= 1;
}

// Two squares along one axis and one along the other.
constexpr bool is_leap(Offset offset) {
  const int product = offset.files * offset.ranks;
  return product == 2 || product == -2;
}

// -1, 0 or 1.
constexpr int sign_of(int distance) { return (distance > 0) - (distance < 0); }

// The single step that leads in the direction of an offset that is straight or diagonal.
constexpr Offset direction_of(Offset offset) { return {sign_of(offset.files), sign_of(offset.ranks)}; }

// Whether every square between two that share a line is empty. `is_empty` answers for one square. The ends do not
// count.
template <class IsEmpty>
constexpr bool is_clear_between(Square from, Square to, IsEmpty is_empty) {
  const Offset step = direction_of(to - from);
  for (auto square = moved_by(from, step); *square != to; square = moved_by(*square, step)) {
    if (!is_empty(*square)) return false;
  }
  return true;
}

}  // namespace tetrarch::board
