#include "suite/campaign/explorer.hpp"
#include "suite/campaign/quaternity_explorer.hpp"

namespace tetrarch::campaign {

const Explorer* explorer_of(std::string_view ruleset) {
  static const QuaternityExplorer quaternity;
  return ruleset == "quaternity" ? &quaternity : nullptr;
}

}  // namespace tetrarch::campaign
