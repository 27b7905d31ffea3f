// Which positions may be loaded (C-LOAD-1), and positions as lists, which is how they are told.
#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "reference/quantum/position.hpp"
#include "reference/quantum/refusal.hpp"

namespace tetrarch::quantum {

struct PlacedPiece {
  Square square;
  PieceType type = PieceType::kNone;
  Player army = Player::kNorth;

  friend bool operator==(const PlacedPiece&, const PlacedPiece&) = default;
};

// A pawn that may be captured en passant.
struct PassedPawn {
  Square pawn;
  Square square;  // the one that it passed

  friend bool operator==(const PassedPawn&, const PassedPawn&) = default;
};

// A piece outside the zone.
struct OutsidePiece {
  Square square;
  int until = 0;  // the round before whose beginning it must be inside again

  friend bool operator==(const OutsidePiece&, const OutsidePiece&) = default;
};

// All of a position, in any order, right or wrong.
struct Description {
  Player turn = Player::kNorth;
  int round = 1;
  Each<bool> survives;
  std::vector<PlacedPiece> pieces;
  std::vector<Square> unmoved;
  std::vector<PassedPawn> passed;
  Each<Hand> hand;
  std::vector<OutsidePiece> outside;

  friend bool operator==(const Description&, const Description&) = default;
};

// The position, or why it may not be loaded: all of C-LOAD-1 but what has no value here, such as a square off the
// board.
std::variant<Position, Refusal> load(const Description& description);

// The description of the position, its lists in the order of squares. Loading it gives the position again, if it may be
// loaded.
Description described(const Position& position);

// Why the position may not be loaded, or nothing.
std::optional<Refusal> load_forbids(const Position& position);

}  // namespace tetrarch::quantum
