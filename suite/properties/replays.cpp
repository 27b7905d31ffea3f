// What comes again when an attempt is played again, from its start or from a later state.
#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "suite/properties/claims.hpp"

namespace tetrarch::properties {
namespace {

json position_part(json state) {
  state.erase("offer");
  state.erase("outcome");
  return state;
}

// Whether a draw was agreed upon by then: a position does not hold that.
bool is_agreed_by(const std::vector<Played>& played, std::size_t count) {
  return std::any_of(played.begin(), played.begin() + static_cast<std::ptrdiff_t>(count), [](const Played& each) {
    const json* action = action_in(each);
    const json& outcome = each.after.at("outcome");
    return action != nullptr && is_accepted(each) && action->at("kind") == "answer-draw" && outcome.is_object() &&
           outcome.at("kind") == "draw";
  });
}

// Whether a position holds all of the state: no offer is pending, and the rules have an outcome for it (Q-GUARD-5).
bool is_all_in_the_position(const json& state) { return state.at("offer").is_null() && !state.at("outcome").is_null(); }

// Loads the state after so many deeds, and plays on from there.
void require_the_rest(const std::vector<Played>& played, std::size_t count, const json& state, Table& table) {
  const std::string loaded = fmt::format("loaded after step {}", count);
  table.load(position_part(state));
  table.require_none(difference(state, table.state()), loaded);
  for (std::size_t index = count; index < played.size(); ++index) {
    const Played& due = played[index];
    table.require_none(difference(due, table.perform(due.deed)), fmt::format("{}, {}", loaded, text_of(due.deed)));
  }
}

// A game that is loaded has nothing to undo.
std::vector<cases::Deed> without_undo(std::vector<cases::Deed> deeds) {
  std::erase_if(deeds, [](const cases::Deed& deed) { return std::holds_alternative<cases::Undo>(deed); });
  return deeds;
}

void loading_goes_on(const Attempt& attempt, Table& table) {
  table.load(attempt.position);
  table.require_none(difference(attempt.position, position_part(table.state())), "load");
  std::vector<json> states = {table.state()};
  const auto played = table.perform(without_undo(attempt.deeds));
  for (const Played& each : played) states.push_back(each.after);
  for (std::size_t count = 1; count < states.size(); ++count) {
    if (is_agreed_by(played, count)) return;
    if (is_all_in_the_position(states[count])) require_the_rest(played, count, states[count], table);
  }
}

void the_same_comes_again(const Attempt& attempt, Table& table) {
  table.load(attempt.position);
  const json loaded = table.state();
  const auto played = table.perform(attempt.deeds);
  const auto moves = table.moves();
  table.load(attempt.position);
  table.require_none(difference(loaded, table.state()), "load again");
  for (const Played& due : played) {
    table.require_none(difference(due, table.perform(due.deed)), text_of(due.deed) + " again");
  }
  if (table.moves() != moves) table.fail("other moves are listed the second time");
}

}  // namespace

std::vector<Property> replay_properties() {
  return {
      property({"loading-goes-on",
                "A state whose position is loaded is that state, and goes on as it would have gone on.",
                {"Q-LOAD-2", "Q-END-4"}},
               loading_goes_on),
      property({"same-again", "The same attempt gives the same answers again.", {"Q-BOARD-2", "Q-END-3"}},
               the_same_comes_again),
  };
}

}  // namespace tetrarch::properties
