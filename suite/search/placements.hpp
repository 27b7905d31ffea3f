// Every position of a bounded kind, up to symmetry.
//
// The rules know a direction through the headings of pawns alone. So a position may be mirrored at the diagonal a1-l12,
// and its players may be renamed in clockwise order, in any combination that leaves every pawn with a heading of its
// army. Of the positions that become each other in this way one is visited.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <tuple>

#include "reference/quaternity/position.hpp"

namespace tetrarch::search {

inline constexpr int kMostOthers = 2;

enum class Pawns : std::uint8_t {
  kNone,  // positions without a pawn
  kSome,  // with one at least
  kAny,   // both
};

// All four kings, each army under its own control and every player active, and up to `others` other pieces of any army,
// type and heading, all on the squares of the first `region` files and ranks.
struct Kind {
  int region = 5;  // 2 to 12
  int others = 1;  // 0 to kMostOthers
  Pawns pawns = Pawns::kAny;

  friend bool operator==(const Kind&, const Kind&) = default;
};

// One of `count` parts that are all there is, from 0.
struct Shard {
  std::uint64_t index = 0;
  std::uint64_t count = 1;
};

// Where a position comes in the order of all positions of its kind.
struct Ordinal {
  std::uint64_t kings = 0;   // which placement of the four kings
  std::uint64_t within = 0;  // which position with these

  friend bool operator<(const Ordinal& one, const Ordinal& other) {
    return std::tie(one.kings, one.within) < std::tie(other.kings, other.within);
  }
};

// Shows every position of the kind, up to symmetry, that is in the shard, in order. They satisfy Q-LOAD-1; Q-GUARD-5 is
// not asked.
void visit_positions(const Kind& kind, const Shard& shard,
                     const std::function<void(const quaternity::Position&, const Ordinal&)>& visit);

// How many placements of the four kings there are, in all shards and with no regard to symmetry.
std::uint64_t king_placements(const Kind& kind);

}  // namespace tetrarch::search
