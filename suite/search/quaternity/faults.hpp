// What must hold of every move, asked of what the rules make of it.
#pragma once

#include <optional>
#include <string_view>

#include "generators/quaternity/prospects.hpp"
#include "reference/quaternity/position.hpp"

namespace tetrarch::search::quaternity {

// Of a move that was awarded a king: no mated king is left and the mover is not in check, the kings that are gone are
// those that were awarded, each once and to the mover, whoever is left without one is eliminated and has no piece, and
// an active player is on turn. Gives what does not hold.
std::optional<std::string_view> fault_of(const tetrarch::quaternity::Position& before,
                                         const tetrarch::quaternity::Committed& committed);

// Of a move that the rules of movement allow and that was refused: it leaves the mover in check (Q-SAFE-1), costs it a
// king (Q-ACTOR-1), leaves it in check after its cascade (Q-ACTOR-2), or leaves the next player in check with defences
// that are all refused under Q-ACTOR (Q-GUARD-1). Gives what does not hold.
std::optional<std::string_view> fault_of(const tetrarch::quaternity::Position& before,
                                         const tetrarch::quaternity::Move& move,
                                         const tetrarch::quaternity::Refusal& refusal);

}  // namespace tetrarch::search::quaternity
