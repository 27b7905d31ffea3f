// The shortest game that shows something, all players working together: what is asked, and what is found.
//
// A move stands here for whatever the game has players do in their turns.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tetrarch::search {

template <class Position>
struct QuestOf {
  std::string feature;  // one that moves show
  Position start;       // one that may be loaded
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

template <class Move>
struct FoundOf {
  std::optional<std::vector<Move>> moves;  // the last one shows the feature; it may be refused
  bool is_shortest = false;                // whether every shorter game was looked at
  std::vector<PlyLooked> plies;            // from the first one on
};

}  // namespace tetrarch::search
