// What pawns become, and when a promotion is owed (the C-PROMOTE clauses).
#pragma once

#include <optional>
#include <span>

#include "reference/quantum/position.hpp"
#include "reference/quantum/refusal.hpp"

namespace tetrarch::quantum {

// A promotion that is owed: the pawn becomes the piece where it stands (C-PROMOTE-4).
struct Promote {
  Square square;
  PieceType to = PieceType::kRook;

  friend bool operator==(const Promote&, const Promote&) = default;
};

// Whether the piece is a pawn and promotes in the move that brings it to `to` (C-PROMOTE-1, C-PROMOTE-6).
bool is_promotion_due(int round, Piece piece, Square to);

// What a pawn that arrives on its promotion line may become in that round (C-PROMOTE-1, C-PROMOTE-6).
std::span<const PieceType> promotion_choices(int round);

// Whether the player owes a promotion, or would if it were on turn (C-PROMOTE-4).
bool owes_promotion(const Position& position, Player player);

// How many pieces of that type are in hand; nothing for a type of which none ever is (C-PROMOTE-5).
std::optional<int> count_in_hand(Hand hand, PieceType type);

// The types that come into hand, in the order in which promotions that are owed are listed (C-PROMOTE-5).
inline constexpr std::array<PieceType, 3> kHandTypes = {PieceType::kRook, PieceType::kBishop, PieceType::kKnight};

// Puts a piece of the player's that was captured into its hand, if it is of a type that comes there (C-PROMOTE-5).
void take_in_hand(Position& position, Piece captured);

// Why the player on turn may not promote so, or nothing. Whether the game is over is not asked.
std::optional<Refusal> promote_forbids(const Position& position, const Promote& promote);

// The position after the promotion, before anything that it brings. It must not be forbidden (C-PROMOTE-4,
// C-PROMOTE-5).
Position promoted(Position position, const Promote& promote);

}  // namespace tetrarch::quantum
