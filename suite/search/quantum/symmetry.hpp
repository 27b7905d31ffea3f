// Positions of Quantum Chess with four kings, and what they become by symmetry.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "reference/quantum/position.hpp"
#include "suite/search/layouts.hpp"

namespace tetrarch::search::quantum {

using Pieces = PiecesOf<tetrarch::quantum::Player, tetrarch::quantum::Piece>;

// Mirrors at the diagonal a1-l12 or not, and renames the players.
struct Symmetry {
  bool mirrors = false;
  std::array<tetrarch::quantum::Player, 4> names = tetrarch::quantum::kPlayers;  // by player: who it becomes

  tetrarch::quantum::Square image(tetrarch::quantum::Square square) const;
  tetrarch::quantum::Player image(tetrarch::quantum::Player player) const;
  // Nothing where a pawn would go another way than those of its new army.
  std::optional<tetrarch::quantum::Piece> image(tetrarch::quantum::Piece piece) const;

  static unsigned number_of(tetrarch::quantum::Piece piece);
};

// Those under which the rules stay the same in that round (placements.hpp says why). The first changes nothing.
std::vector<Symmetry> symmetries_of(int round);

}  // namespace tetrarch::search::quantum
