// Who is outside the active zone, and for how long.
#include <fmt/format.h>

#include <algorithm>

#include "suite/properties/quantum/accepted.hpp"

namespace tetrarch::properties::of_quantum {

using namespace quantum;

namespace {

constexpr int kRoundsOutside = 2;

bool is_deadline(int round, std::optional<int> until) {
  return until && *until > round && *until <= round + kRoundsOutside;
}

Fault is_outside_with_a_deadline(const Seen& seen, Square square) {
  const auto piece = seen.board.at(square);
  const auto until = deadline_on(seen, square);
  if (!piece || !is_outside(seen.told.round, square)) return until ? Fault("it has a deadline") : std::nullopt;
  if (piece->type == PieceType::kPawn) return "a pawn is outside the zone";
  if (is_deadline(seen.told.round, until)) return std::nullopt;
  return "a piece is outside the zone, and its time is up or endless";
}

// Kings alone go out, and pawns that promote there.
Fault enters_as_it_may(const Accepted& accepted, Square square) {
  const Move* move = move_in(accepted);
  if (move == nullptr || move->to != square || !is_outside(accepted.before.told.round, square)) return std::nullopt;
  const auto piece = accepted.before.board.at(move->from);
  const bool may_enter = piece && (piece->type == PieceType::kKing || move->promotion);
  return may_enter ? std::nullopt : Fault("a piece has moved out of the zone that may not");
}

Fault stays_within(const Accepted& accepted, Square square) {
  if (const auto fault = enters_as_it_may(accepted, square)) return fault;
  return is_outside_with_a_deadline(accepted.after, square);
}

// A king that the zone leaves outside has its time from the round that begins.
int due_deadline(const Accepted& accepted, Square square) {
  const auto until = deadline_after(accepted.before, accepted.action, square);
  return until.value_or(accepted.after.told.round + kRoundsOutside);
}

Fault keeps_its_deadline(const Accepted& accepted, Square square) {
  const auto until = deadline_on(accepted.after, square);
  if (!until) return std::nullopt;
  const int due = due_deadline(accepted, square);
  if (*until == due) return std::nullopt;
  return fmt::format("its time outside is due to end with round {}, it ends with round {}", due, *until);
}

}  // namespace

std::vector<Property> zone_properties() {
  return {
      property_of_actions({"outside-within-a-deadline",
                           "Whatever is outside the zone is no pawn and has a deadline at most two rounds ahead, and "
                           "only kings and pawns that promote move out.",
                           {"C-ZONE-1", "C-ZONE-2", "C-ZONE-3", "C-ZONE-4", "C-PROMOTE-3"}},
                          law_of_squares(stays_within)),
      property_of_actions({"deadlines-are-kept",
                           "A piece that comes to be outside the zone has two rounds, and its deadline stays the same.",
                           {"C-ZONE-4", "C-ZONE-5"}},
                          law_of_squares(keeps_its_deadline)),
  };
}

}  // namespace tetrarch::properties::of_quantum
