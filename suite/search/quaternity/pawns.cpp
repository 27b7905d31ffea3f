#include "suite/search/quaternity/pawns.hpp"

#include <algorithm>

#include "reference/quaternity/pawn.hpp"
#include "suite/search/turns.hpp"

namespace tetrarch::search::quaternity {

using namespace tetrarch::quaternity;

namespace {

constexpr int kNever = 1000;

int steps_to_edge(Square square, Heading heading) {
  switch (heading) {
    case Heading::kUp:
      return board::kSide - 1 - square.rank;
    case Heading::kRight:
      return board::kSide - 1 - square.file;
    case Heading::kDown:
      return square.rank;
    default:
      return square.file;
  }
}

int steps_to_edge(Square square, Piece pawn) {
  if (pawn.heading != Heading::kOpen) return steps_to_edge(square, pawn.heading);
  const auto [first, second] = headings_of(pawn.army);
  return std::min(steps_to_edge(square, first), steps_to_edge(square, second));
}

}  // namespace

int plies_to_promotion(const Position& position) {
  int fewest = kNever;
  for (const Square square : position.board.occupied()) {
    const Piece piece = *position.board.at(square);
    if (piece.type != PieceType::kPawn) continue;
    const Player player = controller_of(position, piece);
    const int steps = steps_to_edge(square, piece);
    if (!is_active(position, player) || steps == 0) continue;
    const int plies = moves_before(position, player, next_active_after) + 1 + (steps - 1) * count_active(position);
    fewest = std::min(fewest, plies);
  }
  return fewest;
}

}  // namespace tetrarch::search::quaternity
