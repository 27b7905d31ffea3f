#include "suite/properties/quaternity/properties.hpp"

#include <algorithm>
#include <iterator>

#include "suite/properties/quaternity/accepted.hpp"

namespace tetrarch::properties {
namespace of_quaternity {
namespace {

// Of every kind: a piece that stays where it is, an answer of the player that alone may offer, and the freeze of
// whoever is not active.
std::vector<json> hopeless_actions(const json& state) {
  const json& square = state.at("pieces").at(0).at("square");
  std::vector<json> actions = {{{"kind", "move"}, {"from", square}, {"to", square}}};
  for (const bool accept : {true, false}) {
    actions.push_back({{"kind", "answer-draw"}, {"player", state.at("turn")}, {"accept", accept}});
  }
  for (const auto& [player, status] : state.at("players").items()) {
    if (status != "active") actions.push_back({{"kind", "resign"}, {"player", player}});
  }
  return actions;
}

bool is_agreement(const Played& played) {
  const json* action = action_in(played);
  const json& outcome = played.after.at("outcome");
  return action != nullptr && is_accepted(played) && action->at("kind") == "answer-draw" && outcome.is_object() &&
         outcome.at("kind") == "draw";
}

// No offer is pending, no draw was agreed upon, and the rules have an outcome for the position (Q-GUARD-5).
bool is_all_in_the_position(std::span<const Played> played) {
  const json& state = played.back().after;
  return state.at("offer").is_null() && !state.at("outcome").is_null() && std::ranges::none_of(played, is_agreement);
}

}  // namespace

const Ruleset& ruleset() {
  static const Ruleset quaternity = {
      .name = "quaternity",
      .beside_the_position = {"offer", "outcome"},
      .listed_kinds = {"move"},
      .hopeless_actions = hopeless_actions,
      .other_candidates = [](const json&) { return std::vector<json>{}; },
      .is_all_in_the_position = is_all_in_the_position,
      .quarter_turns = {.sentence = "What comes of an attempt comes of the turned attempt turned, but for the order "
                                    "inside a batch.",
                        .turnable = [](Attempt attempt) { return attempt; },
                        .turns = [](const json&, const json&) { return true; }},
      .clauses = {{"listed-moves-are-the-accepted-ones",
                   {"Q-MOVE-6", "Q-ACTOR-3", "Q-ACTOR-4", "Q-SAFE-1", "Q-PAWN-10", "Q-END-2"}},
                  {"quarter-turns-commute", {"Q-BOARD-4"}},
                  {"atomic-refusal", {"Q-ATOMIC-1"}},
                  {"undo-is-the-inverse", {"Q-UNDO-1", "Q-UNDO-2"}},
                  {"restoring-changes-nothing", {"Q-RECORD-1"}},
                  {"restored-games-are-undone", {"Q-RECORD-1", "Q-UNDO-1"}},
                  {"loading-goes-on", {"Q-LOAD-2", "Q-END-4"}},
                  {"same-again", {"Q-BOARD-2", "Q-END-3"}}}};
  return quaternity;
}

}  // namespace of_quaternity

std::vector<Property> quaternity_properties() {
  using namespace of_quaternity;
  std::vector<Property> all;
  for (const auto& properties_of : {award_properties, piece_properties, turn_properties, frozen_properties}) {
    std::ranges::move(properties_of(), std::back_inserter(all));
  }
  std::ranges::move(properties_of_every_game(ruleset()), std::back_inserter(all));
  return all;
}

}  // namespace tetrarch::properties
