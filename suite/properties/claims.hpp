// How properties are stated.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "reference/quaternity/game.hpp"
#include "suite/properties/table.hpp"

namespace tetrarch::properties {

// What a property is called and what it says.
struct Statement {
  std::string name;
  std::string sentence;
  std::vector<std::string> clauses;
  std::vector<std::string> needs = {};
  campaign::Asking shown_by = campaign::Asking::kStates;
};

// Plays the attempt at the table, as often and in whatever form it likes, and throws Broken where the property does not
// hold.
using Claim = std::function<void(const Attempt& attempt, Table& table)>;

Property property(Statement statement, Claim claim);

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

// What the deed was as an accepted action, or nothing where it was none.
std::optional<Accepted> accepted_in(const Played& played, const Table& table);

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
std::vector<Property> move_properties();
std::vector<Property> history_properties();
std::vector<Property> replay_properties();

}  // namespace tetrarch::properties
