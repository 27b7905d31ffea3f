// Making a board with pieces on it into a position that may be loaded, and putting pieces there.
#pragma once

#include "generators/dice.hpp"
#include "reference/quantum/position.hpp"

namespace tetrarch::generators::quantum {

using tetrarch::quantum::Piece;
using tetrarch::quantum::Player;
using tetrarch::quantum::Position;
using tetrarch::quantum::Square;

// The last round that a game reaches, but for overtime's end (C-END-2).
constexpr int kLastRound = 60;

// Makes survivors of those who have a king, takes off the board the pieces of others and pawns where none can be, gives
// every piece outside the zone a deadline and takes marks away that do not apply, and gives the turn to a survivor
// (C-LOAD-1). What is in order stays. At most one king of a player must be on the board, and where there is none at all
// the player on turn gets one. The round must be one that may be loaded.
void settle(Dice& dice, Position& position);

bool is_loadable(const Position& position);

bool has_king(const Position& position, Player player);

// A position of that round in which nothing stands on the board.
Position empty_position(int round);

// A round from 1 to 60 but 51, most often one beside which the rules change.
int any_round(Dice& dice);

// One of the rounds that any_round gives, from `lowest` to `highest`; some must lie there.
int any_round_within(Dice& dice, int lowest, int highest);

// The player that is last in the round comes on turn.
void let_round_end(Position& position);

Square any_square(Dice& dice);

// A square of the zone that is active in that round.
Square any_active_square(Dice& dice, int round);

// Any of the squares beyond it; the zone must have shrunk.
Square any_inactive_square(Dice& dice, int round);

// Any piece but a king, of that army.
Piece any_piece(Dice& dice, Player army);

// Puts the piece there if the square is empty, and says whether it was.
bool put(Position& position, Square square, Piece piece);

// Any few rooks, bishops and knights, or none.
tetrarch::quantum::Hand any_hand(Dice& dice);

// One more of them in the player's hand.
void add_to_hand(Dice& dice, Position& position, Player player);

// Puts the piece on an empty square, most often in the zone, if a few tries find one.
void put_anywhere(Dice& dice, Position& position, Piece piece);

// The same with any piece of any army.
void put_something(Dice& dice, Position& position);

}  // namespace tetrarch::generators::quantum
