// How attempts fare when the board is turned.
#include <fmt/format.h>

#include <algorithm>

#include "suite/notation/notation.hpp"
#include "suite/properties/claims.hpp"

namespace tetrarch::properties {
namespace {

// A number of quarter turns clockwise.
class Turns {
 public:
  Turns(const Ruleset& ruleset, unsigned count) : notation_(*notation::notation_of(ruleset.name)), count_(count) {}

  json of(const json& document) const { return notation_.turned(document, count_); }

  Attempt of(const Attempt& attempt) const {
    Attempt turned{of(attempt.position), attempt.deeds};
    for (cases::Deed& deed : turned.deeds) {
      if (auto* act = std::get_if<cases::Act>(&deed)) act->action = of(act->action);
    }
    return turned;
  }

  Played of(const Played& played) const {
    Played turned = played;
    turned.after = of(played.after);
    turned.events = of(played.events);
    return turned;
  }

  std::vector<json> of(const std::vector<json>& moves) const {
    std::vector<json> turned;
    for (const json& move : moves) turned.push_back(of(move));
    std::ranges::sort(turned);
    return turned;
  }

  std::string text() const { return fmt::format(" in quarter turn {}", count_); }

 private:
  const notation::Notation& notation_;
  unsigned count_;
};

// The order inside a batch does not turn.
json without_order_in_batches(json events, const std::vector<std::size_t>& sizes) {
  std::size_t begin = 0;
  for (const std::size_t size : sizes) {
    if (begin + size > events.size()) break;
    const auto first = events.begin() + static_cast<std::ptrdiff_t>(begin);
    std::sort(first, first + static_cast<std::ptrdiff_t>(size));
    begin += size;
  }
  return events;
}

// What is shown of an attempt.
struct Shown {
  json loaded;
  std::vector<json> first_moves;
  std::vector<Played> played;
  std::vector<std::vector<std::size_t>> batches;  // their sizes, for each deed
  std::vector<json> last_moves;
};

Shown shown(const Attempt& attempt, Table& table) {
  table.load(attempt.position);
  Shown result;
  result.loaded = table.state();
  result.first_moves = table.moves();
  result.played = table.perform(attempt.deeds);
  for (const Played& played : result.played) result.batches.push_back(sizes_of_batches(played, table.ruleset()));
  result.last_moves = table.moves();
  return result;
}

bool turns_with_the_board(const Played& played, const Table& table) {
  return table.ruleset().quarter_turns.turns(played.before, played.after);
}

// Whether all deeds turned with the board, and so did what came of them.
bool are_deeds_turned(const Shown& as_written, const Shown& actual, const Turns& turns, const Table& table) {
  for (std::size_t index = 0; index < actual.played.size(); ++index) {
    Played due = turns.of(as_written.played[index]);
    Played came = actual.played[index];
    const bool turn = turns_with_the_board(as_written.played[index], table) && turns_with_the_board(came, table);
    if (!turn && is_accepted(due) == is_accepted(came)) return false;
    due.events = without_order_in_batches(due.events, as_written.batches[index]);
    came.events = without_order_in_batches(came.events, actual.batches[index]);
    table.require_same(due, came, table.text_of(came.deed) + turns.text());
  }
  return true;
}

void require_turned(const Shown& as_written, const Shown& actual, const Turns& turns, const Table& table) {
  table.require_same(turns.of(as_written.loaded), actual.loaded, "load" + turns.text());
  if (turns.of(as_written.first_moves) != actual.first_moves) table.fail("other moves are listed" + turns.text());
  if (!are_deeds_turned(as_written, actual, turns, table)) return;
  if (turns.of(as_written.last_moves) != actual.last_moves) table.fail("other moves are listed" + turns.text());
}

void quarter_turns_commute(const Attempt& attempt, Table& table) {
  const Attempt turnable = table.ruleset().quarter_turns.turnable(attempt);
  const Shown as_written = shown(turnable, table);
  for (unsigned count = 1; count < 4; ++count) {
    const Turns turns(table.ruleset(), count);
    require_turned(as_written, shown(turns.of(turnable), table), turns, table);
  }
}

}  // namespace

std::vector<Property> quarter_turn_properties(const Ruleset& ruleset) {
  return {property(ruleset,
                   {"quarter-turns-commute",
                    ruleset.quarter_turns.sentence,
                    ruleset.clauses.at("quarter-turns-commute"),
                    {},
                    campaign::Asking::kMoves},
                   quarter_turns_commute)};
}

}  // namespace tetrarch::properties
