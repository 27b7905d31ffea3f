// What the rules make of many positions, in numbers that can be added up.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>

#include "suite/search/kinds.hpp"

namespace tetrarch::search {

// The positions in which some move shows a feature.
struct Sight {
  std::uint64_t positions = 0;
  Ordinal first;
  std::string position;  // the first, as a case file has it
  std::string move;      // and its first such move: "a2-b3"
};

// A move stands here for whatever the game has a player do in its turn. A batch is the kings that go in one and the
// same position: Quaternity's batches, and those who are mated together in Quantum Chess (C-MATE-3).
struct Census {
  std::uint64_t positions = 0;
  std::uint64_t unresolved = 0;  // those among them that may not be loaded (Q-GUARD-5); nothing more is counted of them
  std::uint64_t moves = 0;       // that are tried
  std::uint64_t accepted = 0;
  std::map<std::string, std::uint64_t> refused;       // by clause
  std::map<std::size_t, std::uint64_t> batches;       // by how many kings go
  std::map<std::size_t, std::uint64_t> batch_counts;  // moves that bring some, by how many batches they bring
  // By feature, then by how many pieces are on the board. A feature is there a second time, with kSettled after its
  // name, for positions in which no king stands mated.
  std::map<std::string, std::map<std::size_t, Sight>> sights;
};

inline constexpr std::string_view kSettled = ", with no king mated before";

// Counts a position with so many pieces in which a move shows the feature. written() gives what a Sight keeps of it,
// the position and the move, and is asked of the first alone.
template <class Written>
void count_sight(Census& census, const std::string& feature, std::size_t pieces, const Ordinal& ordinal,
                 Written written) {
  Sight& sight = census.sights[feature][pieces];
  if (++sight.positions > 1) return;
  sight.first = ordinal;
  std::tie(sight.position, sight.move) = written();
}

// Adds the numbers of other positions.
void add(Census& census, const Census& other);

}  // namespace tetrarch::search
