// Holding a list of moves against what a step must show of it.
#pragma once

#include "suite/run/expectations.hpp"

namespace tetrarch::suite {

// Asks for the moves and holds them against what is written. When the game is over the list may be refused as illegal,
// which counts as an empty list.
Check check_moves(const cases::ExpectedMoves& expected, const nlohmann::json& state, const notation::Notation& notation,
                  const Asker& asker);

}  // namespace tetrarch::suite
