#include "suite/search/census.hpp"

namespace tetrarch::search {

namespace {

template <class Key>
void add(std::map<Key, std::uint64_t>& numbers, const std::map<Key, std::uint64_t>& others) {
  for (const auto& [key, number] : others) numbers[key] += number;
}

void add(Sight& sight, const Sight& other) {
  const std::uint64_t positions = sight.positions + other.positions;
  if (sight.positions == 0 || other.first < sight.first) sight = other;
  sight.positions = positions;
}

}  // namespace

void add(Census& census, const Census& other) {
  census.positions += other.positions;
  census.unresolved += other.unresolved;
  census.moves += other.moves;
  census.accepted += other.accepted;
  add(census.refused, other.refused);
  add(census.batches, other.batches);
  add(census.batch_counts, other.batch_counts);
  for (const auto& [feature, sights] : other.sights) {
    for (const auto& [pieces, sight] : sights) add(census.sights[feature][pieces], sight);
  }
}

}  // namespace tetrarch::search
