// Who is awarded which kings, and what goes with them.
#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "reference/quaternity/adjudication.hpp"
#include "suite/properties/quaternity/accepted.hpp"
#include "suite/service/quaternity_json.hpp"

namespace tetrarch::properties::of_quaternity {

using namespace quaternity;
using service::name_of;

namespace {

using Fault = std::optional<std::string>;

bool is_present(const Position& position, Army army) {
  return std::ranges::any_of(position.board.occupied(),
                             [&](Square square) { return position.board.at(square)->army == army; });
}

bool has_king(const Position& position, Army army) {
  return std::ranges::any_of(position.board.occupied(), [&](Square square) {
    return is_king(position, square) && position.board.at(square)->army == army;
  });
}

// Who controls an army is seen by its pieces alone.
bool changes_hands(const Accepted& accepted, Army army) {
  return is_present(accepted.after, army) && accepted.before.controllers[army] != accepted.after.controllers[army];
}

Fault transfers_once(const Accepted& accepted) {
  const Player mover = accepted.before.turn;
  for (const Army army : kPlayers) {
    const auto times = std::ranges::count(accepted.awards, army, &Awarded::king);
    if (times > 1) return fmt::format("{}'s king was awarded {} times", name_of(army), times);
    if (!changes_hands(accepted, army)) continue;
    const Player to = accepted.after.controllers[army];
    if (move_in(accepted) == nullptr)
      return fmt::format("{}'s army went to {}, and nobody moved", name_of(army), name_of(to));
    if (to != mover)
      return fmt::format("{}'s army went to {}, though {} moved", name_of(army), name_of(to), name_of(mover));
  }
  return std::nullopt;
}

std::vector<Army> kings_of(const std::vector<Awarded>& awards) {
  std::vector<Army> kings;
  std::ranges::transform(awards, std::back_inserter(kings), &Awarded::king);
  return kings;
}

std::vector<Army> kings_mated_by(const Position& before, const Move& move) {
  std::vector<Army> kings;
  std::ranges::transform(mated_kings(moved(before, move)), std::back_inserter(kings), &Award::king);
  return kings;
}

// What a move means that the rules forbid cannot be said.
Fault awards_the_snapshot_first(const Accepted& accepted) {
  const Move* move = move_in(accepted);
  if (move == nullptr || movement_forbids(accepted.before, accepted.before.turn, *move)) return std::nullopt;
  const auto mated = kings_mated_by(accepted.before, *move);
  const auto awarded = kings_of(accepted.awards);
  const bool begins_so = std::ranges::mismatch(mated, awarded).in1 == mated.end();
  if (begins_so && mated.empty() == awarded.empty()) return std::nullopt;
  return fmt::format("the move mates these kings at once: {}; awarded were: {}", names_of(mated), names_of(awarded));
}

Fault credits_the_mover(const Accepted& accepted) {
  const Player mover = accepted.before.turn;
  if (move_in(accepted) == nullptr && !accepted.awards.empty()) return "a king was awarded, and nobody moved";
  for (const auto& [king, to] : accepted.awards) {
    if (to != mover)
      return fmt::format("{}'s king went to {}, though {} moved", name_of(king), name_of(to), name_of(mover));
    if (is_present(accepted.after, king) && accepted.after.controllers[king] != mover) {
      return fmt::format("{} was awarded {}'s king and does not control its army", name_of(mover), name_of(king));
    }
  }
  return std::nullopt;
}

Fault takes_kings_by_award(const Accepted& accepted) {
  for (const Army army : kPlayers) {
    const bool was_there = has_king(accepted.before, army);
    const bool is_there = has_king(accepted.after, army);
    const bool is_won = is_awarded(accepted, army);
    if (is_there && !was_there) return fmt::format("{} has a king that it had not", name_of(army));
    if (is_there && is_won) return fmt::format("{}'s king was awarded and is still on the board", name_of(army));
    if (was_there && !is_there && !is_won) return fmt::format("{}'s king left the board unawarded", name_of(army));
    if (!was_there && is_won) return fmt::format("{}'s king was awarded, and there was none", name_of(army));
  }
  return std::nullopt;
}

}  // namespace

std::vector<Property> award_properties() {
  return {
      property_of_actions({"transfer-once",
                           "In one action each king is awarded at most once, and an army that changes its controller "
                           "goes to the player that moved.",
                           {"Q-BATCH-6", "Q-BATCH-7", "Q-TRANSFER-1"}},
                          transfers_once),
      property_of_actions(
          {"snapshot-batching",
           "All kings that a move mates at once are awarded first, in the order of awards, whatever the "
           "removal of one would have freed.",
           {"Q-BATCH-1", "Q-BATCH-2", "Q-BATCH-3", "Q-BATCH-8"}},
          awards_the_snapshot_first),
      property_of_actions({"credit-to-the-mover",
                           "Every award goes to the player that moved, and the king's army with it.",
                           {"Q-MATE-4", "Q-BATCH-5", "Q-BATCH-7"}},
                          credits_the_mover),
      property_of_actions({"kings-leave-by-award",
                           "A king leaves the board exactly when it is awarded, and none comes.",
                           {"Q-MOVE-5", "Q-MATE-1", "Q-BATCH-4", "Q-FROZEN-6"}},
                          takes_kings_by_award),
  };
}

}  // namespace tetrarch::properties::of_quaternity
