// Positions in which something particular is about to happen, though no mate. Every one of them may be loaded.
#pragma once

#include "generators/dice.hpp"
#include "reference/quantum/position.hpp"

namespace tetrarch::generators::quantum {

// Kings and rooks that have not moved, with little between them; now and then once the zone has shrunk.
tetrarch::quantum::Position castling_scene(Dice& dice);

// Pawns that may be captured en passant by a pawn of the player on turn, in some phase; several at once; now and then
// something stands on the square that they passed.
tetrarch::quantum::Position passing_scene(Dice& dice);

// Pawns that have not moved, before the zone shrinks.
tetrarch::quantum::Position pawn_scene(Dice& dice);

// Pawns of the player on turn one step from their promotion line, and pieces that they may capture there.
tetrarch::quantum::Position promotion_scene(Dice& dice);

// The player on turn owes a promotion, or several.
tetrarch::quantum::Position owing_scene(Dice& dice);

// Kings and promoted pawns outside the zone.
tetrarch::quantum::Position outside_scene(Dice& dice);

// A pawn of the player on turn at the edge of the zone, as often as not with a piece outside that it attacks.
tetrarch::quantum::Position flank_scene(Dice& dice);

// Kings and promoted pawns outside, their time up when the next round begins, and the last player of this one on turn.
tetrarch::quantum::Position overdue_scene(Dice& dice);

// The last action before the zone shrinks, with pieces and kings outside the smaller one, inside and outside this one.
tetrarch::quantum::Position shrinking_scene(Dice& dice);

// The last action before points are counted: as often as not they are equal.
tetrarch::quantum::Position points_scene(Dice& dice);

// The last action of overtime, or of another round that ends a phase.
tetrarch::quantum::Position dusk_scene(Dice& dice);

// Pieces in the phases in which they may not capture everything; as often as not a duel opponent is gone.
tetrarch::quantum::Position duel_scene(Dice& dice);

// Kings alone, or almost.
tetrarch::quantum::Position bare_scene(Dice& dice);

}  // namespace tetrarch::generators::quantum
