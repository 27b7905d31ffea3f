// Every position of a bounded kind of Quantum Chess, up to symmetry.
//
// All kings and rooks have moved, nothing has just stepped two squares, nothing is in hand and nothing stands outside
// the zone. The region is the corner of the zone that is nearest to a1: from a1 on the whole board, from c3 in the
// core, and from d4 in the last zone (C-ZONE-1). Of the positions that become each other by one of the following, one
// is visited.
//
// - Mirroring at the diagonal a1-l12. The board, every zone and the region stay what they are, and so do the ways of
// all
//   pieces but pawns (C-MOVE-1); of pawns below.
// - Renaming the players. They differ by three things alone. Pawns go away from their own edge (C-MOVE-2), and their
//   lines are counted from there (C-MOVE-3, C-PROMOTE-2): so every pawn must go the way of its new army. In rounds 1 to
//   14 duel opponents capture, and so check, each other as others do not (C-CAPTURE-1, C-CAPTURE-2, C-CHECK-1): so duel
//   opponents must stay such then. And the players have their turns in an order (C-BOARD-2, C-ROUND-1): but mates are
//   judged on one position for all players, whoever is on turn (C-MATE-1, C-MATE-3), and who is next, and whether a
//   round begins, only tells whose turn it is, as long as the next round has the same rules and nothing is outside
//   whose time might be up (C-ROUND-3). So in the last round of a phase, after which other rules hold or none, there is
//   no symmetry.
#pragma once

#include <functional>

#include "reference/quantum/position.hpp"
#include "suite/search/kinds.hpp"

namespace tetrarch::search::quantum {

// The first round in which everybody captures, and so checks, everybody (C-CAPTURE-3).
inline constexpr int kDefaultRound = 15;

// Shows every position of the kind, whose round is given, up to symmetry, that is in the shard, in order. They satisfy
// C-LOAD-1: pawns stand where they may.
void visit_positions(const Kind& kind, const Shard& shard,
                     const std::function<void(const tetrarch::quantum::Position&, const Ordinal&)>& visit);

}  // namespace tetrarch::search::quantum
