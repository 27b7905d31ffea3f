#include "suite/campaign/explorer.hpp"
#include "suite/campaign/quantum_explorer.hpp"
#include "suite/campaign/quaternity_explorer.hpp"

namespace tetrarch::campaign {

const Explorer* explorer_of(std::string_view ruleset) {
  static const QuaternityExplorer quaternity;
  static const QuantumExplorer quantum;
  if (ruleset == "quaternity") return &quaternity;
  return ruleset == "quantum" ? &quantum : nullptr;
}

}  // namespace tetrarch::campaign
