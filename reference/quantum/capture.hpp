// Who may capture whom (the C-CAPTURE clauses).
#pragma once

#include <optional>

#include "reference/quantum/position.hpp"
#include "reference/quantum/refusal.hpp"

namespace tetrarch::quantum {

// Whether a piece of `victim`'s army and type may be captured by that player in that round, wherever it stands
// (C-CAPTURE-1, C-CAPTURE-2, C-CAPTURE-3, C-MOVE-6).
bool may_capture(int round, Player by, Piece victim);

// The clause that forbids the player to capture what stands there, or nothing. The square must not be empty.
std::optional<Clause> capture_forbids(const Position& position, Player by, Square square);

}  // namespace tetrarch::quantum
