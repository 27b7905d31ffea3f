#include "suite/search/quantum/pawns.hpp"

#include <algorithm>

#include "reference/quantum/pawn.hpp"
#include "reference/quantum/seat.hpp"
#include "suite/search/turns.hpp"

namespace tetrarch::search::quantum {

using namespace tetrarch::quantum;

namespace {

constexpr int kNever = 1000;

int moves_to_promotion(int round, Square square, Player army) {
  const int advance = advance_of(army, square);
  const int steps = promotion_line(round) - advance;
  return advance == kPawnLine && steps > 1 ? steps - 1 : steps;
}

}  // namespace

int plies_to_promotion(const Position& position) {
  int fewest = kNever;
  for (const Square square : position.board.occupied()) {
    const Piece piece = *position.board.at(square);
    if (piece.type != PieceType::kPawn) continue;
    const int moves = moves_to_promotion(position.round, square, piece.army);
    const int plies =
        moves_before(position, piece.army, next_survivor_after) + 1 + (moves - 1) * count_survivors(position);
    fewest = std::min(fewest, plies);
  }
  return fewest;
}

}  // namespace tetrarch::search::quantum
