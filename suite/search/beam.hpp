// A beam search for the shortest game that shows something, in any game.
//
// What a game brings, its Playing, are types and static functions:
//   Position, Move, Prospect       a Prospect is a move with what the rules make of it
//   prospects(position)            all moves that are tried there
//   move_of(prospect)
//   is_shown(feature, position, prospect)
//   position_after(prospect)       nothing where the move is refused or ends the game
//   distance_to(feature, position) how many steps the position seems to be away from showing it: a guess
//   hash_of(position, seed)
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <tuple>
#include <unordered_set>
#include <utility>
#include <vector>

#include "suite/search/games.hpp"
#include "suite/search/meter.hpp"

namespace tetrarch::search {

// Of the children of one position no more than so many are kept: they are much alike.
inline constexpr std::size_t kMostOfParent = 8;

// So many times as many positions as are kept may pile up before the farthest are dropped.
inline constexpr std::size_t kPile = 16;

template <class Playing>
struct Node {
  typename Playing::Position position;
  typename Playing::Move move;  // that led here
  std::size_t parent = 0;       // in the ply before
  std::uint64_t lot = 0;        // decides between equally near ones
  std::optional<int> distance;
};

// The positions of a ply, each once, of which the nearest are kept.
template <class Playing>
class Selection {
 public:
  using Quest = QuestOf<typename Playing::Position>;
  using Layer = std::vector<Node<Playing>>;

  Selection(const Quest& quest, std::size_t width) : quest_(quest), width_(width) {}

  void add(Node<Playing> node) {
    node.lot = Playing::hash_of(node.position, quest_.seed + width_);
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
    for (auto& node : nodes_) {
      if (!node.distance) node.distance = Playing::distance_to(quest_.feature, node.position);
    }
    std::ranges::sort(nodes_, {}, [](const auto& node) { return std::tuple(*node.distance, node.lot); });
    std::map<std::size_t, std::size_t> of_parent;
    std::erase_if(nodes_, [&](const auto& node) { return ++of_parent[node.parent] > kMostOfParent; });
    if (nodes_.size() > width_) nodes_.erase(nodes_.begin() + static_cast<std::ptrdiff_t>(width_), nodes_.end());
  }

  const Quest& quest_;
  std::size_t width_;
  bool is_whole_ = true;
  std::unordered_set<std::uint64_t> seen_;
  Layer nodes_;
};

template <class Playing>
class BeamRound {
 public:
  using Quest = QuestOf<typename Playing::Position>;
  using Moves = std::vector<typename Playing::Move>;

  BeamRound(const Quest& quest, std::size_t width, std::size_t longest, Meter& meter)
      : quest_(quest), width_(width), longest_(longest), meter_(meter) {
    layers_.push_back({Node<Playing>{quest.start, {}, 0, 0, {}}});
  }

  // The moves of a game that shows the feature, of `longest` plies at most.
  std::optional<Moves> play() {
    bool is_whole = true;
    while (looked_.size() < longest_ && !layers_.back().empty()) {
      looked_.push_back({0, 0, is_whole});
      Selection<Playing> next(quest_, width_);
      if (auto found = play_ply(next)) return found;
      if (meter_.is_used_up()) return std::nullopt;
      is_whole = is_whole && next.is_whole();
      layers_.push_back(next.take());
    }
    return std::nullopt;
  }

  const std::vector<PlyLooked>& looked() const { return looked_; }

 private:
  std::optional<Moves> play_ply(Selection<Playing>& next) {
    const bool is_last = looked_.size() == longest_;
    const auto& layer = layers_.back();
    PlyLooked& looked = looked_.back();
    for (std::size_t index = 0; index < layer.size(); ++index) {
      if (meter_.is_used_up()) {
        looked.is_whole = false;
        return std::nullopt;
      }
      const auto prospects = Playing::prospects(layer[index].position);
      ++looked.positions;
      looked.moves += prospects.size();
      meter_.count(prospects.size());
      for (const auto& prospect : prospects) {
        if (Playing::is_shown(quest_.feature, layer[index].position, prospect)) {
          looked.is_whole = looked.is_whole && index + 1 == layer.size();
          return game_to(index, Playing::move_of(prospect));
        }
        if (!is_last) add_child(next, index, prospect);
      }
    }
    return std::nullopt;
  }

  static void add_child(Selection<Playing>& next, std::size_t parent, const typename Playing::Prospect& prospect) {
    if (const auto after = Playing::position_after(prospect)) {
      next.add({*after, Playing::move_of(prospect), parent, 0, {}});
    }
  }

  Moves game_to(std::size_t index, const typename Playing::Move& last) const {
    Moves moves = {last};
    for (std::size_t ply = layers_.size() - 1; ply > 0; --ply) {
      moves.push_back(layers_[ply][index].move);
      index = layers_[ply][index].parent;
    }
    std::ranges::reverse(moves);
    return moves;
  }

  const Quest& quest_;
  std::size_t width_;
  std::size_t longest_;
  Meter& meter_;
  std::vector<typename Selection<Playing>::Layer> layers_;  // the last one is still to be played on from
  std::vector<PlyLooked> looked_;
};

// Keeps, of every ply, the round that looked at most.
inline void keep_best(std::vector<PlyLooked>& plies, const std::vector<PlyLooked>& of_round) {
  if (plies.size() < of_round.size()) plies.resize(of_round.size());
  for (std::size_t index = 0; index < of_round.size(); ++index) {
    if (plies[index].moves < of_round[index].moves) plies[index] = of_round[index];
  }
}

inline bool are_whole(const std::vector<PlyLooked>& plies, std::size_t count) {
  return plies.size() >= count && std::all_of(plies.begin(), plies.begin() + static_cast<std::ptrdiff_t>(count),
                                              [](const PlyLooked& ply) { return ply.is_whole; });
}

// Rounds of a beam search, each twice as wide as the one before, that look for games shorter than what was found, until
// the meter is used up, no game can be shorter, or a round has seen every game. In each ply every move of every
// position is tried that was kept; the positions nearest to what is sought (distance_to) are kept, no more than a few
// of one parent's and equal ones once. The seed decides between equally near ones.
template <class Playing, class Observe>
FoundOf<typename Playing::Move> search_games(const QuestOf<typename Playing::Position>& quest, Meter& meter,
                                             Observe observe) {
  FoundOf<typename Playing::Move> found;
  std::size_t longest = quest.longest;
  for (std::size_t width = quest.width; longest > 0 && !meter.is_used_up(); width *= 2) {
    BeamRound<Playing> round(quest, width, longest, meter);
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
