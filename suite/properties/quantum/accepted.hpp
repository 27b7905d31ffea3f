// How properties of Quantum Chess alone are stated.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "suite/properties/claims.hpp"
#include "suite/properties/quantum/second_opinion.hpp"

namespace tetrarch::properties::of_quantum {

// The round in which points are counted (C-END-2).
inline constexpr int kRoundOfPoints = 51;

const Ruleset& ruleset();

struct Eliminated {
  quantum::Player player = quantum::Player::kNorth;
  std::optional<quantum::Player> by;
};

// An action that was accepted, with the states around it.
struct Accepted {
  quantum::Action action;
  Seen before;
  Seen after;
  Carried carried;
  std::vector<Eliminated> told;
  std::vector<std::size_t> batches;  // how many of them came together, and then, and so on
};

// The move, or nullptr where the action is none.
const quantum::Move* move_in(const Accepted& accepted);

// The player that acted.
quantum::Player actor_of(const Accepted& accepted);

// Whether the turn is used up: by a move, by a pass, or because the player that acted is gone.
bool uses_up_the_turn(const Accepted& accepted);

// The state as far as its members have values. Throws Broken where they have none.
Seen seen_in(const json& state, const Table& table);

// What is wrong about an accepted action, or nothing.
using Fault = std::optional<std::string>;
using Law = std::function<Fault(const Accepted& accepted)>;

// That the law has nothing against any accepted action of the attempt.
Property property_of_actions(Statement statement, Law law);

// What is wrong about what stands on a square after an accepted action.
using SquareLaw = std::function<Fault(const Accepted& accepted, quantum::Square square)>;

// The law on every square.
Law law_of_squares(SquareLaw law);

// The properties, by what they are about.
std::vector<Property> round_properties();
std::vector<Property> ending_properties();
std::vector<Property> zone_properties();
std::vector<Property> capture_properties();
std::vector<Property> memory_properties();
std::vector<Property> piece_properties();
std::vector<Property> elimination_properties();
std::vector<Property> safety_properties();

}  // namespace tetrarch::properties::of_quantum
