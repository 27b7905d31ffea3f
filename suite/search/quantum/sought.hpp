// What a game is searched for.
#pragma once

#include <string>

#include "reference/quantum/position.hpp"
#include "suite/search/quantum/prospects.hpp"

namespace tetrarch::search::quantum {

// Whether one of the actions that are tried can show the feature (generators/quantum/features.hpp). Nobody tries to
// move what is another's, to promote without owing it, to name a piece where none is due or none where one is, or to
// go on after the end.
bool is_shown_by_tried(const std::string& feature);

// How many steps a position seems to be away from showing the feature: the fewer, the nearer. It is a guess that guides
// a search, and no more:
//   a promotion      the fewest plies in which a pawn could walk to its promotion line if nobody hindered it
//   a mate           the king that is nearest to being mated, by the moves that answer its check, or the best check
//                    that can be given, and the squares that it could go to (kings.hpp); so it is too for what only
//                    happens when somebody is gone
//   the last one     the same, and a good deal for every survivor
//   what takes two   the two kings nearest to being mated by one move
//   anything else    nothing is known to be near, captures, castling, promotions that are owed and what happens in some
//                    round among it: 0
int distance_to(const std::string& feature, const tetrarch::quantum::Position& position);

}  // namespace tetrarch::search::quantum
