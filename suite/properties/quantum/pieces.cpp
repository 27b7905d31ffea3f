// What becomes of the pieces.
#include <fmt/format.h>

#include "suite/properties/quantum/accepted.hpp"
#include "suite/service/quantum_json.hpp"

namespace tetrarch::properties::of_quantum {

using namespace quantum;
using service::name_of;

namespace {

bool is_time_up(const Accepted& accepted, Square square) {
  const auto until = deadline_after(accepted.before, accepted.action, square);
  return until && *until <= accepted.after.told.round;
}

// With its army, or because it is outside the zone when a round begins.
bool is_eliminated(const Accepted& accepted, Square square, Piece piece) {
  if (!accepted.after.told.survives[piece.army]) return true;
  const int before = accepted.before.told.round;
  const int after = accepted.after.told.round;
  if (after == before || piece.type == PieceType::kKing || !is_outside(after, square)) return false;
  return has_shrunk(before, after) || is_time_up(accepted, square);
}

Fault keeps_its_piece(const Accepted& accepted, Square square) {
  const auto due = accepted.carried.board.at(square);
  const auto piece = accepted.after.board.at(square);
  if (!due && piece) return "a piece is there that never came";
  if (due && !piece && !is_eliminated(accepted, square, *due)) {
    return "a piece is gone that was neither captured nor eliminated";
  }
  if (due && piece && due->type != piece->type) {
    return fmt::format("a {} is due, a {} is there", name_of(due->type), name_of(piece->type));
  }
  return std::nullopt;
}

Fault keeps_its_army(const Accepted& accepted, Square square) {
  const auto due = accepted.carried.board.at(square);
  const auto piece = accepted.after.board.at(square);
  if (!due || !piece || due->army == piece->army) return std::nullopt;
  return fmt::format("a piece of {}'s has become one of {}'s", name_of(due->army), name_of(piece->army));
}

}  // namespace

std::vector<Property> piece_properties() {
  return {
      property_of_actions(
          {"no-piece-vanishes",
           "A piece leaves the board by capture, with its army or outside the zone alone, becomes another by promotion "
           "alone, and stands where it stood unless it moves or castles.",
           {"C-MOVE-1", "C-MOVE-5", "C-MATE-2", "C-ZONE-2", "C-ZONE-4", "C-PROMOTE-1", "C-PROMOTE-4", "C-PROMOTE-6"}},
          law_of_squares(keeps_its_piece)),
      property_of_actions({"armies-keep-their-colour",
                           "A piece is of one army for good: through captures, eliminations and promotions.",
                           {"C-MATE-2", "C-PROMOTE-1", "C-PROMOTE-4", "C-BOARD-2"}},
                          law_of_squares(keeps_its_army)),
  };
}

}  // namespace tetrarch::properties::of_quantum
