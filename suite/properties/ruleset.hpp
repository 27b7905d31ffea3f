// What the properties that hold in every game must know of the one that they are stated of.
#pragma once

#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <vector>

#include "suite/campaign/attempt.hpp"
#include "suite/properties/played.hpp"

namespace tetrarch::properties {

// How a game turns with the board.
struct QuarterTurns {
  std::string sentence;  // what holds
  // The attempt without what does not turn.
  std::function<campaign::Attempt(campaign::Attempt attempt)> turnable;
  // Whether what led from one state to the other turns with the board; if not, nothing turns from there on.
  std::function<bool(const json& before, const json& after)> turns;
};

struct Ruleset {
  std::string name;                              // in the protocol
  std::vector<std::string> beside_the_position;  // the members that a state has and a position has not
  std::vector<std::string> listed_kinds;         // the kinds of action that are listed as moves
  // Actions that are refused in this state, whatever the position.
  std::function<std::vector<json>(const json& state)> hopeless_actions;
  // Actions of other kinds than moves, among them all that may be listed in this state.
  std::function<std::vector<json>(const json& state)> other_candidates;
  // Whether the state that the last of these deeds led to is all in its position, so that loading it gives it again.
  std::function<bool(std::span<const Played> played)> is_all_in_the_position;
  QuarterTurns quarter_turns;
  // What each property that every game has follows from, by its name.
  std::map<std::string, std::vector<std::string>> clauses;
};

// The position in a state.
json position_part(json state, const Ruleset& ruleset);

}  // namespace tetrarch::properties
