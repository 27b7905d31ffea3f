#include "reference/quaternity/adjudication.hpp"

#include <algorithm>
#include <tuple>

#include "reference/quaternity/mate.hpp"

namespace tetrarch::quaternity {
namespace {

void transfer(Position& position, Army army, Player mover, Batch& batch) {
  batch.transfers.push_back({army, position.controllers[army]});
  position.controllers[army] = mover;
}

// Q-TRANSFER-1, Q-TRANSFER-2, Q-TRANSFER-3: of a controller that keeps a king the armies of its mated kings go, of one
// that does not everything. Q-TRANSFER-4: a transfer touches no piece.
void transfer_from(Position& position, Player loser, Player mover, Batch& batch) {
  const bool keeps_king = controls_king(position, loser);
  const auto is_army_of_mated_king = [&](Army army) {
    return std::ranges::find(batch.awards, army, &Award::king) != batch.awards.end();
  };
  for (const Army army : kPlayers) {
    if (position.controllers[army] != loser) continue;
    if (!keeps_king || is_army_of_mated_king(army)) transfer(position, army, mover, batch);
  }
  if (keeps_king) return;
  position.statuses[loser] = Status::kEliminated;
  batch.eliminated.push_back(loser);
}

// Q-BATCH-4: all kings of the batch are removed before it is asked who keeps one.
Batch remove(Position& position, const std::vector<Award>& mated, Player mover) {
  Batch batch{.awards = mated, .transfers = {}, .eliminated = {}};
  for (const Award& award : mated) position.board.clear(award.square);
  for (const Player loser : kPlayers) {
    if (std::ranges::find(mated, loser, &Award::loser) != mated.end()) transfer_from(position, loser, mover, batch);
  }
  return batch;
}

}  // namespace

// Q-BATCH-1, Q-BATCH-3, Q-BATCH-8
std::vector<Award> mated_kings(const Position& position) {
  std::vector<Award> mated;
  for (const Square square : kings(position)) {
    if (!is_mated(position, square)) continue;
    const Piece king = *position.board.at(square);
    mated.push_back({king.army, controller_of(position, king), square});
  }
  std::ranges::sort(mated, {}, [](const Award& award) { return std::tuple(award.loser, award.king); });
  return mated;
}

// Q-MATE-4, Q-BATCH-5
Cascade<Position, Batch> adjudicate(const Position& position, Player mover) {
  return run_cascade(position, mated_kings, [mover](Position& snapshot, const std::vector<Award>& mated) {
    return remove(snapshot, mated, mover);
  });
}

}  // namespace tetrarch::quaternity
