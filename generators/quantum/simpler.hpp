// Simpler positions and trials, for making what was found small enough to read.
#pragma once

#include <cstddef>
#include <tuple>
#include <vector>

#include "generators/quantum/scripts.hpp"

namespace tetrarch::generators::quantum {

// How far from simple it is: fewer steps come first, then fewer pieces, then less that is strange: captured pieces in
// hand, pawns that may be captured en passant, kings and rooks that have not moved, pieces outside the zone, queens
// where less would do, later phases, rounds other than the first of their phase. Where a piece stands is left alone: in
// this game lines and zones matter more than a corner. What simpler_trials gives always has a lower one.
struct Complexity {
  std::size_t steps = 0;
  std::size_t pieces = 0;
  std::size_t strangeness = 0;

  friend bool operator<(const Complexity& one, const Complexity& other) {
    return std::tie(one.steps, one.pieces, one.strangeness) < std::tie(other.steps, other.pieces, other.strangeness);
  }
};

Complexity complexity_of(const Trial& trial);

// Positions that are one change simpler and may be loaded, the boldest changes first.
std::vector<tetrarch::quantum::Position> simpler_positions(const tetrarch::quantum::Position& position);

// Trials that are one change simpler, the boldest changes first: without some of their steps, from a later position, or
// from a simpler one.
std::vector<Trial> simpler_trials(const Trial& trial);

}  // namespace tetrarch::generators::quantum
