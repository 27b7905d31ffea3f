// The order of awards under quarter turns.
#pragma once

#include <string>
#include <vector>

#include "suite/service/game_service.hpp"

namespace tetrarch::suite {

// A quarter turn maps every rule onto itself, except the fixed order of awards inside one batch (Q-BOARD-4). So the
// awards of a turned case, which are only renamed, are put into that order batch by batch: by the seat of the king's
// controller, then of its army (Q-BATCH-3, Q-BATCH-8). The batches are the reference's; where they do not hold the
// kings that are written, the awards are left as they are, and differ.
std::vector<std::string> in_award_order(std::vector<std::string> awards, const service::Account& account,
                                        const std::vector<std::string>& players);

}  // namespace tetrarch::suite
