// What a game is searched for.
#pragma once

#include <string>

#include "generators/quaternity/prospects.hpp"
#include "reference/quaternity/position.hpp"

namespace tetrarch::search::quaternity {

// Whether a move can show the feature at all: passes, offers, answers and freezes have features of their own.
bool is_shown_by_moves(const std::string& feature);

// Whether what comes of the move of the player on turn shows the feature (generators/quaternity/features.hpp).
bool is_shown(const std::string& feature, const tetrarch::quaternity::Position& before,
              const generators::Prospect& prospect);

// How many steps a position seems to be away from showing the feature: the fewer, the nearer. It is a guess that guides
// a search, and no more:
//   promotion        the fewest plies in which a pawn could walk to its edge if nobody hindered it
//   an award         the king that is nearest to being mated, by the moves that answer its check, or the best check
//                    that can be given, and the squares that it could go to (kings.hpp)
//   what takes two   two kings at once, a second batch and what is refused under Q-ACTOR or as unresolved: the two
//                    kings nearest to being mated by one move
//   anything else    nothing is near: 0
int distance_to(const std::string& feature, const tetrarch::quaternity::Position& position);

}  // namespace tetrarch::search::quaternity
