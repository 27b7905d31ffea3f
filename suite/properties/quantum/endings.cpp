// How games end.
#include <fmt/format.h>

#include <algorithm>

#include "suite/properties/quantum/accepted.hpp"
#include "suite/service/quantum_json.hpp"

namespace tetrarch::properties::of_quantum {

using namespace quantum;
using service::name_of;

namespace {

constexpr int kRoundAfterTheLast = 61;

// More than a game has left at any point: four turns a round, and a promotion for every pawn.
constexpr std::size_t kMostActions = 4 * kRoundAfterTheLast + 32;

std::string text_of(const Outcome& outcome) {
  if (std::holds_alternative<InProgress>(outcome)) return "in progress";
  if (std::holds_alternative<Drawn>(outcome)) return "drawn";
  const auto& [winner, by] = std::get<Won>(outcome);
  const auto* how = by == Victory::kMate ? "mate" : by == Victory::kPoints ? "points" : "survival";
  return fmt::format("won by {} by {}", name_of(winner), how);
}

bool is_won_by(const Outcome& outcome, Victory how) {
  const auto* won = std::get_if<Won>(&outcome);
  return won != nullptr && won->by == how;
}

// Who delivered a mate, if anybody is told to have.
std::optional<Player> deliverer_in(const Accepted& accepted) {
  const auto found = std::ranges::find_if(accepted.told, [](const Eliminated& each) { return each.by.has_value(); });
  return found == accepted.told.end() ? std::nullopt : found->by;
}

Player survivor_in(const Seen& seen) {
  return *std::ranges::find_if(kPlayers, [&](Player player) { return seen.told.survives[player]; });
}

// The outcome but for points, which are counted elsewhere.
Outcome due_outcome(const Accepted& accepted) {
  const Seen& after = accepted.after;
  const auto deliverer = deliverer_in(accepted);
  if (deliverer && accepted.before.told.round > kRoundOfPoints) return Won{*deliverer, Victory::kMate};
  if (count_survivors(after) == 0) return Drawn{};
  if (count_survivors(after) == 1) return Won{survivor_in(after), Victory::kSurvival};
  if (after.told.round == kRoundAfterTheLast) return Drawn{};
  return InProgress{};
}

bool are_points_due(const Seen& seen) { return seen.told.round == kRoundOfPoints && count_survivors(seen) > 1; }

Fault ends_as_it_stands(const Accepted& accepted) {
  const Seen& after = accepted.after;
  if (are_points_due(after)) {
    if (is_won_by(after.outcome, Victory::kPoints)) return std::nullopt;
    return "points are due to decide, the game is " + text_of(after.outcome);
  }
  const Outcome due = due_outcome(accepted);
  if (after.outcome == due) return std::nullopt;
  return fmt::format("the game is due to be {}, it is {}", text_of(due), text_of(after.outcome));
}

// Whether the beginning of round 52 took nothing off the board that counted in round 51.
bool is_counted_board(const Accepted& accepted) {
  return accepted.told.empty() && accepted.carried.board == accepted.after.board;
}

Fault adds_up(const Accepted& accepted) {
  const Seen& after = accepted.after;
  if (accepted.before.told.round >= kRoundOfPoints || after.told.round < kRoundOfPoints) return std::nullopt;
  if (count_survivors(after) < 2) return std::nullopt;
  const auto leader = leader_of(after);
  if (after.told.round == kRoundOfPoints) {
    if (leader && after.outcome == Outcome{Won{*leader, Victory::kPoints}}) return std::nullopt;
    const std::string due = leader ? text_of(Won{*leader, Victory::kPoints}) : "in overtime";
    return fmt::format("by its points the game is due to be {}, it is {}", due, text_of(after.outcome));
  }
  if (!leader || !is_counted_board(accepted)) return std::nullopt;
  return fmt::format("overtime has begun, though {} has more points than anybody", name_of(*leader));
}

// Another choice each time, the same in the same game.
json choice_of(const std::vector<json>& moves, std::size_t count) {
  if (moves.empty()) return {{"kind", "pass"}};
  return moves[count * 31 % moves.size()];
}

bool goes_on(const Table& table) { return is_in_progress(seen_in(table.state(), table)); }

bool is_on_turn_in_check(const Table& table) {
  const Seen seen = seen_in(table.state(), table);
  return is_in_check(seen.board, seen.told.round, seen.told.turn);
}

// A mated player of a loaded position is judged with the next action (C-LOAD-2); if it is on turn there is none.
void games_end(const Attempt& attempt, Table& table) {
  table.load(attempt.position);
  const json loaded = table.state();
  table.perform(attempt.deeds);
  for (std::size_t count = 0; goes_on(table); ++count) {
    if (count == kMostActions) table.fail(fmt::format("after {} more actions the game goes on", count));
    const cases::Act action{choice_of(table.moves(), count)};
    if (is_accepted(table.perform(action))) continue;
    if (table.state() == loaded && is_on_turn_in_check(table)) return;
    table.fail(table.text_of(action) + " is refused, and nothing else is left");
  }
  if (table.state().at("round") > kRoundAfterTheLast) table.fail("the game has gone on after round 60");
}

}  // namespace

std::vector<Property> ending_properties() {
  return {
      property_of_actions({"outcome-is-as-it-stands",
                           "The game is over exactly when one player survives or none, points decide, a mate is "
                           "delivered in overtime, or overtime ends.",
                           {"C-END-1", "C-END-2", "C-END-3", "C-END-4", "C-END-5"}},
                          ends_as_it_stands),
      property_of_actions({"points-add-up",
                           "After round 50 the survivor with the most points on the board has won, and overtime begins "
                           "where several have the most.",
                           {"C-END-2", "C-END-3"}},
                          adds_up),
      property(ruleset(),
               {"games-end",
                "Whoever plays on with moves that are listed, and passes where none is, comes to an end by round 61, "
                "unless a player that stands mated on its turn was loaded so.",
                {"C-END-4", "C-ROUND-1", "C-TURN-1", "C-PROMOTE-4", "C-LOAD-2"}},
               games_end),
  };
}

}  // namespace tetrarch::properties::of_quantum
