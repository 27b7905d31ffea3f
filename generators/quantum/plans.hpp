// A position and a script for it.
#pragma once

#include <functional>
#include <span>

#include "generators/quantum/scripts.hpp"

namespace tetrarch::generators::quantum {

using Plan = PlanOf<tetrarch::quantum::Position, Wish>;

// A wish, how often plans begin with it, and the positions in which it is likely to be granted.
struct Aim {
  Wish wish;
  unsigned weight;
  tetrarch::quantum::Position (*scene)(Dice&);
};

// Every wish with which plans begin.
std::span<const Aim> aims();

// A plan whose script begins with something that the position, as a few tries allow, has. Half of the positions tried
// are from the scene that goes with it and half from `make`.
Plan plan(Dice& dice, const std::function<tetrarch::quantum::Position(Dice&)>& make);

// Plays the script on the reference. The start must be a position that may be loaded.
Trial played(const Plan& plan);

}  // namespace tetrarch::generators::quantum
