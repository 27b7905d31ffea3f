#include "suite/properties/played.hpp"

#include "suite/notation/notation.hpp"

namespace tetrarch::properties {

bool is_accepted(const Played& played) { return played.refusal.empty(); }

const json* action_in(const Played& played) {
  const auto* act = std::get_if<cases::Act>(&played.deed);
  return act == nullptr ? nullptr : &act->action;
}

std::string text_of(const cases::Deed& deed, std::string_view ruleset) {
  if (const auto* act = std::get_if<cases::Act>(&deed)) return notation::notation_of(ruleset)->action_text(act->action);
  return std::holds_alternative<cases::Undo>(deed) ? "undo" : "save-and-restore";
}

}  // namespace tetrarch::properties
