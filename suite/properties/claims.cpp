#include "suite/properties/claims.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "suite/service/quaternity_json.hpp"

namespace tetrarch::properties {

using namespace quaternity;

Property property(Statement statement, Claim claim) {
  const auto check = [claim = std::move(claim)](const Attempt& attempt, const Asker& asker,
                                                std::uint64_t& actions) -> std::optional<Breach> {
    try {
      Table table(asker, actions);
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

const Move* move_in(const Accepted& accepted) { return std::get_if<Move>(&accepted.action); }

bool is_awarded(const Accepted& accepted, Army king) {
  return std::ranges::find(accepted.awards, king, &Awarded::king) != accepted.awards.end();
}

std::optional<Accepted> accepted_in(const Played& played, const Table& table) {
  const json* action = action_in(played);
  if (action == nullptr || !is_accepted(played)) return std::nullopt;
  Accepted accepted{.action = service::action_from_json(*action),
                    .before = table.position_in(played.before),
                    .after = table.position_in(played.after),
                    .awards = {}};
  for (const json& event : played.events) {
    accepted.awards.push_back({service::player_named(event.at("king").get<std::string>()),
                               service::player_named(event.at("to").get<std::string>())});
  }
  return accepted;
}

Property property_of_actions(Statement statement, Law law) {
  return property(std::move(statement), [law = std::move(law)](const Attempt& attempt, Table& table) {
    table.load(attempt.position);
    for (const cases::Deed& deed : attempt.deeds) {
      const auto accepted = accepted_in(table.perform(deed), table);
      if (accepted) table.require_none(law(*accepted), "after " + text_of(deed));
    }
  });
}

std::string names_of(const std::vector<Player>& players) {
  std::vector<std::string_view> names;
  std::ranges::transform(players, std::back_inserter(names), service::name_of);
  return names.empty() ? "none" : fmt::format("{}", fmt::join(names, ", "));
}

}  // namespace tetrarch::properties
