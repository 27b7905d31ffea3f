// Castling (C-MOVE-5).
#pragma once

#include <optional>

#include "reference/quantum/position.hpp"

namespace tetrarch::quantum {

// Whether the offset is two squares along a file or rank, which no king moves but to castle.
bool is_castling(Offset offset);

// The rook with which the king on `king` would castle towards `to`, a castling offset away: it has not moved, and
// nothing stands between them. Nothing if there is none.
std::optional<Square> castling_rook(const Position& position, Square king, Square to);

// Whether the king on `from` may castle to `to`, a castling offset away (C-MOVE-5). Whether it stands in check there,
// once the rook has gone too, is left to C-CHECK-2.
bool may_castle(const Position& position, Square from, Square to);

}  // namespace tetrarch::quantum
