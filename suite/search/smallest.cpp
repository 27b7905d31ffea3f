#include "suite/search/smallest.hpp"

#include <algorithm>
#include <utility>

#include "suite/campaign/pool.hpp"

namespace tetrarch::search {

using campaign::Attempt;
using campaign::Explorer;

namespace {

class Walker {
 public:
  Walker(const Explorer& explorer, const std::string& feature, Meter& meter)
      : explorer_(explorer), feature_(feature), meter_(meter) {}

  bool shows(const Attempt& attempt) const {
    const auto features = explorer_.features(attempt);
    meter_.count(features.size());
    return std::ranges::any_of(features, [&](const auto& names) { return names.contains(feature_); });
  }

  Attempt simplest_from(Attempt attempt) const {
    while (true) {
      const auto candidates = explorer_.simpler(attempt);
      const auto next = std::ranges::find_if(candidates, [&](const Attempt& each) { return shows(each); });
      if (next == candidates.end()) return attempt;
      attempt = *next;
    }
  }

 private:
  const Explorer& explorer_;
  const std::string& feature_;
  Meter& meter_;
};

}  // namespace

Smallest smallest(const Explorer& explorer, std::vector<nlohmann::json> bases, const std::string& feature,
                  std::uint64_t seed, Meter& meter, const std::function<void(const Smallest&)>& observe) {
  campaign::Pool pool(explorer, seed, std::move(bases));
  const Walker walker(explorer, feature, meter);
  Smallest result;
  for (; !meter.is_used_up(); ++result.attempts) {
    const Attempt attempt = pool.attempt(result.attempts);
    if (!walker.shows(attempt)) continue;
    const Attempt simplest = walker.simplest_from(attempt);
    ++result.walks;
    observe(result);
    if (result.attempt && !explorer.is_simpler(simplest, *result.attempt)) continue;
    result.attempt = simplest;
    pool.add(simplest.position);
  }
  return result;
}

}  // namespace tetrarch::search
