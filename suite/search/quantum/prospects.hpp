// What each action that is tried of the player on turn would come to.
#pragma once

#include <vector>

#include "generators/quantum/played.hpp"

namespace tetrarch::search::quantum {

using Prospect = generators::quantum::Played;

// Every action that may be taken, and others that look like it: moves of the player's pieces to wherever their ways
// lead, up to the first piece that stands there, whosever it is, and of its pawns to the squares ahead and diagonally
// ahead; castling with a king that has not moved; on the promotion line with each piece that a pawn may become in some
// phase; while a promotion is owed, one of each pawn to each piece that comes into hand; and a pass. The position is
// taken to be of a game that is not over.
std::vector<Prospect> prospects(const tetrarch::quantum::Position& position);

}  // namespace tetrarch::search::quantum
