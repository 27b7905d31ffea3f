// Positions with four kings, written so that they can be compared, and what they become by symmetry.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <tuple>

#include "reference/board/square.hpp"

namespace tetrarch::search {

// A piece and where it stands.
template <class Piece>
struct StandingOf {
  board::Square square;
  Piece piece;
};

// The pieces of a position: four kings, by army, and up to two others.
template <class Player, class Piece>
struct PiecesOf {
  Player turn{};
  std::array<board::Square, 4> kings;
  std::array<std::optional<StandingOf<Piece>>, 2> others;
};

// Kings and other pieces as numbers: the square's index, and for others the piece as well.
struct Layout {
  static constexpr std::uint16_t kNobody = 0xffff;

  std::uint8_t turn = 0;
  std::array<std::uint8_t, 4> kings{};                    // by army
  std::array<std::uint16_t, 2> others{kNobody, kNobody};  // in order

  friend bool operator<(const Layout& one, const Layout& other) {
    return std::tie(one.turn, one.kings, one.others) < std::tie(other.turn, other.kings, other.others);
  }
};

// What the pieces become, or nothing where the symmetry makes nothing of one of them. A game's symmetries bring
// image(square), image(player), image(piece), which may be nothing, and number_of(piece), below 256.
template <class Player, class Piece, class Symmetry>
std::optional<Layout> layout_of(const PiecesOf<Player, Piece>& pieces, const Symmetry& symmetry) {
  Layout layout;
  layout.turn = static_cast<std::uint8_t>(symmetry.image(pieces.turn));
  for (std::size_t army = 0; army < pieces.kings.size(); ++army) {
    const board::Square square = symmetry.image(pieces.kings[army]);
    layout.kings[static_cast<std::size_t>(symmetry.image(static_cast<Player>(army)))] =
        static_cast<std::uint8_t>(board::index_of(square));
  }
  for (std::size_t index = 0; index < pieces.others.size(); ++index) {
    if (!pieces.others[index]) continue;
    const auto piece = symmetry.image(pieces.others[index]->piece);
    if (!piece) return std::nullopt;
    const std::size_t square = board::index_of(symmetry.image(pieces.others[index]->square));
    layout.others[index] = static_cast<std::uint16_t>((square << 8U) | Symmetry::number_of(*piece));
  }
  std::ranges::sort(layout.others);
  return layout;
}

// Whether none of the symmetries, whose first changes nothing, gives a smaller layout.
template <class Player, class Piece, class Symmetries>
bool is_least_among(const PiecesOf<Player, Piece>& pieces, const Symmetries& symmetries) {
  const auto self = layout_of(pieces, symmetries.front());
  return std::ranges::none_of(symmetries, [&](const auto& symmetry) {
    const auto other = layout_of(pieces, symmetry);
    return other && *other < *self;
  });
}

}  // namespace tetrarch::search
