// Positions of Quaternity with four kings, and what they become by symmetry.
#pragma once

#include <optional>

#include "reference/quaternity/position.hpp"
#include "suite/search/layouts.hpp"

namespace tetrarch::search::quaternity {

using Standing = StandingOf<tetrarch::quaternity::Piece>;
using Pieces = PiecesOf<tetrarch::quaternity::Player, tetrarch::quaternity::Piece>;

// Mirrors at the diagonal a1-l12 or not, and then renames the players so many steps clockwise.
struct Symmetry {
  bool mirrors = false;
  unsigned steps = 0;  // 0 to 3

  tetrarch::quaternity::Square image(tetrarch::quaternity::Square square) const;
  tetrarch::quaternity::Player image(tetrarch::quaternity::Player player) const;
  // Nothing where a pawn would have a heading that its new army has not.
  std::optional<tetrarch::quaternity::Piece> image(tetrarch::quaternity::Piece piece) const;

  static unsigned number_of(tetrarch::quaternity::Piece piece);
};

// What the pieces become, or nothing where a pawn would have a heading that its new army has not.
std::optional<Layout> image(const Pieces& pieces, Symmetry symmetry);

// Whether no symmetry gives a smaller layout.
bool is_least_of_its_images(const Pieces& pieces);

}  // namespace tetrarch::search::quaternity
