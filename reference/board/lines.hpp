// Straight and diagonal lines on the board, and what stands on them.
#pragma once

#include <algorithm>
#include <array>
#include <optional>

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

// Along a line or by a leap, as every move of every piece goes.
constexpr bool is_line_or_leap(Offset offset) { return is_straight(offset) || is_diagonal(offset) || is_leap(offset); }

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

inline constexpr std::array<Offset, 8> kDirections = {
    {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}};
inline constexpr std::array<Offset, 8> kLeaps = {
    {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}}};

// Whether `accepts` says yes to one of the squares on which a piece can stand that reaches `square`: the first in each
// direction that is not empty, and those a leap away that are not.
template <class IsEmpty, class Accepts>
constexpr bool any_in_reach_of(Square square, IsEmpty is_empty, Accepts accepts) {
  const auto is_found = [&](std::optional<Square> from) { return from && !is_empty(*from) && accepts(*from); };
  const auto first_in = [&](Offset direction) {
    auto from = moved_by(square, direction);
    while (from && is_empty(*from)) from = moved_by(*from, direction);
    return from;
  };
  return std::ranges::any_of(kDirections, [&](Offset direction) { return is_found(first_in(direction)); }) ||
         std::ranges::any_of(kLeaps, [&](Offset leap) { return is_found(moved_by(square, leap)); });
}

}  // namespace tetrarch::board
