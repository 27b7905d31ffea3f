// What stands where on the 144 squares.
#pragma once

#include <array>
#include <cstddef>
#include <iterator>
#include <optional>

#include "reference/board/square.hpp"

namespace tetrarch::board {

// Every square of the board, in the order of their indices.
inline constexpr auto kSquares = [] {
  std::array<Square, kSquareCount> squares{};
  for (std::size_t index = 0; index < kSquareCount; ++index) squares[index] = square_at(index);
  return squares;
}();

// Visits the squares that are not empty.
template <class Piece>
class OccupiedSquares {
 public:
  using value_type = Square;
  using difference_type = std::ptrdiff_t;

  explicit OccupiedSquares(const std::array<Piece, kSquareCount>& squares) : squares_(&squares) { skip_empty(); }

  OccupiedSquares begin() const { return *this; }
  std::default_sentinel_t end() const { return {}; }

  Square operator*() const { return square_at(index_); }
  OccupiedSquares& operator++() {
    ++index_;
    skip_empty();
    return *this;
  }
  void operator++(int) { ++*this; }
  friend bool operator==(const OccupiedSquares& squares, std::default_sentinel_t) {
    return squares.index_ == kSquareCount;
  }

 private:
  void skip_empty() {
    while (index_ < kSquareCount && (*squares_)[index_] == Piece{}) ++index_;
  }

  const std::array<Piece, kSquareCount>* squares_;
  std::size_t index_ = 0;
};

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

  // The squares on which something stands, in the order of their indices. They are looked up one by one: the board must
  // outlive them, and what comes to stand on a later square meanwhile is among them.
  auto occupied() const& { return OccupiedSquares(squares_); }
  void occupied() const&& = delete;

  void put(Square square, Piece piece) { squares_[index_of(square)] = piece; }
  void clear(Square square) { squares_[index_of(square)] = Piece{}; }

  friend bool operator==(const Board&, const Board&) = default;

 private:
  std::array<Piece, kSquareCount> squares_{};
};

}  // namespace tetrarch::board
