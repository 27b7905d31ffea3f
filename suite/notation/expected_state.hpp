// What a person writes down of a state, as protocol values.
#pragma once

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace tetrarch::notation {

// What stands on a square: nothing where `piece` is null, else {"army", "type"} and a pawn's "heading".
struct ExpectedSquare {
  std::string square;
  nlohmann::json piece;
};

// The fields of the state that are written down; what is absent is not compared.
struct ExpectedState {
  // Fields compared whole, under their protocol names: turn, offer, outcome. They are written as canonical() has them.
  std::map<std::string, nlohmann::json> fields;
  // Fields compared by the keys that are written: players, controllers.
  std::map<std::string, std::map<std::string, nlohmann::json>> entries;
  std::vector<ExpectedSquare> squares;
};

}  // namespace tetrarch::notation
