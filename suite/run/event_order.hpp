// The order of events under quarter turns.
#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "suite/notation/notation.hpp"
#include "suite/service/game_service.hpp"

namespace tetrarch::suite {

// A quarter turn maps every rule onto itself, except the fixed order of what happens together (Q-BOARD-4, C-MATE-3). So
// what is written of the events of a turned case, which is only renamed, is put into that order batch by batch: by the
// seat of whom it befell, an army by that of its controller first (Q-BATCH-3, Q-BATCH-8). The batches are the
// reference's; where they do not hold what is written, it is left as it is, and differs.
std::vector<nlohmann::json> in_fixed_order(std::vector<nlohmann::json> written, const service::Account& account,
                                           const notation::Notation& notation);

}  // namespace tetrarch::suite
