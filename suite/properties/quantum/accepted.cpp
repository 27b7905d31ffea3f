#include "suite/properties/quantum/accepted.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "suite/service/quantum_json.hpp"

namespace tetrarch::properties::of_quantum {

using namespace quantum;

namespace {

// The last round that a document of a position may have; a game that is over may be in the next.
constexpr int kLastRound = 60;

[[noreturn]] void fail(const Table& table, const std::string& fault) {
  table.fail("the state is none of the game's: " + fault);
}

Description description_in(const json& state, const Table& table) {
  json document = position_part(state, ruleset());
  const int round = document.at("round").get<int>();
  document["round"] = std::min(round, kLastRound);
  auto description = service::description_from_json(document);
  if (const auto* fault = std::get_if<std::string>(&description)) fail(table, *fault);
  std::get<Description>(description).round = round;
  return std::get<Description>(description);
}

Board board_of(const Description& told, const Table& table) {
  Board board;
  for (const PlacedPiece& piece : told.pieces) {
    if (!board.is_empty(piece.square)) fail(table, "two pieces stand on " + board::to_string(piece.square));
    board.put(piece.square, Piece{piece.type, piece.army});
  }
  return board;
}

Victory victory_named(const std::string& name, const Table& table) {
  if (name == "survival") return Victory::kSurvival;
  if (name == "points") return Victory::kPoints;
  if (name == "mate") return Victory::kMate;
  fail(table, "nobody wins by " + name);
}

Outcome outcome_of(const json& outcome, const Table& table) {
  if (!outcome.is_object()) fail(table, "there is always an outcome");
  if (outcome.at("kind") == "in-progress") return InProgress{};
  if (outcome.at("kind") == "draw") return Drawn{};
  return Won{service::quantum_player_named(outcome.at("winner").get<std::string>()),
             victory_named(outcome.value("by", ""), table)};
}

Eliminated elimination_in(const json& event) {
  Eliminated eliminated{.player = service::quantum_player_named(event.at("player").get<std::string>()), .by = {}};
  const json& by = event.at("by");
  if (!by.is_null()) eliminated.by = service::quantum_player_named(by.get<std::string>());
  return eliminated;
}

// What the deed was as an accepted action, or nothing where it was none.
std::optional<Accepted> accepted_in(const Played& played, const Table& table) {
  const json* document = action_in(played);
  if (document == nullptr || !is_accepted(played)) return std::nullopt;
  const Action action = service::quantum_action_from_json(*document);
  const Seen before = seen_in(played.before, table);
  Accepted accepted{.action = action,
                    .before = before,
                    .after = seen_in(played.after, table),
                    .carried = carried_out(before, action),
                    .told = {},
                    .batches = sizes_of_batches(played, ruleset())};
  for (const json& event : played.events) accepted.told.push_back(elimination_in(event));
  return accepted;
}

}  // namespace

const Move* move_in(const Accepted& accepted) { return std::get_if<Move>(&accepted.action); }

Player actor_of(const Accepted& accepted) { return accepted.before.told.turn; }

bool uses_up_the_turn(const Accepted& accepted) {
  return !std::holds_alternative<Promote>(accepted.action) || !accepted.after.told.survives[actor_of(accepted)];
}

Seen seen_in(const json& state, const Table& table) {
  const Description told = description_in(state, table);
  return {.told = told, .board = board_of(told, table), .outcome = outcome_of(state.at("outcome"), table)};
}

Property property_of_actions(Statement statement, Law law) {
  return property(ruleset(), std::move(statement), [law = std::move(law)](const Attempt& attempt, Table& table) {
    table.load(attempt.position);
    for (const cases::Deed& deed : attempt.deeds) {
      const auto accepted = accepted_in(table.perform(deed), table);
      if (accepted) table.require_none(law(*accepted), "after " + table.text_of(deed));
    }
  });
}

Law law_of_squares(SquareLaw law) {
  return [law = std::move(law)](const Accepted& accepted) -> Fault {
    for (const Square square : board::kSquares) {
      if (const auto fault = law(accepted, square)) return fmt::format("{}: {}", board::to_string(square), *fault);
    }
    return std::nullopt;
  };
}

}  // namespace tetrarch::properties::of_quantum
