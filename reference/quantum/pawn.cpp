#include "reference/quantum/pawn.hpp"

#include "reference/board/lines.hpp"
#include "reference/quantum/rounds.hpp"
#include "reference/quantum/seat.hpp"

namespace tetrarch::quantum {
namespace {

// How far the offset leads forward for that army; below 0 for one that leads back.
int forward_part(Player army, Offset offset) {
  const Offset forward = forward_of(army);
  return offset.files * forward.files + offset.ranks * forward.ranks;
}

}  // namespace

// C-MOVE-2
bool is_pawn_step(Player army, Offset offset) { return offset == forward_of(army); }

// C-MOVE-3
bool is_double_step(Player army, Offset offset) {
  return board::is_straight(offset) && forward_part(army, offset) == 2;
}

// C-MOVE-2
bool is_pawn_capture(Player army, Offset offset) {
  return board::is_one_step(offset) && board::is_diagonal(offset) && forward_part(army, offset) == 1;
}

// C-MOVE-3
std::optional<Square> square_passed(Player army, Square pawn) {
  if (advance_of(army, pawn) != kPawnLine + 2) return std::nullopt;
  const Offset forward = forward_of(army);
  return board::moved_by(pawn, {-forward.files, -forward.ranks});
}

// C-MOVE-4
std::optional<Square> pawn_that_passed(const Position& position, Square passed, Player army) {
  const auto pawn = board::moved_by(passed, forward_of(army));
  if (!pawn || !position.passed[board::index_of(*pawn)] || !is_of(position, *pawn, army)) return std::nullopt;
  return pawn;
}

// C-PROMOTE-2: the last line of the board, or the first beyond the zone.
int promotion_line(int round) {
  const int last_line = board::kSide - 1;
  const int inactive = inactive_lines(round);
  return inactive == 0 ? last_line : last_line - inactive + 1;
}

// C-PROMOTE-2
bool is_on_promotion_line(int round, Player army, Square square) {
  return advance_of(army, square) == promotion_line(round);
}

}  // namespace tetrarch::quantum
