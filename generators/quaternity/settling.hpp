// Making a board with pieces on it into a position that may be loaded.
#pragma once

#include "generators/dice.hpp"
#include "reference/quaternity/position.hpp"

namespace tetrarch::generators {

// Gives every army that has pieces a controller with a king, every player a status that goes with what it controls, and
// the turn to an active player (Q-LOAD-1). What is in order stays. At least one king must be on the board, and at most
// one of an army.
void settle(Dice& dice, quaternity::Position& position);

bool is_loadable(const quaternity::Position& position);

// A position in which every player controls its own army, without a piece, and is eliminated.
quaternity::Position empty_position();

quaternity::Square any_square(Dice& dice);

// Any piece but a king, of that army.
quaternity::Piece any_piece(Dice& dice, quaternity::Army army);

// Puts the piece on a square that is empty, if a few tries find one.
void put_anywhere(Dice& dice, quaternity::Position& position, quaternity::Piece piece);

}  // namespace tetrarch::generators
