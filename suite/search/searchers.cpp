#include <fmt/format.h>

#include <stdexcept>

#include "suite/search/quantum/searcher.hpp"
#include "suite/search/quaternity/searcher.hpp"
#include "suite/search/searcher.hpp"

namespace tetrarch::search {

const Searcher* searcher_of(std::string_view ruleset) {
  static const quaternity::QuaternitySearcher in_quaternity;
  static const quantum::QuantumSearcher in_quantum;
  if (ruleset == "quaternity") return &in_quaternity;
  return ruleset == "quantum" ? &in_quantum : nullptr;
}

// The files of Quaternity, whose censuses were the first, name no ruleset.
const Searcher& searcher_of_file(const nlohmann::json& document) {
  const std::string ruleset = document.value("ruleset", "quaternity");
  if (const auto* searcher = searcher_of(ruleset)) return *searcher;
  throw std::invalid_argument(fmt::format("there are no censuses of {}", ruleset));
}

}  // namespace tetrarch::search
