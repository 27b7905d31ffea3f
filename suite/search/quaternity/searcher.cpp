#include "suite/search/quaternity/searcher.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "reference/quaternity/opening.hpp"
#include "suite/campaign/quaternity_explorer.hpp"
#include "suite/search/first_fault.hpp"
#include "suite/search/quaternity/census.hpp"
#include "suite/search/quaternity/games.hpp"
#include "suite/search/quaternity/placements.hpp"
#include "suite/search/quaternity/sought.hpp"
#include "suite/search/trial_games.hpp"

namespace tetrarch::search::quaternity {

using namespace tetrarch::quaternity;

std::string_view QuaternitySearcher::refusing_clause() const { return "Q-ACTOR-1"; }

std::string_view QuaternitySearcher::plies() const { return "moves"; }

std::optional<std::string> QuaternitySearcher::why_never_shown(const std::string& feature) const {
  if (is_shown_by_moves(feature)) return std::nullopt;
  return "no move shows it, and only moves are played here";
}

ShownGame QuaternitySearcher::shortest_game(const search::GameQuest& quest, Meter& meter,
                                            const std::function<void(std::size_t)>& observe) const {
  const Position start = quest.start.is_null() ? opening() : campaign::trial_of({quest.start, {}}).start;
  const auto found = quaternity::shortest_game(quest_from(start, quest), meter, told_of_length<GameFound>(observe));
  return shown_game<Action>(start, found, [](const generators::Trial& trial) { return campaign::attempt_of(trial); });
}

Kind QuaternitySearcher::completed(Kind kind) const {
  if (kind.round)
    throw std::invalid_argument(fmt::format("--round {}: no rounds are counted in Quaternity", *kind.round));
  return kind;
}

std::optional<std::string> QuaternitySearcher::go_through(const Kind& kind, const Shard& shard, Census& census,
                                                          const std::function<void(const Ordinal&)>& observe) const {
  const auto visit_all = [&](const auto& visit) { visit_positions(kind, shard, visit); };
  const auto take = [&](const Position& position, const Ordinal& ordinal) {
    return take_in(census, position, ordinal);
  };
  return first_fault(visit_all, take, observe);
}

std::string QuaternitySearcher::text_of(const Tally& tally) const {
  const Census& census = tally.census;
  std::string text = text_of_kind(tally);
  text += fmt::format("{} positions up to symmetry, {} of them unresolved\n{} moves, {} accepted\n", census.positions,
                      census.unresolved, census.moves, census.accepted);
  text += text_of_refusals(census);
  for (const auto& [batches, number] : census.batch_counts) {
    text += fmt::format("{} moves with {} batches\n", number, batches);
  }
  for (const auto& [kings, number] : census.batches) text += fmt::format("{} batches of {} kings\n", number, kings);
  return text + text_of_sights(census);
}

nlohmann::json QuaternitySearcher::document_of(const Tally& tally) const { return json_of(tally); }

}  // namespace tetrarch::search::quaternity
