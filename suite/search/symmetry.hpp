// Positions with four kings, written so that they can be compared, and what they become by symmetry.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <tuple>

#include "reference/quaternity/position.hpp"

namespace tetrarch::search {

// A piece and where it stands.
struct Standing {
  quaternity::Square square;
  quaternity::Piece piece;
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

// The pieces of a position: four kings, by army, and up to two others.
struct Pieces {
  quaternity::Player turn = quaternity::Player::kWhite;
  std::array<quaternity::Square, 4> kings;
  std::array<std::optional<Standing>, 2> others;
};

// Mirrors at the diagonal a1-l12 or not, and then renames the players so many steps clockwise.
struct Symmetry {
  bool mirrors = false;
  unsigned steps = 0;  // 0 to 3
};

// What the pieces become, or nothing where a pawn would have a heading that its new army has not.
std::optional<Layout> image(const Pieces& pieces, Symmetry symmetry);

// Whether no symmetry gives a smaller layout.
bool is_least_of_its_images(const Pieces& pieces);

}  // namespace tetrarch::search
