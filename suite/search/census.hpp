// What the rules make of many positions, in numbers that can be added up.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "reference/quaternity/position.hpp"
#include "suite/search/placements.hpp"

namespace tetrarch::search {

// The positions in which some move shows a feature.
struct Sight {
  std::uint64_t positions = 0;
  Ordinal first;
  std::string position;  // the first, as a case file has it
  std::string move;      // and its first such move: "a2-b3"
};

struct Census {
  std::uint64_t positions = 0;
  std::uint64_t unresolved = 0;  // those among them that may not be loaded (Q-GUARD-5); nothing more is counted of them
  std::uint64_t moves = 0;       // that the rules of movement allow the player on turn
  std::uint64_t accepted = 0;
  std::map<std::string, std::uint64_t> refused;  // by clause
  std::map<std::size_t, std::uint64_t> batches;  // by how many kings they award
  std::map<std::size_t, std::uint64_t>
      batch_counts;  // moves that are awarded something, by how many batches they bring
  // By feature, then by how many pieces are on the board. A feature is there a second time, called "FEATURE, with no
  // king mated before", for positions in which no king stands mated.
  std::map<std::string, std::map<std::size_t, Sight>> sights;
};

// Has every move of the player on turn committed, counts what comes of it, and gives what is wrong with it, if anything
// is: a sentence with the move and the position. The position satisfies Q-LOAD-1, and every player is active.
std::optional<std::string> take_in(Census& census, const quaternity::Position& position, const Ordinal& ordinal);

// Adds the numbers of other positions.
void add(Census& census, const Census& other);

}  // namespace tetrarch::search
