// Who is eliminated, and how it is told.
#include <fmt/format.h>

#include <algorithm>

#include "suite/properties/quantum/accepted.hpp"
#include "suite/service/quantum_json.hpp"

namespace tetrarch::properties::of_quantum {

using namespace quantum;
using service::name_of;

namespace {

std::ptrdiff_t count_kings(const Seen& seen, Player player) {
  return std::ranges::count(seen.told.pieces, std::pair(PieceType::kKing, player),
                            [](const PlacedPiece& piece) { return std::pair(piece.type, piece.army); });
}

Fault is_there_or_gone(const Accepted& accepted, Player player) {
  const Seen& after = accepted.after;
  if (after.told.survives[player]) {
    if (!accepted.before.told.survives[player]) return fmt::format("{} is back", name_of(player));
    if (count_kings(after, player) != 1) return fmt::format("{} survives and has not one king", name_of(player));
    return std::nullopt;
  }
  if (std::ranges::find(after.told.pieces, player, &PlacedPiece::army) == after.told.pieces.end()) return std::nullopt;
  return fmt::format("{} is eliminated and has a piece", name_of(player));
}

Fault leaves_nothing_behind(const Accepted& accepted) {
  for (const Player player : kPlayers) {
    if (const auto fault = is_there_or_gone(accepted, player)) return fault;
  }
  return std::nullopt;
}

Fault is_told_once(const Accepted& accepted, Player player) {
  const auto times = std::ranges::count(accepted.told, player, &Eliminated::player);
  const bool is_due = accepted.before.told.survives[player] && !accepted.after.told.survives[player];
  const int due = is_due ? 1 : 0;
  if (times == due) return std::nullopt;
  return fmt::format("{} is due to be told of {} times, it is told of {} times", name_of(player), due, times);
}

Fault is_delivered_by_the_actor(const Accepted& accepted, const Eliminated& eliminated) {
  if (!eliminated.by || (eliminated.by == actor_of(accepted) && eliminated.by != eliminated.player)) {
    return std::nullopt;
  }
  return fmt::format("{} is told to have eliminated {}", name_of(*eliminated.by), name_of(eliminated.player));
}

// Clockwise from north in every batch.
bool are_in_order(const Accepted& accepted) {
  auto begin = accepted.told.begin();
  for (const std::size_t size : accepted.batches) {
    const auto left = static_cast<std::size_t>(accepted.told.end() - begin);
    const auto end = begin + static_cast<std::ptrdiff_t>(std::min(size, left));
    if (!std::ranges::is_sorted(begin, end, {}, &Eliminated::player)) return false;
    begin = end;
  }
  return true;
}

Fault is_told(const Accepted& accepted) {
  for (const Player player : kPlayers) {
    if (const auto fault = is_told_once(accepted, player)) return fault;
  }
  for (const Eliminated& eliminated : accepted.told) {
    if (const auto fault = is_delivered_by_the_actor(accepted, eliminated)) return fault;
  }
  if (are_in_order(accepted)) return std::nullopt;
  return "those who were eliminated together are not told of clockwise from north";
}

}  // namespace

std::vector<Property> elimination_properties() {
  return {
      property_of_actions({"eliminated-players-are-gone",
                           "Whoever is eliminated has no piece and never returns, and whoever survives has one king.",
                           {"C-MATE-2", "C-ZONE-4", "C-MOVE-6"}},
                          leaves_nothing_behind),
      property_of_actions(
          {"eliminations-are-told",
           "Whoever is eliminated is told of once, by nobody or by the player that acted, and those who "
           "are eliminated together in clockwise order from north.",
           {"C-MATE-3", "C-MATE-4", "C-ZONE-4"}},
          is_told),
  };
}

}  // namespace tetrarch::properties::of_quantum
