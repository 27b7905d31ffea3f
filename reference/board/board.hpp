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

// Visits the squares of which `is_sought` says yes for what stands there.
template <class Piece, class IsSought>
class SquaresWhere {
 public:
  using value_type = Square;
  using difference_type = std::ptrdiff_t;

  SquaresWhere(const std::array<Piece, kSquareCount>& squares, IsSought is_sought)
      : squares_(&squares), is_sought_(is_sought) {
    skip_others();
  }

  SquaresWhere begin() const { return *this; }
  std::default_sentinel_t end() const { return {}; }

  Square operator*() const { return kSquares[index_]; }
  SquaresWhere& operator++() {
    ++index_;
    skip_others();
    return *this;
  }
  void operator++(int) { ++*this; }
  friend bool operator==(const SquaresWhere& squares, std::default_sentinel_t) {
    return squares.index_ == kSquareCount;
  }

 private:
  void skip_others() {
    while (index_ < kSquareCount && !is_sought_((*squares_)[index_])) ++index_;
  }

  const std::array<Piece, kSquareCount>* squares_;
  IsSought is_sought_;
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

  // The squares of the pieces of which `is_sought` says yes, in the order of their indices. They are looked up one by
  // one: the board must outlive them, and what comes to stand on a later square meanwhile is among them. `is_sought`
  // captures nothing, and says no to the piece that stands for an empty square.
  template <class IsSought>
  auto squares_where(IsSought is_sought) const& {
    return SquaresWhere(squares_, is_sought);
  }
  template <class IsSought>
  void squares_where(IsSought) const&& = delete;

  // The squares on which something stands, as those of squares_where.
  auto occupied() const& {
    return squares_where([](Piece piece) { return piece != Piece{}; });
  }
  void occupied() const&& = delete;

  void put(Square square, Piece piece) { squares_[index_of(square)] = piece; }
  void clear(Square square) { squares_[index_of(square)] = Piece{}; }

  friend bool operator==(const Board&, const Board&) = default;

 private:
  std::array<Piece, kSquareCount> squares_{};
};

}  // namespace tetrarch::board
