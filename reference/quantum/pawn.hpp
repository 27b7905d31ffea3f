// How pawns move: steps, captures, en passant and promotion lines (C-MOVE-2, C-MOVE-3, C-MOVE-4, C-PROMOTE-2).
#pragma once

#include <optional>

#include "reference/quantum/position.hpp"

namespace tetrarch::quantum {

// Whether the offset is one square forward for that army (C-MOVE-2).
bool is_pawn_step(Player army, Offset offset);

// Whether the offset is two squares forward for that army, from wherever (C-MOVE-3).
bool is_double_step(Player army, Offset offset);

// Whether the offset is one square diagonally forward for that army (C-MOVE-2).
bool is_pawn_capture(Player army, Offset offset);

// The square that a pawn of that army which stands on `pawn` has passed if it came there by a double step from its
// line; nothing if it cannot have (C-MOVE-3).
std::optional<Square> square_passed(Player army, Square pawn);

// The pawn of that army which may be captured en passant on `passed`, by a player that may capture it, or nothing
// (C-MOVE-4). Whether `passed` is empty is not asked.
std::optional<Square> pawn_that_passed(const Position& position, Square passed, Player army);

// The line on which pawns promote in that round, counted as advance_of counts (C-PROMOTE-2).
int promotion_line(int round);

// Whether the square is on the promotion line of that army's pawns in that round (C-PROMOTE-2).
bool is_on_promotion_line(int round, Player army, Square square);

}  // namespace tetrarch::quantum
