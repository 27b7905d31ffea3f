// The zone of a game whose board shrinks, as data: this folder knows no rule.
#pragma once

#include <cstddef>

namespace tetrarch::reports {

// From this round on, until the next such round, so many lines at each edge of the board are outside the zone.
struct ZoneOfRounds {
  std::size_t first_round = 1;
  std::size_t inactive_lines = 0;

  bool operator==(const ZoneOfRounds&) const = default;
};

}  // namespace tetrarch::reports
