#include <algorithm>
#include <iterator>

#include "suite/properties/claims.hpp"

namespace tetrarch::properties {

const std::vector<Property>& quaternity_properties() {
  static const std::vector<Property> all = [] {
    std::vector<Property> found;
    for (const auto& properties_of : {award_properties, piece_properties, turn_properties, frozen_properties,
                                      move_properties, history_properties, replay_properties}) {
      std::ranges::move(properties_of(), std::back_inserter(found));
    }
    return found;
  }();
  return all;
}

}  // namespace tetrarch::properties
