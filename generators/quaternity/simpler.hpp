// Simpler positions and trials, for making what was found small enough to read.
#pragma once

#include <cstddef>
#include <tuple>
#include <vector>

#include "generators/quaternity/scripts.hpp"

namespace tetrarch::generators {

// How far from simple it is: fewer steps come first, then fewer pieces, then plainer pieces, statuses and controllers,
// then less distance from the corner a1. What simpler_trials gives always has a lower one.
struct Complexity {
  std::size_t steps = 0;
  std::size_t pieces = 0;
  std::size_t strangeness = 0;
  std::size_t distance = 0;

  friend bool operator<(const Complexity& one, const Complexity& other) {
    return std::tie(one.steps, one.pieces, one.strangeness, one.distance) <
           std::tie(other.steps, other.pieces, other.strangeness, other.distance);
  }
};

Complexity complexity_of(const Trial& trial);

// Positions that are one change simpler and may be loaded, the boldest changes first.
std::vector<quaternity::Position> simpler_positions(const quaternity::Position& position);

// Trials that are one change simpler, the boldest changes first: without some of their steps, from a later position, or
// from a simpler one.
std::vector<Trial> simpler_trials(const Trial& trial);

}  // namespace tetrarch::generators
