#include "suite/properties/quantum/properties.hpp"

#include <functional>
#include <map>

#include "suite/properties/property.hpp"
#include "suite/properties/quaternity/properties.hpp"

namespace tetrarch::properties {

const std::vector<Property>& properties_of(std::string_view ruleset) {
  static const std::map<std::string, std::vector<Property>, std::less<>> all = {
      {"quantum", quantum_properties()}, {"quaternity", quaternity_properties()}};
  static const std::vector<Property> none;
  const auto found = all.find(ruleset);
  return found == all.end() ? none : found->second;
}

}  // namespace tetrarch::properties
