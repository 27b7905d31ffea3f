// What stands where on the 144 squares.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <ranges>

#include "reference/board/square.hpp"

namespace tetrarch::board {

// Every square of the board, in the order of their indices.
inline constexpr auto kSquares = [] {
  std::array<Square, kSquareCount> squares{};
  for (std::size_t index = 0; index < kSquareCount; ++index) squares[index] = square_at(index);
  return squares;
}();

// `Piece` is a small value that can be compared; a default-constructed one is no piece and stands for an empty square
// in here alone.
template <class Piece>
class Board {
 public:
  std::optional<Piece> at(Square square) const {
    if (is_empty(square)) return std::nullopt;
    return squares_[index_of(square)];
  }

  bool is_empty(Square square) const { return squares_[index_of(square)] == Piece{}; }

  // The squares on which something stands, in the order of their indices. They are looked up one by one, so the board
  // must outlive the range, and what changes on a later square meanwhile is seen.
  auto occupied() const& {
    return std::views::iota(std::uint8_t{0}, std::uint8_t{kSquareCount}) |
           std::views::filter([this](std::size_t index) { return squares_[index] != Piece{}; }) |
           std::views::transform(square_at);
  }
  void occupied() const&& = delete;

  void put(Square square, Piece piece) { squares_[index_of(square)] = piece; }
  void clear(Square square) { squares_[index_of(square)] = Piece{}; }

  friend bool operator==(const Board&, const Board&) = default;

 private:
  std::array<Piece, kSquareCount> squares_{};
};

}  // namespace tetrarch::board
