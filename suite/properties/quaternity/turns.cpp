// What holds in every position that an action leads to.
#include <fmt/format.h>

#include <algorithm>

#include "reference/quaternity/adjudication.hpp"
#include "reference/quaternity/attack.hpp"
#include "suite/properties/quaternity/accepted.hpp"
#include "suite/service/quaternity_json.hpp"

namespace tetrarch::properties::of_quaternity {

using namespace quaternity;
using service::name_of;

namespace {

using Fault = std::optional<std::string>;

Fault leaves_the_mover_safe(const Accepted& accepted) {
  const Player mover = accepted.before.turn;
  if (move_in(accepted) == nullptr || !is_in_check(accepted.after, mover)) return std::nullopt;
  return fmt::format("{} moved and is in check", name_of(mover));
}

// A king that stands mated where nobody moves was loaded so, and goes with the next move.
Fault leaves_no_mated_king(const Accepted& accepted) {
  const auto mated_before = mated_kings(accepted.before);
  for (const Award& mated : mated_kings(accepted.after)) {
    const bool was_mated = std::ranges::find(mated_before, mated.king, &Award::king) != mated_before.end();
    if (move_in(accepted) != nullptr || !was_mated) {
      return fmt::format("{}'s king on {} is mated and is still there", name_of(mated.king),
                         board::to_string(mated.square));
    }
  }
  return std::nullopt;
}

bool advances_the_turn(const Accepted& accepted) {
  if (const auto* freeze = std::get_if<Freeze>(&accepted.action)) return freeze->player == accepted.before.turn;
  return move_in(accepted) != nullptr || std::holds_alternative<Pass>(accepted.action);
}

Fault gives_the_turn_to_the_next_active(const Accepted& accepted) {
  const Player turn = accepted.before.turn;
  const Player due = advances_the_turn(accepted) ? next_active_after(accepted.after, turn) : turn;
  const Player actual = accepted.after.turn;
  if (!is_active(accepted.after, actual)) return fmt::format("{} is on turn and not active", name_of(actual));
  if (actual == due) return std::nullopt;
  return fmt::format("{} is due to be on turn, {} is", name_of(due), name_of(actual));
}

}  // namespace

std::vector<Property> turn_properties() {
  return {
      property_of_actions({"mover-is-safe",
                           "After a move and all that it brings no king of the player that moved is in check.",
                           {"Q-SAFE-1", "Q-ACTOR-2", "Q-CHECK-2"}},
                          leaves_the_mover_safe),
      property_of_actions({"no-mated-king-stays",
                           "After a move no king stands mated, and where nobody moves none becomes it.",
                           {"Q-BATCH-5", "Q-MATE-3", "Q-MATE-5", "Q-BATCH-7"}},
                          leaves_no_mated_king),
      property_of_actions(
          {"turn-is-active",
           "The player on turn is active: after a move, a pass or its own freeze the next one clockwise, "
           "after anything else the same one.",
           {"Q-TURN-1", "Q-FREEZE-2", "Q-DRAW-1", "Q-DRAW-3"}},
          gives_the_turn_to_the_next_active),
  };
}

}  // namespace tetrarch::properties::of_quaternity
