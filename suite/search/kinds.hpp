// Bounded kinds of positions, which parts of them are gone through, and in what order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <tuple>

namespace tetrarch::search {

inline constexpr int kMostOthers = 2;

enum class Pawns : std::uint8_t {
  kNone,  // positions without a pawn
  kSome,  // with one at least
  kAny,   // both
};

// All four kings, every player still in the game, and up to `others` other pieces of any army and type, all on the
// squares of the first `region` files and ranks. Each game says more of it in its placements.hpp.
struct Kind {
  int region = 5;  // 2 to 12
  int others = 1;  // 0 to kMostOthers
  Pawns pawns = Pawns::kAny;
  std::optional<int> round = std::nullopt;  // in games that count rounds, and only there

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

// How many placements of the four kings there are, in all shards and with no regard to symmetry.
constexpr std::uint64_t king_placements(const Kind& kind) {
  const auto squares = static_cast<std::uint64_t>(kind.region) * static_cast<std::uint64_t>(kind.region);
  return squares * (squares - 1) * (squares - 2) * (squares - 3);
}

}  // namespace tetrarch::search
