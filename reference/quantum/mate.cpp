#include "reference/quantum/mate.hpp"

#include <algorithm>
#include <iterator>

#include "reference/quantum/attack.hpp"
#include "reference/quantum/movement.hpp"
#include "reference/quantum/promotion.hpp"
#include "reference/quantum/rounds.hpp"

namespace tetrarch::quantum {
namespace {

// C-MATE-4: nobody delivers its own mate.
std::optional<Player> deliverer_of(Player mated, std::optional<Player> actor) {
  return mated == actor ? std::nullopt : actor;
}

// C-MATE-2, C-MATE-3: all of them together.
Mates eliminate_together(Position& position, const std::vector<Player>& mated, std::optional<Player> actor) {
  Mates mates;
  for (const Player player : mated) {
    eliminate(position, player);
    mates.eliminated.push_back({player, deliverer_of(player, actor), "C-MATE-2"});
  }
  return mates;
}

// Who delivered one of the mates, or nothing (C-MATE-4).
std::optional<Player> deliverer_in(const Mates& mates) {
  const auto has_deliverer = [](const Elimination& elimination) { return elimination.by.has_value(); };
  const auto found = std::ranges::find_if(mates.eliminated, has_deliverer);
  return found == mates.eliminated.end() ? std::nullopt : found->by;
}

// C-END-3: the first mate that is delivered in overtime wins, however many survive. C-END-1: otherwise survivors count.
Outcome outcome_after(const Position& position, const Mates& mates) {
  const auto deliverer = deliverer_in(mates);
  if (deliverer && is_overtime(position.round)) return Won{*deliverer, Victory::kMate};
  return outcome_by_survival(position);
}

}  // namespace

// C-MATE-1: as if it were on turn, what it owes too.
bool is_mated(const Position& position, Player player) {
  return is_in_check(position, player) && !owes_promotion(position, player) && !has_legal_move(position, player);
}

// C-MATE-1, C-MATE-3
std::vector<Player> mated_players(const Position& position) {
  std::vector<Player> mated;
  std::ranges::copy_if(kPlayers, std::back_inserter(mated), [&](Player player) { return is_mated(position, player); });
  return mated;
}

// C-MATE-3
void judge_mates(Course& course, std::optional<Player> actor) {
  auto& [position, outcome] = course.state;
  for (auto mated = mated_players(position); !mated.empty(); mated = mated_players(position)) {
    Mates mates = eliminate_together(position, mated, actor);
    outcome = outcome_after(position, mates);
    course.steps.emplace_back(std::move(mates));
    if (is_over(course.state)) return;
  }
}

}  // namespace tetrarch::quantum
