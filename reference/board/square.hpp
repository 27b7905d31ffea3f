// The squares of the 12x12 board (Q-BOARD-1, C-BOARD-1).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tetrarch::board {

inline constexpr int kSide = 12;
inline constexpr std::size_t kSquareCount = std::size_t{kSide} * kSide;

// Files 0 to 11 stand for a to l, ranks 0 to 11 for 1 to 12.
struct Square {
  std::int8_t file = 0;
  std::int8_t rank = 0;

  friend constexpr bool operator==(Square, Square) = default;
};

// Counts the squares from 0, along the ranks from the lowest: a1, b1, .., l12.
constexpr std::size_t index_of(Square square) {
  return static_cast<std::size_t>(square.rank) * kSide + static_cast<std::size_t>(square.file);
}

// The square of that index, which must be below kSquareCount.
constexpr Square square_at(std::size_t index) {
  return {static_cast<std::int8_t>(index % kSide), static_cast<std::int8_t>(index / kSide)};
}

// How far it is from one square to another, in files to the right and ranks upwards.
struct Offset {
  int files = 0;
  int ranks = 0;

  friend constexpr bool operator==(Offset, Offset) = default;
};

constexpr Offset operator-(Square to, Square from) { return {to.file - from.file, to.rank - from.rank}; }

// The square that far away, or nothing where the board ends.
constexpr std::optional<Square> moved_by(Square from, Offset offset) {
  const int file = from.file + offset.files;
  const int rank = from.rank + offset.ranks;
  if (file < 0 || file >= kSide || rank < 0 || rank >= kSide) return std::nullopt;
  return Square{static_cast<std::int8_t>(file), static_cast<std::int8_t>(rank)};
}

// File then rank, in lower case and without a leading zero: "a1", "l12".
std::string to_string(Square square);

// The square of that name, or nothing if there is none.
std::optional<Square> square_named(std::string_view name);

}  // namespace tetrarch::board
