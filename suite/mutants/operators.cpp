#include "suite/mutants/operators.hpp"

namespace tetrarch::mutants {

const std::vector<Operator>& operators() {
  static const std::vector<Operator> all = {
      {"relational", relational_edits}, {"arithmetic", arithmetic_edits}, {"logical", logical_edits},
      {"constant", constant_edits},     {"enumerator", enumerator_edits}, {"arguments", argument_edits},
      {"statement", statement_edits},   {"condition", condition_edits},   {"early return", early_return_edits},
  };
  return all;
}

}  // namespace tetrarch::mutants
