#include "suite/search/quantum/searcher.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "reference/quantum/opening.hpp"
#include "reference/quantum/rounds.hpp"
#include "suite/campaign/quantum_explorer.hpp"
#include "suite/search/first_fault.hpp"
#include "suite/search/quantum/census.hpp"
#include "suite/search/quantum/games.hpp"
#include "suite/search/quantum/placements.hpp"
#include "suite/search/quantum/sought.hpp"
#include "suite/search/trial_games.hpp"

namespace tetrarch::search::quantum {

using namespace tetrarch::quantum;

namespace {

// C-LOAD-1
bool is_loadable_round(int round) { return round >= 1 && round <= 60 && round != 51; }

}  // namespace

std::string_view QuantumSearcher::refusing_clause() const { return "C-CHECK-2"; }

std::string_view QuantumSearcher::plies() const { return "actions"; }

std::optional<std::string> QuantumSearcher::why_never_shown(const std::string& feature) const {
  if (is_shown_by_tried(feature)) return std::nullopt;
  return "nothing that is tried shows it: moves of the own pieces along their ways, promotions that are owed, and "
         "passes";
}

ShownGame QuantumSearcher::shortest_game(const search::GameQuest& quest, Meter& meter,
                                         const std::function<void(std::size_t)>& observe) const {
  const Position start = quest.start.is_null() ? opening() : campaign::quantum_trial_of({quest.start, {}}).start;
  const auto found = quantum::shortest_game(quest_from(start, quest), meter, told_of_length<GameFound>(observe));
  return shown_game<Action>(start, found,
                            [](const generators::quantum::Trial& trial) { return campaign::attempt_of(trial); });
}

Kind QuantumSearcher::completed(Kind kind) const {
  kind.round = kind.round.value_or(kDefaultRound);
  if (!is_loadable_round(*kind.round)) {
    throw std::invalid_argument(
        fmt::format("--round {}: expected one from 1 to 60 and not 51 (C-LOAD-1)", *kind.round));
  }
  const int side = board::kSide - 2 * inactive_lines(*kind.round);
  if (kind.region > side) {
    throw std::invalid_argument(
        fmt::format("--region {}: the zone has {} files and ranks in round {}", kind.region, side, *kind.round));
  }
  return kind;
}

std::optional<std::string> QuantumSearcher::go_through(const Kind& kind, const Shard& shard, Census& census,
                                                       const std::function<void(const Ordinal&)>& observe) const {
  const auto visit_all = [&](const auto& visit) { visit_positions(kind, shard, visit); };
  const auto take = [&](const Position& position, const Ordinal& ordinal) {
    return take_in(census, position, ordinal);
  };
  return first_fault(visit_all, take, observe);
}

std::string QuantumSearcher::text_of(const Tally& tally) const {
  const Census& census = tally.census;
  std::string text = text_of_kind(tally);
  text += fmt::format("{} positions up to symmetry\n{} actions tried, {} accepted\n", census.positions, census.moves,
                      census.accepted);
  text += text_of_refusals(census);
  for (const auto& [batches, number] : census.batch_counts) {
    text += fmt::format("{} actions that bring mates {}\n", number,
                        batches == 1 ? "once" : fmt::format("{} times, one judged after the other", batches));
  }
  for (const auto& [kings, number] : census.batches)
    text += fmt::format("{} times {} mated in one position\n", number, kings);
  return text + text_of_sights(census);
}

nlohmann::json QuantumSearcher::document_of(const Tally& tally) const {
  nlohmann::json document = json_of(tally);
  document["ruleset"] = "quantum";
  return document;
}

}  // namespace tetrarch::search::quantum
