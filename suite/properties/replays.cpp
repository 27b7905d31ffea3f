// What comes again when an attempt is played again, from its start or from a later state.
#include <fmt/format.h>

#include <span>
#include <utility>

#include "suite/properties/claims.hpp"

namespace tetrarch::properties {
namespace {

// Loads the state after so many deeds, and plays on from there.
void require_the_rest(const std::vector<Played>& played, std::size_t count, const json& state, Table& table) {
  const std::string loaded = fmt::format("loaded after step {}", count);
  table.load(position_part(state, table.ruleset()));
  table.require_same(state, table.state(), loaded);
  for (std::size_t index = count; index < played.size(); ++index) {
    const Played& due = played[index];
    table.require_same(due, table.perform(due.deed), fmt::format("{}, {}", loaded, table.text_of(due.deed)));
  }
}

// A game that is loaded has nothing to undo.
std::vector<cases::Deed> without_undo(std::vector<cases::Deed> deeds) {
  std::erase_if(deeds, [](const cases::Deed& deed) { return std::holds_alternative<cases::Undo>(deed); });
  return deeds;
}

void loading_goes_on(const Attempt& attempt, Table& table) {
  table.load(attempt.position);
  table.require_same(attempt.position, position_part(table.state(), table.ruleset()), "load");
  const auto played = table.perform(without_undo(attempt.deeds));
  for (std::size_t count = 1; count <= played.size(); ++count) {
    if (!table.ruleset().is_all_in_the_position(std::span(played).first(count))) continue;
    require_the_rest(played, count, played[count - 1].after, table);
  }
}

void the_same_comes_again(const Attempt& attempt, Table& table) {
  table.load(attempt.position);
  const json loaded = table.state();
  const auto played = table.perform(attempt.deeds);
  const auto moves = table.moves();
  table.load(attempt.position);
  table.require_same(loaded, table.state(), "load again");
  for (const Played& due : played) {
    table.require_same(due, table.perform(due.deed), table.text_of(due.deed) + " again");
  }
  if (table.moves() != moves) table.fail("other moves are listed the second time");
}

}  // namespace

std::vector<Property> replay_properties(const Ruleset& ruleset) {
  return {
      property(
          ruleset,
          {"loading-goes-on", "A state whose position is loaded is that state, and goes on as it would have gone on.",
           ruleset.clauses.at("loading-goes-on")},
          loading_goes_on),
      property(ruleset,
               {"same-again", "The same attempt gives the same answers again.", ruleset.clauses.at("same-again")},
               the_same_comes_again),
  };
}

}  // namespace tetrarch::properties
