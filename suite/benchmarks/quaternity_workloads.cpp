#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <variant>

#include "reference/quaternity/commit.hpp"
#include "reference/quaternity/load.hpp"
#include "reference/quaternity/opening.hpp"
#include "reference/quaternity/perft.hpp"
#include "suite/benchmarks/workload.hpp"
#include "suite/service/quaternity_json.hpp"

namespace tetrarch::benchmarks {
namespace {

using quaternity::Committed;
using quaternity::Move;
using quaternity::Position;
using quaternity::State;

// A move and where it is made.
struct Commitment {
  Position position;
  Move move;
};

State state_in(const Position& position) {
  return {.position = position, .offer = std::nullopt, .is_drawn_by_agreement = false};
}

std::optional<Position> loaded_quaternity(const nlohmann::json& document) {
  const auto read = service::position_from_json(document);
  const auto* position = std::get_if<Position>(&read);
  if (position == nullptr || quaternity::load_forbids(*position)) return std::nullopt;
  return *position;
}

// Those of games that are not over.
std::vector<Position> loadable_quaternity(const std::vector<nlohmann::json>& documents) {
  std::vector<Position> positions;
  for (const auto& document : documents) {
    const auto position = loaded_quaternity(document);
    if (position && !is_over(state_in(*position))) positions.push_back(*position);
  }
  return positions;
}

// Forty plies on from the opening. Another first move leads to another position; the moves after it are picked from all
// over the lists.
std::vector<Position> quaternity_after_forty_plies() {
  std::vector<Position> positions;
  for (const Move& first : quaternity::committable_moves(quaternity::opening())) {
    Position position = std::get<Committed>(commit(quaternity::opening(), first)).position;
    for (std::size_t ply = 1; ply < 40 && !is_over(state_in(position)); ++ply) {
      const auto moves = committable_moves(position);
      if (moves.empty()) break;
      position = std::get<Committed>(commit(position, moves[ply * 7 % moves.size()])).position;
    }
    positions.push_back(position);
  }
  return positions;
}

Workload quaternity_listing(const std::string& of, std::vector<Position> positions) {
  return {"quaternity/moves/" + of, "listing", [positions = std::move(positions)] {
            std::size_t moves = 0;
            for (const Position& position : positions) moves += committable_moves(position).size();
            return moves == 0 ? 0 : positions.size();
          }};
}

// The moves of the positions that bring from `least` to `most` batches.
std::vector<Commitment> quaternity_commitments(const std::vector<Position>& positions, std::size_t least,
                                               std::size_t most) {
  std::vector<Commitment> found;
  for (const Position& position : positions) {
    for (const Move& move : committable_moves(position)) {
      const auto committed = commit(position, move);
      const std::size_t batches = std::get<Committed>(committed).batches.size();
      if (batches >= least && batches <= most) found.push_back({position, move});
    }
  }
  return found;
}

Workload quaternity_commits(const std::string& of, std::vector<Commitment> commitments) {
  return {"quaternity/commit/" + of, "commit", [commitments = std::move(commitments)] {
            return static_cast<std::size_t>(std::ranges::count_if(commitments, [](const Commitment& each) {
              return std::holds_alternative<Committed>(commit(each.position, each.move));
            }));
          }};
}

Workload quaternity_perft() {
  return {"quaternity/perft/3", "count",
          [] { return std::size_t{perft(state_in(quaternity::opening()), 3) > 0 ? 1U : 0U}; }};
}

Workload quaternity_loads(const std::vector<Position>& positions) {
  return {"quaternity/load", "position", [positions] {
            return static_cast<std::size_t>(
                std::ranges::count_if(positions, [](const Position& each) { return !load_forbids(each); }));
          }};
}

Workload quaternity_encodes(const std::vector<Position>& positions) {
  return {"quaternity/encode", "state", [positions] {
            return static_cast<std::size_t>(std::ranges::count_if(positions, [](const Position& each) {
              return !service::state_to_json(state_in(each)).dump().empty();
            }));
          }};
}

Workload quaternity_decodes(const std::vector<Position>& positions) {
  std::vector<std::string> texts;
  for (const Position& position : positions) texts.push_back(service::position_to_json(position).dump());
  return {"quaternity/decode", "position", [texts = std::move(texts)] {
            return static_cast<std::size_t>(std::ranges::count_if(texts, [](const std::string& text) {
              return loaded_quaternity(nlohmann::json::parse(text)).has_value();
            }));
          }};
}

}  // namespace

std::vector<Workload> quaternity_workloads(const std::vector<nlohmann::json>& positions) {
  const auto loaded = loadable_quaternity(positions);
  std::vector<Workload> workloads;
  workloads.push_back(quaternity_listing("opening", {quaternity::opening()}));
  workloads.push_back(quaternity_listing("40-plies", quaternity_after_forty_plies()));
  workloads.push_back(quaternity_listing("cases", loaded));
  workloads.push_back(quaternity_commits("without-mates", quaternity_commitments(loaded, 0, 0)));
  workloads.push_back(quaternity_commits("with-mates", quaternity_commitments(loaded, 1, 4)));
  workloads.push_back(quaternity_commits("cascade", quaternity_commitments(loaded, 2, 4)));
  workloads.push_back(quaternity_perft());
  workloads.push_back(quaternity_loads(loaded));
  workloads.push_back(quaternity_encodes(loaded));
  workloads.push_back(quaternity_decodes(loaded));
  return workloads;
}

}  // namespace tetrarch::benchmarks
