#include "suite/properties/quaternity/accepted.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "suite/service/quaternity_json.hpp"

namespace tetrarch::properties::of_quaternity {

using namespace quaternity;

namespace {

// What the deed was as an accepted action, or nothing where it was none.
std::optional<Accepted> accepted_in(const Played& played, const Table& table) {
  const json* action = action_in(played);
  if (action == nullptr || !is_accepted(played)) return std::nullopt;
  Accepted accepted{.action = service::action_from_json(*action),
                    .before = position_in(played.before, table),
                    .after = position_in(played.after, table),
                    .awards = {}};
  for (const json& event : played.events) {
    accepted.awards.push_back({service::player_named(event.at("king").get<std::string>()),
                               service::player_named(event.at("to").get<std::string>())});
  }
  return accepted;
}

}  // namespace

const Move* move_in(const Accepted& accepted) { return std::get_if<Move>(&accepted.action); }

bool is_awarded(const Accepted& accepted, Army king) {
  return std::ranges::find(accepted.awards, king, &Awarded::king) != accepted.awards.end();
}

Position position_in(const json& state, const Table& table) {
  auto position = service::position_from_json(position_part(state, ruleset()));
  if (const auto* fault = std::get_if<std::string>(&position)) table.fail("the state is none of the game's: " + *fault);
  return std::get<Position>(position);
}

Property property_of_actions(Statement statement, Law law) {
  return property(ruleset(), std::move(statement), [law = std::move(law)](const Attempt& attempt, Table& table) {
    table.load(attempt.position);
    for (const cases::Deed& deed : attempt.deeds) {
      const auto accepted = accepted_in(table.perform(deed), table);
      if (accepted) table.require_none(law(*accepted), "after " + table.text_of(deed));
    }
  });
}

std::string names_of(const std::vector<Player>& players) {
  std::vector<std::string_view> names;
  for (const Player player : players) names.push_back(service::name_of(player));
  return names.empty() ? "none" : fmt::format("{}", fmt::join(names, ", "));
}

}  // namespace tetrarch::properties::of_quaternity
