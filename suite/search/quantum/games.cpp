#include "suite/search/quantum/games.hpp"

#include <optional>
#include <vector>

#include "generators/quantum/features.hpp"
#include "suite/search/beam.hpp"
#include "suite/search/hash.hpp"
#include "suite/search/quantum/prospects.hpp"
#include "suite/search/quantum/sought.hpp"

namespace tetrarch::search::quantum {

using namespace tetrarch::quantum;

namespace {

void take_hand(Hash& hash, Hand hand) {
  hash.take(hand.rook);
  hash.take(hand.bishop);
  hash.take(hand.knight);
}

struct Playing {
  using Position = tetrarch::quantum::Position;
  using Move = Action;
  using Prospect = quantum::Prospect;

  static std::vector<Prospect> prospects(const Position& position) { return quantum::prospects(position); }

  static const Action& move_of(const Prospect& prospect) { return prospect.action; }

  static bool is_shown(const std::string& feature, const Position&, const Prospect& prospect) {
    return generators::quantum::has_feature(prospect, feature);
  }

  static std::optional<Position> position_after(const Prospect& prospect) {
    if (prospect.refusal || is_over(prospect.after)) return std::nullopt;
    return prospect.after.position;
  }

  static int distance_to(const std::string& feature, const Position& position) {
    return quantum::distance_to(feature, position);
  }

  // Member by member: there is room between them, in which anything may be.
  static std::uint64_t hash_of(const Position& position, std::uint64_t seed) {
    Hash hash(seed);
    hash.take(position.board);
    hash.take(position.passed);
    for (const Player player : kPlayers) take_hand(hash, position.hand[player]);
    hash.take(position.survives);
    hash.take(position.round);
    hash.take(position.turn);
    return hash.value();
  }
};

}  // namespace

GameFound shortest_game(const GameQuest& quest, Meter& meter, const std::function<void(const GameFound&)>& observe) {
  return search_games<Playing>(quest, meter, observe);
}

}  // namespace tetrarch::search::quantum
