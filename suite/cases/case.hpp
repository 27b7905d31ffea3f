// A case as data: a position, steps, and what each step must show (the format is described in fixtures/README.md).
// Positions, actions and expectations are documents of the protocol, so that a runner needs to know no game.
#pragma once

#include <cstddef>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "suite/documents/place.hpp"
#include "suite/notation/expected_state.hpp"

namespace tetrarch::cases {

using documents::InputError;
using documents::Place;
using notation::ExpectedSquare;
using notation::ExpectedState;

// What a step does. A position of `null` is the opening, loaded without a position.
struct Look {};
struct Act {
  nlohmann::json action;
};
struct Load {
  nlohmann::json position;
};
struct Undo {
  std::size_t times = 1;
};
struct SaveAndRestore {};
using Deed = std::variant<Look, Act, Load, Undo, SaveAndRestore>;

// What the list of moves must show. All lists hold protocol actions; several conditions may be given.
struct ExpectedMoves {
  std::optional<std::vector<nlohmann::json>> exactly;
  std::vector<nlohmann::json> include;
  std::vector<nlohmann::json> exclude;
  // A square, and all the moves of the piece that stands there: exactly these.
  std::map<std::string, std::vector<nlohmann::json>> from;
  std::optional<std::size_t> count;
  std::optional<std::string> refused;  // "unresolved": listing is refused
};

// Squares from which `by` attacks `square`: exactly these.
struct ExpectedAttackers {
  std::string square;
  std::string by;
  std::set<std::string> squares;
};

struct Step {
  Deed deed;
  std::string text;                                   // the step as a person reads it: "act c5-d3", "undo 2", "look"
  std::optional<std::string> refused;                 // illegal, unresolved or invalid
  std::optional<std::vector<nlohmann::json>> events;  // what is written of the action's events, in order
  ExpectedState state;
  std::optional<ExpectedMoves> moves;
  std::vector<ExpectedAttackers> attackers;
  std::map<std::string, bool> check;  // player -> whether it is in check
  Place place;
};

struct Case {
  std::string name;  // "quaternity/batch/two-at-once"
  std::string title;
  std::string ruleset;
  std::string area;
  std::vector<std::string> clauses;
  std::vector<std::string> forbids;  // those of `clauses` that here forbid or decide otherwise
  std::map<std::string, std::string> from;
  bool all_turns = false;
  unsigned quarter_turns = 0;  // 0 as written; 1, 2 or 3 quarter turns clockwise
  nlohmann::json position;     // null: the opening
  std::vector<Step> steps;
  Place place;
};

}  // namespace tetrarch::cases
