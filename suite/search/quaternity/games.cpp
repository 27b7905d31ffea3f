#include "suite/search/quaternity/games.hpp"

#include <optional>
#include <vector>

#include "reference/quaternity/outcome.hpp"
#include "suite/search/beam.hpp"
#include "suite/search/hash.hpp"
#include "suite/search/quaternity/sought.hpp"

namespace tetrarch::search::quaternity {

using namespace tetrarch::quaternity;

namespace {

struct Playing {
  using Position = tetrarch::quaternity::Position;
  using Move = tetrarch::quaternity::Move;
  using Prospect = generators::Prospect;

  static std::vector<Prospect> prospects(const Position& position) { return generators::prospects(position); }

  static const Move& move_of(const Prospect& prospect) { return prospect.move; }

  static bool is_shown(const std::string& feature, const Position& before, const Prospect& prospect) {
    return quaternity::is_shown(feature, before, prospect);
  }

  static std::optional<Position> position_after(const Prospect& prospect) {
    const auto* committed = generators::committed_in(prospect);
    if (committed == nullptr || is_over(State{committed->position, {}, false})) return std::nullopt;
    return committed->position;
  }

  static int distance_to(const std::string& feature, const Position& position) {
    return quaternity::distance_to(feature, position);
  }

  static std::uint64_t hash_of(const Position& position, std::uint64_t seed) {
    Hash hash(seed);
    hash.take(position);
    return hash.value();
  }
};

}  // namespace

GameFound shortest_game(const GameQuest& quest, Meter& meter, const std::function<void(const GameFound&)>& observe) {
  return search_games<Playing>(quest, meter, observe);
}

}  // namespace tetrarch::search::quaternity
