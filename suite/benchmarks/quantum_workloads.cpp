#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

#include "reference/quantum/game.hpp"
#include "reference/quantum/load.hpp"
#include "reference/quantum/opening.hpp"
#include "reference/quantum/perft.hpp"
#include "suite/benchmarks/workload.hpp"
#include "suite/service/quantum_json.hpp"

namespace tetrarch::benchmarks {
namespace {

using quantum::Action;
using quantum::Game;
using quantum::Position;

// An action and the game in which it is made.
struct Turn {
  Game game;
  Action action;
};

std::optional<Position> loaded_quantum(const nlohmann::json& document) {
  const auto read = service::description_from_json(document);
  const auto* description = std::get_if<quantum::Description>(&read);
  if (description == nullptr) return std::nullopt;
  const auto loaded = quantum::load(*description);
  const auto* position = std::get_if<Position>(&loaded);
  return position == nullptr ? std::nullopt : std::optional(*position);
}

std::vector<Game> loadable_quantum(const std::vector<nlohmann::json>& documents) {
  std::vector<Game> games;
  for (const auto& document : documents) {
    if (const auto position = loaded_quantum(document)) games.push_back(game_from(*position));
  }
  return games;
}

// Forty plies on from the opening. Another first move leads to another position; the moves after it are picked from all
// over the lists.
std::vector<Game> quantum_after_forty_plies() {
  std::vector<Game> games;
  for (const Action& first : list_moves(game_from(quantum::opening()).state)) {
    Game game = game_from(quantum::opening());
    act(game, first);
    for (std::size_t ply = 1; ply < 40; ++ply) {
      const auto actions = list_moves(game.state);
      if (actions.empty()) break;
      act(game, actions[ply * 7 % actions.size()]);
    }
    games.push_back(game_from(game.state.position));
  }
  return games;
}

Workload quantum_listing(const std::string& of, std::vector<Game> games) {
  return {"quantum/moves/" + of, "listing", [games = std::move(games)] {
            std::size_t actions = 0;
            for (const Game& game : games) actions += list_moves(game.state).size();
            return actions == 0 ? 0 : games.size();
          }};
}

bool brings_mates(const Turn& turn) {
  Game game = turn.game;
  act(game, turn.action);
  return !eliminations_of(game.events.back().steps).empty();
}

// The actions of the games that bring a mate or a king whose time is up, or those that bring none.
std::vector<Turn> quantum_turns(const std::vector<Game>& games, bool with_mates) {
  std::vector<Turn> found;
  for (const Game& game : games) {
    for (const Action& action : list_moves(game.state)) {
      const Turn turn{game, action};
      if (brings_mates(turn) == with_mates) found.push_back(turn);
    }
  }
  return found;
}

Workload quantum_commits(const std::string& of, std::vector<Turn> turns) {
  return {"quantum/commit/" + of, "commit", [turns = std::move(turns)] {
            return static_cast<std::size_t>(std::ranges::count_if(turns, [](const Turn& each) {
              Game game = each.game;
              return !act(game, each.action);
            }));
          }};
}

Workload quantum_perft() {
  return {"quantum/perft/3", "count",
          [] { return std::size_t{perft(game_from(quantum::opening()).state, 3) > 0 ? 1U : 0U}; }};
}

Workload quantum_loads(const std::vector<Game>& games) {
  std::vector<quantum::Description> descriptions;
  for (const Game& game : games) descriptions.push_back(described(game.start));
  return {"quantum/load", "position", [descriptions = std::move(descriptions)] {
            return static_cast<std::size_t>(std::ranges::count_if(descriptions, [](const quantum::Description& each) {
              return std::holds_alternative<Position>(quantum::load(each));
            }));
          }};
}

Workload quantum_encodes(const std::vector<Game>& games) {
  return {"quantum/encode", "state", [games] {
            return static_cast<std::size_t>(std::ranges::count_if(
                games, [](const Game& game) { return !service::state_to_json(game.state).dump().empty(); }));
          }};
}

Workload quantum_decodes(const std::vector<Game>& games) {
  std::vector<std::string> texts;
  for (const Game& game : games) texts.push_back(service::position_to_json(game.start).dump());
  return {"quantum/decode", "position", [texts = std::move(texts)] {
            return static_cast<std::size_t>(std::ranges::count_if(texts, [](const std::string& text) {
              return loaded_quantum(nlohmann::json::parse(text)).has_value();
            }));
          }};
}

}  // namespace

std::vector<Workload> quantum_workloads(const std::vector<nlohmann::json>& positions) {
  const auto games = loadable_quantum(positions);
  std::vector<Workload> workloads;
  workloads.push_back(quantum_listing("opening", {game_from(quantum::opening())}));
  workloads.push_back(quantum_listing("40-plies", quantum_after_forty_plies()));
  workloads.push_back(quantum_listing("cases", games));
  workloads.push_back(quantum_commits("without-mates", quantum_turns(games, false)));
  workloads.push_back(quantum_commits("with-mates", quantum_turns(games, true)));
  workloads.push_back(quantum_perft());
  workloads.push_back(quantum_loads(games));
  workloads.push_back(quantum_encodes(games));
  workloads.push_back(quantum_decodes(games));
  return workloads;
}

}  // namespace tetrarch::benchmarks
