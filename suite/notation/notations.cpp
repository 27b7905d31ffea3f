#include <array>

#include "suite/notation/notation.hpp"
#include "suite/notation/quantum.hpp"
#include "suite/notation/quaternity.hpp"

namespace tetrarch::notation {
namespace {

std::array<const Notation*, 2> all() { return {&quaternity(), &quantum()}; }

}  // namespace

const Notation* notation_of(std::string_view ruleset) {
  for (const Notation* notation : all()) {
    if (notation->ruleset() == ruleset) return notation;
  }
  return nullptr;
}

std::vector<std::string> rulesets() {
  std::vector<std::string> names;
  for (const Notation* notation : all()) names.push_back(notation->ruleset());
  return names;
}

}  // namespace tetrarch::notation
