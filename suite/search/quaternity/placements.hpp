// Every position of a bounded kind of Quaternity, up to symmetry.
//
// The rules know a direction through the headings of pawns alone. So a position may be mirrored at the diagonal a1-l12,
// and its players may be renamed in clockwise order, in any combination that leaves every pawn with a heading of its
// army. Of the positions that become each other in this way one is visited.
#pragma once

#include <functional>

#include "reference/quaternity/position.hpp"
#include "suite/search/kinds.hpp"

namespace tetrarch::search::quaternity {

// Shows every position of the kind, up to symmetry, that is in the shard, in order. Each army is under its own control
// and every player active, and others are of any heading. The positions satisfy Q-LOAD-1; Q-GUARD-5 is not asked.
void visit_positions(const Kind& kind, const Shard& shard,
                     const std::function<void(const tetrarch::quaternity::Position&, const Ordinal&)>& visit);

}  // namespace tetrarch::search::quaternity
