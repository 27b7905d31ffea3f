#include "suite/properties/claims.hpp"

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

#include "suite/service/reference_service.hpp"

namespace tetrarch::properties {

Property property(const Ruleset& ruleset, Statement statement, Claim claim) {
  const auto check = [&ruleset, claim = std::move(claim)](const Attempt& attempt, const Asker& asker,
                                                          std::uint64_t& actions) -> std::optional<Breach> {
    try {
      Table table(ruleset, asker, actions);
      claim(attempt, table);
      return std::nullopt;
    } catch (const Broken& broken) {
      return broken.breach;
    }
  };
  return {.name = std::move(statement.name),
          .sentence = std::move(statement.sentence),
          .clauses = std::move(statement.clauses),
          .needs = std::move(statement.needs),
          .shown_by = statement.shown_by,
          .check = check};
}

std::vector<std::size_t> sizes_of_batches(const Played& played, const Ruleset& ruleset) {
  const json* action = action_in(played);
  if (action == nullptr || played.events.size() < 2) return {};
  const auto game = service::make_game(ruleset.name);
  const auto is_refused = [](const service::Reply& reply) { return std::holds_alternative<service::Fault>(reply); };
  if (is_refused(game->load(position_part(played.before, ruleset))) || is_refused(game->act(*action))) return {};
  std::vector<std::size_t> sizes;
  for (const auto& batch : game->account().batches) sizes.push_back(batch.size());
  return sizes;
}

std::vector<Property> properties_of_every_game(const Ruleset& ruleset) {
  std::vector<Property> all;
  for (const auto& properties_of :
       {listing_properties, quarter_turn_properties, history_properties, replay_properties}) {
    std::ranges::move(properties_of(ruleset), std::back_inserter(all));
  }
  return all;
}

}  // namespace tetrarch::properties
