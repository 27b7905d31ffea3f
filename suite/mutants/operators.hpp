// The operators: each is a rule that makes changes of a source, one at a time.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "suite/mutants/mutant.hpp"
#include "suite/mutants/tokens.hpp"

namespace tetrarch::mutants {

// What an operator looks at.
struct Scene {
  std::string_view source;
  std::vector<Token> tokens;
  const std::vector<Enumeration>& enumerations;
};

// Some bytes of the source that are replaced.
struct Edit {
  std::size_t offset = 0;
  std::size_t length = 0;
  std::string replacement;
};

struct Operator {
  std::string name;
  std::vector<Edit> (*edits)(const Scene& scene);
};

// All of them. What they make need not compile: that is for the compiler to find out.
const std::vector<Operator>& operators();

// Their parts. Each sign or literal is replaced by its neighbours:
std::vector<Edit> relational_edits(const Scene& scene);  // < by <= and >=, == by !=
std::vector<Edit> arithmetic_edits(const Scene& scene);  // + by -, ++ by --, a sign dropped
std::vector<Edit> logical_edits(const Scene& scene);     // && by ||, a ! dropped
std::vector<Edit> constant_edits(const Scene& scene);    // a number by the next and the one before, true by false
std::vector<Edit> enumerator_edits(const Scene& scene);  // a value of an enumeration by the next
std::vector<Edit> argument_edits(const Scene& scene);    // two arguments beside each other swapped
// and what is done or asked is dropped or turned round:
std::vector<Edit> statement_edits(const Scene& scene);     // a statement dropped
std::vector<Edit> condition_edits(const Scene& scene);     // a condition negated, a choice made for good
std::vector<Edit> early_return_edits(const Scene& scene);  // a function that returns at once

}  // namespace tetrarch::mutants
