#include "suite/search/games.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <tuple>
#include <type_traits>
#include <unordered_set>
#include <utility>

#include "reference/quaternity/outcome.hpp"
#include "suite/search/sought.hpp"

namespace tetrarch::search {

using namespace quaternity;

namespace {

// Of the children of one position no more than so many are kept: they are much alike.
constexpr std::size_t kMostOfParent = 8;

// So many times as many positions as are kept may pile up before the farthest are dropped.
constexpr std::size_t kPile = 16;

struct Node {
  Position position;
  Move move;               // that led here
  std::size_t parent = 0;  // in the ply before
  std::uint64_t lot = 0;   // decides between equally near ones
  std::optional<int> distance;
};

using Layer = std::vector<Node>;

// FNV-1a, so that the same positions come in the same order everywhere.
std::uint64_t hash_of(const Position& position, std::uint64_t seed) {
  static_assert(std::has_unique_object_representations_v<Position>);
  std::uint64_t hash = 0xcbf29ce484222325U ^ (seed * 0x9e3779b97f4a7c15U);
  for (const unsigned char byte : std::bit_cast<std::array<unsigned char, sizeof position>>(position)) {
    hash = (hash ^ byte) * 0x100000001b3U;
  }
  return hash;
}

// The positions of a ply, each once, of which the nearest are kept.
class Selection {
 public:
  Selection(const GameQuest& quest, std::size_t width) : quest_(quest), width_(width) {}

  void add(Node node) {
    node.lot = hash_of(node.position, quest_.seed + width_);
    if (!seen_.insert(node.lot).second) return;
    nodes_.push_back(node);
    if (nodes_.size() > kPile * width_) cut();
  }

  bool is_whole() const { return is_whole_ && nodes_.size() <= width_; }

  Layer take() {
    if (nodes_.size() > width_) cut();
    return std::move(nodes_);
  }

 private:
  void cut() {
    is_whole_ = false;
    for (Node& node : nodes_) {
      if (!node.distance) node.distance = distance_to(quest_.feature, node.position);
    }
    std::ranges::sort(nodes_, {}, [](const Node& node) { return std::tuple(*node.distance, node.lot); });
    std::map<std::size_t, std::size_t> of_parent;
    std::erase_if(nodes_, [&](const Node& node) { return ++of_parent[node.parent] > kMostOfParent; });
    if (nodes_.size() > width_) nodes_.erase(nodes_.begin() + static_cast<std::ptrdiff_t>(width_), nodes_.end());
  }

  const GameQuest& quest_;
  std::size_t width_;
  bool is_whole_ = true;
  std::unordered_set<std::uint64_t> seen_;
  Layer nodes_;
};

class Round {
 public:
  Round(const GameQuest& quest, std::size_t width, std::size_t longest, Meter& meter)
      : quest_(quest), width_(width), longest_(longest), meter_(meter) {
    layers_.push_back({Node{quest.start, {}, 0, 0, {}}});
  }

  // The moves of a game that shows the feature, of `longest` plies at most.
  std::optional<std::vector<Move>> play() {
    bool is_whole = true;
    while (looked_.size() < longest_ && !layers_.back().empty()) {
      looked_.push_back({0, 0, is_whole});
      Selection next(quest_, width_);
      if (auto found = play_ply(next)) return found;
      if (meter_.is_used_up()) return std::nullopt;
      is_whole = is_whole && next.is_whole();
      layers_.push_back(next.take());
    }
    return std::nullopt;
  }

  const std::vector<PlyLooked>& looked() const { return looked_; }

 private:
  std::optional<std::vector<Move>> play_ply(Selection& next) {
    const bool is_last = looked_.size() == longest_;
    const Layer& layer = layers_.back();
    PlyLooked& looked = looked_.back();
    for (std::size_t index = 0; index < layer.size(); ++index) {
      if (meter_.is_used_up()) {
        looked.is_whole = false;
        return std::nullopt;
      }
      const auto prospects = generators::prospects(layer[index].position);
      ++looked.positions;
      looked.moves += prospects.size();
      meter_.count(prospects.size());
      for (const auto& prospect : prospects) {
        if (is_shown(quest_.feature, layer[index].position, prospect)) {
          looked.is_whole = looked.is_whole && index + 1 == layer.size();
          return game_to(index, prospect.move);
        }
        if (!is_last) add_child(next, index, prospect);
      }
    }
    return std::nullopt;
  }

  static void add_child(Selection& next, std::size_t parent, const generators::Prospect& prospect) {
    const auto* committed = generators::committed_in(prospect);
    if (committed == nullptr || is_over(State{committed->position, {}, false})) return;
    next.add({committed->position, prospect.move, parent, 0, {}});
  }

  std::vector<Move> game_to(std::size_t index, const Move& last) const {
    std::vector<Move> moves = {last};
    for (std::size_t ply = layers_.size() - 1; ply > 0; --ply) {
      moves.push_back(layers_[ply][index].move);
      index = layers_[ply][index].parent;
    }
    std::ranges::reverse(moves);
    return moves;
  }

  const GameQuest& quest_;
  std::size_t width_;
  std::size_t longest_;
  Meter& meter_;
  std::vector<Layer> layers_;  // the last one is still to be played on from
  std::vector<PlyLooked> looked_;
};

// Keeps, of every ply, the round that looked at most.
void keep_best(std::vector<PlyLooked>& plies, const std::vector<PlyLooked>& of_round) {
  if (plies.size() < of_round.size()) plies.resize(of_round.size());
  for (std::size_t index = 0; index < of_round.size(); ++index) {
    if (plies[index].moves < of_round[index].moves) plies[index] = of_round[index];
  }
}

bool are_whole(const std::vector<PlyLooked>& plies, std::size_t count) {
  return plies.size() >= count && std::all_of(plies.begin(), plies.begin() + static_cast<std::ptrdiff_t>(count),
                                              [](const PlyLooked& ply) { return ply.is_whole; });
}

}  // namespace

GameFound shortest_game(const GameQuest& quest, Meter& meter, const std::function<void(const GameFound&)>& observe) {
  GameFound found;
  std::size_t longest = quest.longest;
  for (std::size_t width = quest.width; longest > 0 && !meter.is_used_up(); width *= 2) {
    Round round(quest, width, longest, meter);
    if (auto moves = round.play()) {
      longest = moves->size() - 1;
      found.moves = std::move(moves);
    }
    keep_best(found.plies, round.looked());
    found.is_shortest = found.moves && are_whole(found.plies, longest);
    observe(found);
    if (are_whole(found.plies, longest)) break;
  }
  return found;
}

}  // namespace tetrarch::search
