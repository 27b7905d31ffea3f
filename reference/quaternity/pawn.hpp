// How pawns move: headings, steps, captures and promotion (the Q-PAWN clauses).
#pragma once

#include <array>

#include "reference/quaternity/position.hpp"

namespace tetrarch::quaternity {

// The two headings of an army's pawns (Q-PAWN-1).
std::array<Heading, 2> headings_of(Army army);

// Whether a pawn of that army may have that heading: one of the army's two, or open (Q-PAWN-1).
bool is_heading_of(Army army, Heading heading);

// Whether the offset is a quiet step of the pawn, whatever stands in front of it (Q-PAWN-2, Q-PAWN-4).
bool is_pawn_step(Piece pawn, Offset offset);

// Whether the offset is a capture of the pawn, whatever stands there (Q-PAWN-3, Q-PAWN-5).
bool is_pawn_capture(Piece pawn, Offset offset);

// The heading of the pawn after a step or capture by that offset (Q-PAWN-4, Q-PAWN-6, Q-PAWN-7, Q-PAWN-8).
Heading heading_after(Piece pawn, Offset offset);

// Whether the pawn, as it is before the move, is replaced when it arrives on `to` (Q-PAWN-9).
bool is_promotion_due(Piece pawn, Square to);

// What a pawn may be replaced by (Q-PAWN-10).
inline constexpr std::array<PieceType, 4> kPromotions = {PieceType::kQueen, PieceType::kRook, PieceType::kBishop,
                                                         PieceType::kKnight};

}  // namespace tetrarch::quaternity
