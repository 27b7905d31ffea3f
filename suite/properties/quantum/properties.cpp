#include "suite/properties/quantum/properties.hpp"

#include <algorithm>
#include <iterator>

#include "suite/properties/quantum/accepted.hpp"

namespace tetrarch::properties {
namespace of_quantum {
namespace {

// A piece that stays where it is, and a promotion where no pawn ever stands (C-LOAD-1).
std::vector<json> hopeless_actions(const json&) {
  return {{{"kind", "move"}, {"from", "a1"}, {"to", "a1"}}, {{"kind", "promote"}, {"square", "a1"}, {"to", "rook"}}};
}

// Promotions in place, of pawns and others (C-PROMOTE-4).
std::vector<json> promotions(const json& state) {
  std::vector<json> actions;
  for (const json& piece : state.at("pieces")) {
    for (const auto* type : {"queen", "rook", "bishop", "knight"}) {
      actions.push_back({{"kind", "promote"}, {"square", piece.at("square")}, {"to", type}});
    }
  }
  return actions;
}

// Who has won by points or by mate, and who is gone, cannot be loaded (C-LOAD-1, C-END-1).
bool is_all_in_the_position(std::span<const Played> played) {
  const json& outcome = played.back().after.at("outcome");
  return outcome.is_object() && outcome.at("kind") == "in-progress";
}

// Where kings begin does not turn: the queens of duel opponents face each other (C-BOARD-3).
Attempt without_unmoved_kings(Attempt attempt) {
  std::vector<json> kings;
  for (const json& piece : attempt.position.at("pieces")) {
    if (piece.at("type") == "king") kings.push_back(piece.at("square"));
  }
  std::erase_if(attempt.position.at("unmoved").get_ref<json::array_t&>(),
                [&](const json& square) { return std::ranges::find(kings, square) != kings.end(); });
  return attempt;
}

// Who starts a round does not turn (C-BOARD-4).
bool is_within_a_round(const json& before, const json& after) { return before.at("round") == after.at("round"); }

}  // namespace

const Ruleset& ruleset() {
  static const Ruleset quantum = {
      .name = "quantum",
      .beside_the_position = {"outcome"},
      .listed_kinds = {"move", "promote"},
      .hopeless_actions = hopeless_actions,
      .other_candidates = promotions,
      .is_all_in_the_position = is_all_in_the_position,
      .quarter_turns = {.sentence = "Where every king has moved, what comes of an attempt until a round begins comes "
                                    "of the turned attempt turned, but for the order of those who are eliminated "
                                    "together.",
                        .turnable = without_unmoved_kings,
                        .turns = is_within_a_round},
      .clauses = {{"listed-moves-are-the-accepted-ones",
                   {"C-MOVE-1", "C-MOVE-2", "C-CHECK-2", "C-ZONE-3", "C-PROMOTE-4", "C-PROMOTE-7", "C-END-6"}},
                  {"quarter-turns-commute", {"C-BOARD-4"}},
                  {"atomic-refusal", {"C-ATOMIC-1"}},
                  {"undo-is-the-inverse", {"C-UNDO-1"}},
                  {"restoring-changes-nothing", {"C-RECORD-1"}},
                  {"restored-games-are-undone", {"C-RECORD-1", "C-UNDO-1"}},
                  {"loading-goes-on", {"C-LOAD-1", "C-LOAD-2"}},
                  {"same-again", {"C-BOARD-2", "C-END-6"}}}};
  return quantum;
}

}  // namespace of_quantum

std::vector<Property> quantum_properties() {
  using namespace of_quantum;
  std::vector<Property> all;
  for (const auto& properties_of : {round_properties, ending_properties, zone_properties, capture_properties,
                                    memory_properties, piece_properties, elimination_properties, safety_properties}) {
    std::ranges::move(properties_of(), std::back_inserter(all));
  }
  std::ranges::move(properties_of_every_game(ruleset()), std::back_inserter(all));
  return all;
}

}  // namespace tetrarch::properties
