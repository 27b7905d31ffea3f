// How rounds and turns follow each other.
#include <fmt/format.h>

#include <algorithm>

#include "suite/properties/quantum/accepted.hpp"
#include "suite/service/quantum_json.hpp"

namespace tetrarch::properties::of_quantum {

using namespace quantum;
using service::name_of;

namespace {

// Whether nobody who survives sits after the player that acted, north's seat being the first.
bool is_last_of_round(const Accepted& accepted) {
  return std::ranges::none_of(
      kPlayers, [&](Player player) { return player > actor_of(accepted) && accepted.after.told.survives[player]; });
}

// Points are counted in round 51, and nobody moves in it.
int round_after(int round) { return round + 1 == kRoundOfPoints ? round + 2 : round + 1; }

// Where the game is over it may have ended at any point of what was due.
bool is_round_due(const Accepted& accepted) {
  const int before = accepted.before.told.round;
  const int after = accepted.after.told.round;
  const bool goes_on = uses_up_the_turn(accepted) && is_last_of_round(accepted);
  if (!goes_on) return after == before;
  if (is_in_progress(accepted.after)) return after == round_after(before);
  return before <= after && after <= round_after(before);
}

Fault goes_on_by_rounds(const Accepted& accepted) {
  if (is_round_due(accepted)) return std::nullopt;
  return fmt::format("round {} is followed by round {}", accepted.before.told.round, accepted.after.told.round);
}

Player next_survivor(const Accepted& accepted) {
  Player next = next_clockwise(actor_of(accepted));
  while (!accepted.after.told.survives[next]) next = next_clockwise(next);
  return next;
}

Fault goes_clockwise(const Accepted& accepted) {
  if (!is_in_progress(accepted.after)) return std::nullopt;
  const Player turn = accepted.after.told.turn;
  if (!accepted.after.told.survives[turn]) return fmt::format("{} is on turn and eliminated", name_of(turn));
  const Player due = uses_up_the_turn(accepted) ? next_survivor(accepted) : actor_of(accepted);
  if (turn == due) return std::nullopt;
  return fmt::format("{} is due to be on turn, {} is", name_of(due), name_of(turn));
}

}  // namespace

std::vector<Property> round_properties() {
  return {
      property_of_actions({"rounds-follow-each-other",
                           "The next round begins exactly when the last survivor's turn in this one is over, and round "
                           "52 after round 50 where the game goes on.",
                           {"C-ROUND-1", "C-PROMOTE-4", "C-END-2", "C-END-3"}},
                          goes_on_by_rounds),
      property_of_actions({"turn-goes-clockwise",
                           "After a move or a pass the next survivor clockwise is on turn, after a promotion that was "
                           "owed the same player, if it survives.",
                           {"C-TURN-2", "C-ROUND-1", "C-TURN-1", "C-PROMOTE-4"}},
                          goes_clockwise),
  };
}

}  // namespace tetrarch::properties::of_quantum
