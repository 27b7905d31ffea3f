#include "reference/board/square.hpp"

#include <array>

namespace tetrarch::board {

std::string to_string(Square square) { return static_cast<char>('a' + square.file) + std::to_string(square.rank + 1); }

std::optional<Square> square_named(std::string_view name) {
  constexpr std::array<std::string_view, kSide> kRanks = {"1", "2", "3", "4",  "5",  "6",
                                                          "7", "8", "9", "10", "11", "12"};
  if (name.empty()) return std::nullopt;
  for (int rank = 0; rank < kSide; ++rank) {
    if (name.substr(1) != kRanks[static_cast<std::size_t>(rank)]) continue;
    return moved_by(Square{0, static_cast<std::int8_t>(rank)}, {name.front() - 'a', 0});
  }
  return std::nullopt;
}

}  // namespace tetrarch::board
