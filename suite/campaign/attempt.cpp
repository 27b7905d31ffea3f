#include "suite/campaign/attempt.hpp"

#include <algorithm>

#include "suite/run/deed.hpp"

namespace tetrarch::campaign {

Attempt supported(Attempt attempt, const std::vector<std::string>& supports) {
  std::erase_if(attempt.deeds, [&](const cases::Deed& deed) {
    const std::string needed = suite::needed_support(deed);
    return !needed.empty() && std::ranges::find(supports, needed) == supports.end();
  });
  return attempt;
}

}  // namespace tetrarch::campaign
