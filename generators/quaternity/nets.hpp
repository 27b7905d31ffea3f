// Positions in which something is one step away: a mate, a stalemate, a promotion. They are built at one edge of the
// board, for white to move, and then turned. Every one of them may be loaded.
#pragma once

#include "generators/dice.hpp"
#include "reference/quaternity/position.hpp"

namespace tetrarch::generators {

// One or more kings on an edge, with the rank before them covered, so that a check along the edge mates. The pieces
// belong to anybody, and something may stand in the way.
quaternity::Position mating_net(Dice& dice);

// A king whose mate would open a line to a king of the mover (Q-ACTOR-2), mated by a move of a rook or by some of the
// choices of a promotion.
quaternity::Position actor_net(Dice& dice);

// A king in a corner that has nowhere to go, its player on turn; now and then it is in check.
quaternity::Position stalemate_net(Dice& dice);

// Pawns one step from where they promote, among kings.
quaternity::Position promotion_net(Dice& dice);

}  // namespace tetrarch::generators
