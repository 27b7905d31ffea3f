#include "suite/properties/ruleset.hpp"

namespace tetrarch::properties {

json position_part(json state, const Ruleset& ruleset) {
  for (const std::string& member : ruleset.beside_the_position) state.erase(member);
  return state;
}

}  // namespace tetrarch::properties
