// The smallest position in which an action shows something.
#pragma once

#include <cstdint>
#include <functional>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "suite/campaign/explorer.hpp"
#include "suite/search/meter.hpp"

namespace tetrarch::search {

struct Smallest {
  std::optional<campaign::Attempt> attempt;  // nothing where no attempt showed it
  std::uint64_t attempts = 0;                // how many were made
  std::uint64_t walks = 0;                   // and how many of them showed it and were made simpler
};

// Makes attempts until the meter is used up. From each that shows the feature it goes to a simpler one that still does,
// again and again, and keeps the simplest of all that it comes to, as the explorer has it. What is kept is varied in
// further attempts. `bases` are positions that may be loaded, as for a Pool; `observe` is told now and then how it
// stands.
Smallest smallest(const campaign::Explorer& explorer, std::vector<nlohmann::json> bases, const std::string& feature,
                  std::uint64_t seed, Meter& meter, const std::function<void(const Smallest&)>& observe);

}  // namespace tetrarch::search
