// The shortest game that shows something, all players working together.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "reference/quaternity/movement.hpp"
#include "suite/search/meter.hpp"

namespace tetrarch::search {

struct GameQuest {
  std::string feature;         // one that moves show
  quaternity::Position start;  // one that may be loaded
  std::uint64_t seed = 1;
  std::size_t width = 128;   // how many positions a ply the first round keeps; every round keeps twice as many
  std::size_t longest = 40;  // no game of more plies is looked for
};

// How far a ply was looked at.
struct PlyLooked {
  std::uint64_t positions = 0;  // from which every move was tried, in the round that tried most
  std::uint64_t moves = 0;      // and how many these were
  bool is_whole = false;        // whether these were all positions that there are
};

struct GameFound {
  std::optional<std::vector<quaternity::Move>> moves;  // the last one shows the feature; it may be refused
  bool is_shortest = false;                            // whether every shorter game was looked at
  std::vector<PlyLooked> plies;                        // from the first one on
};

// Rounds of a beam search, each twice as wide as the one before, that look for games shorter than what was found, until
// the meter is used up, no game can be shorter, or a round has seen every game. In each ply every move of every
// position is tried that was kept; the positions nearest to what is sought (distance_to) are kept, no more than a few
// of one parent's and equal ones once. The seed decides between equally near ones.
GameFound shortest_game(const GameQuest& quest, Meter& meter, const std::function<void(const GameFound&)>& observe);

}  // namespace tetrarch::search
