// Which boards explain a finding, and what is to be pointed out on them.
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "reports/result.hpp"
#include "reports/svg_board.hpp"

namespace tetrarch::reports {

// What a board shows.
enum class Moment { kBefore, kExpected, kBeforeAndExpected, kActual, kToLoad };

struct FindingBoard {
  Moment moment = Moment::kBefore;
  const nlohmann::json* position = nullptr;  // belongs to the finding
  std::vector<MarkedSquare> marks;
  std::vector<Arrow> arrows;
};

// The boards of a finding in the order in which they are looked at: what stood there before, what was expected, and
// what the engine has, as far as they are known and tell something. Where the engine was not asked for its state any
// more, the one in its answer counts. The move that was asked for is an arrow; so are moves that are missing in a list
// or too many.
std::vector<FindingBoard> boards_of(const Finding& finding);
std::vector<FindingBoard> boards_of(Finding&& finding) = delete;

// "before", "after, as expected", ..
std::string_view caption_of(Moment moment);

}  // namespace tetrarch::reports
