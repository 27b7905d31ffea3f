// How properties are stated.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

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

// The ruleset must outlive the property.
Property property(const Ruleset& ruleset, Statement statement, Claim claim);

// How many events of an accepted action came at once, and how many then, and so on, as the reference has it; nothing
// where it has another opinion of the action.
std::vector<std::size_t> sizes_of_batches(const Played& played, const Ruleset& ruleset);

// The properties that hold in every game.
std::vector<Property> properties_of_every_game(const Ruleset& ruleset);

// By what they are about.
std::vector<Property> listing_properties(const Ruleset& ruleset);
std::vector<Property> quarter_turn_properties(const Ruleset& ruleset);
std::vector<Property> history_properties(const Ruleset& ruleset);
std::vector<Property> replay_properties(const Ruleset& ruleset);

}  // namespace tetrarch::properties
