#include "suite/misreadings/hunt.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace tetrarch::misreadings {
namespace {

using Actions = std::optional<std::uint64_t>;

// What comes at that place in the order of how soon it was found.
Actions at_place(std::vector<Actions> actions, std::size_t place) {
  std::ranges::sort(actions, {},
                    [](const Actions& each) { return each.value_or(std::numeric_limits<std::uint64_t>::max()); });
  return actions.at(place);
}

}  // namespace

std::size_t Hunt::finders() const {
  return static_cast<std::size_t>(std::ranges::count_if(actions, [](const Actions& each) { return each.has_value(); }));
}

Actions Hunt::best() const { return at_place(actions, 0); }

Actions Hunt::median() const { return at_place(actions, actions.size() / 2); }

Actions Hunt::worst() const { return at_place(actions, actions.size() - 1); }

Hunt hunt(const std::filesystem::path& engine, const variants::Court& court, unsigned seeds, std::uint64_t budget,
          const std::filesystem::path& folder) {
  Hunt hunt{.actions = {}, .budget = budget};
  for (unsigned seed = 1; seed <= seeds; ++seed) {
    const auto found = variants::found_by_campaign(
        engine, court, {.property_actions = 0, .campaign_actions = budget, .seed = seed}, folder);
    hunt.actions.push_back(found ? Actions(found->actions) : std::nullopt);
  }
  return hunt;
}

std::string in_words(const Hunt& hunt) {
  const std::size_t campaigns = hunt.actions.size();
  if (hunt.finders() == 0) return fmt::format("none of {} campaigns of {} actions finds it", campaigns, hunt.budget);
  if (hunt.finders() < campaigns) {
    return fmt::format("{} of {} campaigns of {} actions find it, the first after {}", hunt.finders(), campaigns,
                       hunt.budget, *hunt.best());
  }
  return fmt::format("found after {} actions (median of {} campaigns), {} at worst", *hunt.median(), campaigns,
                     *hunt.worst());
}

}  // namespace tetrarch::misreadings
