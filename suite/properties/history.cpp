// What refusals, undoing, saving and restoring leave as it was.
#include <fmt/format.h>

#include <utility>

#include "suite/properties/claims.hpp"

namespace tetrarch::properties {
namespace {

using cases::SaveAndRestore;
using cases::Undo;

// Performs the deed, holds a refusal to leaving the state alone, and adds what was accepted.
void perform_held(const cases::Deed& deed, Table& table, std::vector<Played>& accepted) {
  const Played played = table.perform(deed);
  if (is_accepted(played)) {
    accepted.push_back(played);
  } else {
    table.require_same(played.before, played.after, table.text_of(deed) + " is refused");
  }
}

void refusals_change_nothing(const Attempt& attempt, Table& table) {
  table.load(attempt.position);
  std::vector<Played> accepted;
  for (const cases::Deed& deed : attempt.deeds) {
    perform_held(deed, table, accepted);
    for (const json& hopeless : table.ruleset().hopeless_actions(table.state())) {
      perform_held(cases::Act{hopeless}, table, accepted);
    }
  }
  table.load(attempt.position);
  for (const Played& played : accepted) {
    table.require_same(table.perform(played.deed), played,
                       table.text_of(played.deed) + " after what was refused in between");
  }
}

// The states that undoing must lead to, the latest last.
using Past = std::vector<json>;

void require_undone(Table& table, Past& past) {
  const Played played = table.perform(Undo{});
  if (past.empty()) {
    if (is_accepted(played)) table.fail("undo: a refusal is due where nothing is left to undo, acceptance came");
    table.require_same(played.before, played.after, "undo with nothing left to undo");
    return;
  }
  if (!is_accepted(played)) table.fail("undo: acceptance is due, a refusal came");
  table.require_same(past.back(), played.after, "undo");
  past.pop_back();
}

void perform_or_undo(const cases::Deed& deed, Table& table, Past& past) {
  if (std::holds_alternative<Undo>(deed)) return require_undone(table, past);
  const Played played = table.perform(deed);
  if (is_accepted(played) && action_in(played) != nullptr) past.push_back(played.before);
}

// One more than there is to undo.
void require_all_undone(Table& table, Past& past) {
  for (std::size_t left = past.size() + 1; left > 0; --left) require_undone(table, past);
}

void undo_is_the_inverse(const Attempt& attempt, Table& table) {
  table.load(attempt.position);
  Past past;
  for (const cases::Deed& deed : attempt.deeds) perform_or_undo(deed, table, past);
  require_all_undone(table, past);
}

void require_restored(Table& table) {
  const Played played = table.perform(SaveAndRestore{});
  if (!is_accepted(played)) table.fail("save-and-restore: acceptance is due, a refusal came");
  table.require_same(played.before, played.after, "save-and-restore");
}

void restoring_changes_nothing(const Attempt& attempt, Table& table) {
  table.load(attempt.position);
  const auto without = table.perform(attempt.deeds);
  table.load(attempt.position);
  require_restored(table);
  for (const Played& due : without) {
    table.require_same(due, table.perform(due.deed), table.text_of(due.deed) + " after save-and-restore");
    require_restored(table);
  }
}

void restored_games_are_undone(const Attempt& attempt, Table& table) {
  table.load(attempt.position);
  Past past;
  for (const cases::Deed& deed : attempt.deeds) {
    perform_or_undo(deed, table, past);
    table.perform(SaveAndRestore{});
  }
  require_all_undone(table, past);
}

}  // namespace

std::vector<Property> history_properties(const Ruleset& ruleset) {
  return {
      property(
          ruleset,
          {"atomic-refusal",
           "A refused action, of whatever kind, leaves the whole state, and what comes later is what would have come "
           "without it.",
           ruleset.clauses.at("atomic-refusal")},
          refusals_change_nothing),
      property(ruleset,
               {"undo-is-the-inverse",
                "Undo leads back through every state to the start, with all that belongs to it, and no further.",
                ruleset.clauses.at("undo-is-the-inverse"),
                {"undo"}},
               undo_is_the_inverse),
      property(ruleset,
               {"restoring-changes-nothing",
                "A game that is saved and restored is the same, and goes on as it would have gone on.",
                ruleset.clauses.at("restoring-changes-nothing"),
                {"record"}},
               restoring_changes_nothing),
      property(ruleset,
               {"restored-games-are-undone",
                "A game that is saved and restored is undone as far as before.",
                ruleset.clauses.at("restored-games-are-undone"),
                {"record", "undo"}},
               restored_games_are_undone),
  };
}

}  // namespace tetrarch::properties
