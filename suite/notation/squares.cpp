#include "suite/notation/squares.hpp"

#include <fmt/format.h>

#include "reference/board/square.hpp"
#include "suite/documents/reading.hpp"

namespace tetrarch::notation {

std::string require_square(std::string_view text, const documents::Place& place) {
  if (!board::square_named(text)) {
    throw documents::InputError(place, fmt::format("expected a square, a1 to l12, got \"{}\"", text));
  }
  return std::string(text);
}

std::string square_of(const documents::Node& node) {
  return require_square(documents::text_of(node, "a square, a1 to l12"), node.place);
}

std::size_t square_order(std::string_view name) {
  const auto square = board::square_named(name);
  return square ? board::index_of(*square) : board::kSquareCount;
}

}  // namespace tetrarch::notation
