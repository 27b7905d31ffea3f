#include <algorithm>
#include <iterator>

#include "suite/campaign/explorer.hpp"
#include "suite/campaign/quantum_explorer.hpp"
#include "suite/campaign/quaternity_explorer.hpp"
#include "suite/notation/notation.hpp"

namespace tetrarch::campaign {

const Explorer* explorer_of(std::string_view ruleset) {
  static const QuaternityExplorer quaternity;
  static const QuantumExplorer quantum;
  if (ruleset == "quaternity") return &quaternity;
  return ruleset == "quantum" ? &quantum : nullptr;
}

std::vector<std::string> explored_rulesets() {
  std::vector<std::string> explored;
  std::ranges::copy_if(notation::rulesets(), std::back_inserter(explored),
                       [](const std::string& ruleset) { return explorer_of(ruleset) != nullptr; });
  return explored;
}

}  // namespace tetrarch::campaign
