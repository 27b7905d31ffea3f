// What is captured, and what comes of it.
#include <fmt/format.h>

#include <algorithm>

#include "suite/properties/quantum/accepted.hpp"
#include "suite/service/quantum_json.hpp"

namespace tetrarch::properties::of_quantum {

using namespace quantum;
using service::name_of;

namespace {

Fault captures_what_it_may(const Accepted& accepted) {
  const int round = accepted.before.told.round;
  for (const Piece victim : accepted.carried.captured) {
    if (may_capture(round, actor_of(accepted), victim)) continue;
    return fmt::format("{} captured a {} of {}'s in round {}", name_of(actor_of(accepted)), name_of(victim.type),
                       name_of(victim.army), round);
  }
  return std::nullopt;
}

// Nothing of other types comes to hand.
void change(Hand& hand, PieceType type, int by) {
  if (type == PieceType::kRook) hand.rook += by;
  if (type == PieceType::kBishop) hand.bishop += by;
  if (type == PieceType::kKnight) hand.knight += by;
}

Each<Hand> due_hands(const Accepted& accepted) {
  Each<Hand> hands = accepted.before.told.hand;
  for (const Piece captured : accepted.carried.captured) change(hands[captured.army], captured.type, 1);
  if (const auto* promote = std::get_if<Promote>(&accepted.action)) change(hands[actor_of(accepted)], promote->to, -1);
  return hands;
}

std::string text_of(const Hand& hand) {
  return fmt::format("rook {}, bishop {}, knight {}", hand.rook, hand.bishop, hand.knight);
}

Fault holds_what_was_captured(const Accepted& accepted) {
  const Each<Hand> due = due_hands(accepted);
  for (const Player player : kPlayers) {
    const Hand& hand = accepted.after.told.hand[player];
    if (hand == due[player]) continue;
    return fmt::format("{}'s hand is due to be {}, it is {}", name_of(player), text_of(due[player]), text_of(hand));
  }
  return std::nullopt;
}

}  // namespace

std::vector<Property> capture_properties() {
  return {
      property_of_actions(
          {"captures-keep-to-the-phase",
           "Nothing is captured that may not be in the phase, and no king ever.",
           {"C-CAPTURE-1", "C-CAPTURE-2", "C-CAPTURE-3", "C-CAPTURE-4", "C-ROUND-2", "C-MOVE-4", "C-MOVE-6"}},
          captures_what_it_may),
      property_of_actions({"hand-holds-the-captured",
                           "A player has in hand its rooks, bishops and knights that were captured, less those to "
                           "which it promoted, and none that left the board otherwise.",
                           {"C-PROMOTE-5", "C-PROMOTE-4", "C-MATE-2", "C-ZONE-2"}},
                          holds_what_was_captured),
  };
}

}  // namespace tetrarch::properties::of_quantum
