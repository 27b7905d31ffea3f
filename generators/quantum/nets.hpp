// Positions in which a king is mated, or one step away from it: three line pieces of its enemy's take the king's file
// and those beside it. They are built with the files upright and then turned. Every one of them may be loaded.
#pragma once

#include "generators/dice.hpp"
#include "reference/quantum/position.hpp"

namespace tetrarch::generators::quantum {

// The player on turn mates one king, or two in one position, or two one after the other, by moving onto the king's
// file. In any round.
tetrarch::quantum::Position mating_net(Dice& dice);

// The same in overtime.
tetrarch::quantum::Position overtime_net(Dice& dice);

// A king is mated already and anybody is on turn; often the king's player has a pawn and captured pieces in hand.
tetrarch::quantum::Position standing_net(Dice& dice);

// A king is mated already but for the promotion that its player owes, which is on turn.
tetrarch::quantum::Position own_mate_net(Dice& dice);

// A king that is mated as soon as the next round begins: its enemy may only then capture it, or what stands between
// then leaves the board. The last player of the round is on turn.
tetrarch::quantum::Position dawning_net(Dice& dice);

// A king in a corner that has nowhere to go, its player on turn; now and then it is in check.
tetrarch::quantum::Position stalemate_net(Dice& dice);

}  // namespace tetrarch::generators::quantum
