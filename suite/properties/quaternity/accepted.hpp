// How properties of Quaternity alone are stated.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "reference/quaternity/game.hpp"
#include "suite/properties/claims.hpp"

namespace tetrarch::properties::of_quaternity {

const Ruleset& ruleset();

struct Awarded {
  quaternity::Army king = quaternity::Army::kWhite;
  quaternity::Player to = quaternity::Player::kWhite;
};

// An action that was accepted, with the positions around it.
struct Accepted {
  quaternity::Action action;
  quaternity::Position before;
  quaternity::Position after;
  std::vector<Awarded> awards;
};

// The move, or nullptr where the action is none.
const quaternity::Move* move_in(const Accepted& accepted);

bool is_awarded(const Accepted& accepted, quaternity::Army king);

// The position in a state that the engine gave. Throws Broken where there is none.
quaternity::Position position_in(const json& state, const Table& table);

// What is wrong about an accepted action, or nothing.
using Law = std::function<std::optional<std::string>(const Accepted& accepted)>;

// That the law has nothing against any accepted action of the attempt.
Property property_of_actions(Statement statement, Law law);

// "red, green", or "none".
std::string names_of(const std::vector<quaternity::Player>& players);

// The properties, by what they are about.
std::vector<Property> award_properties();
std::vector<Property> piece_properties();
std::vector<Property> turn_properties();
std::vector<Property> frozen_properties();

}  // namespace tetrarch::properties::of_quaternity
