// Why a move must be refused, read off the clauses anew, so that what the reference says can be held against it: whom
// the rounds let capture, who stands in check and where pawns go are found out here in other ways than there.
#pragma once

#include <vector>

#include "reference/quantum/movement.hpp"

namespace tetrarch::search::quantum {

// The clauses that forbid the player on turn the move, which must be one of those that are tried (prospects.hpp); none
// where it may be made. The position is such as placements.hpp has, so that nobody castles, captures en passant or owes
// a promotion. C-CHECK-2 is asked only of moves that nothing else forbids.
std::vector<tetrarch::quantum::Clause> reasons_against(const tetrarch::quantum::Position& position,
                                                       const tetrarch::quantum::Move& move);

// Whether the player's king stands in check, found by looking out from it.
bool is_king_seen(const tetrarch::quantum::Position& position, tetrarch::quantum::Player player);

// What stands on the board after the move, before anything that it brings.
tetrarch::quantum::Position with_piece_moved(tetrarch::quantum::Position position, const tetrarch::quantum::Move& move);

// Whether the square lies outside the zone of that round.
bool is_beyond_zone(int round, tetrarch::quantum::Square square);

}  // namespace tetrarch::search::quantum
