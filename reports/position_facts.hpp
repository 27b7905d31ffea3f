// What a position holds beside its board, in words. The document may come from an engine, so nothing in it is taken for
// granted.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "reports/position_reading.hpp"

namespace tetrarch::reports {

// A line each, where the document has it, such as "turn: white": turn and round, players, controllers other than the
// army's own, pieces that have not moved, pawns that may be captured en passant, pieces outside the zone, pieces in
// hand, offer and outcome, and last "not drawn: 2 pieces: ..", those that stand on no square of their own. `drawn` is
// what read_position() makes of the position. Every line is printable; long lists are cut.
std::vector<std::string> facts_of(const nlohmann::json& position, const DrawnPosition& drawn);
std::vector<std::string> facts_of(const nlohmann::json& position);

}  // namespace tetrarch::reports
