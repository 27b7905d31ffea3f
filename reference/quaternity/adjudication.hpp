// What follows a move: batches of mated kings, awards and transfers (the Q-BATCH and Q-TRANSFER clauses).
#pragma once

#include <vector>

#include "reference/quaternity/cascade.hpp"
#include "reference/quaternity/position.hpp"

namespace tetrarch::quaternity {

// A mated king that goes to the mover.
struct Award {
  Army king = Army::kWhite;       // its army
  Player loser = Player::kWhite;  // who controlled it
  Square square;                  // where it stood

  friend bool operator==(const Award&, const Award&) = default;
};

// An army that goes to the mover with every piece it has left.
struct Transfer {
  Army army = Army::kWhite;
  Player from = Player::kWhite;

  friend bool operator==(const Transfer&, const Transfer&) = default;
};

// All that one snapshot brings.
struct Batch {
  std::vector<Award> awards;        // in the order of Q-BATCH-3 and Q-BATCH-8
  std::vector<Transfer> transfers;  // armies without a piece left are included
  std::vector<Player> eliminated;

  friend bool operator==(const Batch&, const Batch&) = default;
};

// The kings that are mated in the position, in the order in which they are awarded.
std::vector<Award> mated_kings(const Position& position);

// Judges the position after a move of `mover` to its end; every award of every batch goes to it (Q-MATE-4, Q-BATCH-5).
Cascade<Position, Batch> adjudicate(const Position& position, Player mover);

}  // namespace tetrarch::quaternity
