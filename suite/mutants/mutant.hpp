// Mutants: the reference with one small change that no author would defend, made by rule and not by hand.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace tetrarch::mutants {

struct Mutant {
  std::string id = {};         // eight hexadecimal digits; stays the same while its line and those like it do
  std::string file = {};       // from the root of the project: "reference/quaternity/mate.cpp"
  std::size_t line = 0;        // where the change begins
  std::string operation = {};  // the operator that made it, such as "relational"
  std::string was = {};        // the line as it is, without the blanks around it
  std::string now = {};        // and as the mutant has it
  std::size_t offset = 0;
  std::size_t length = 0;  // how many bytes of the source are replaced
  std::string replacement = {};
};

// The words that stand for the values of an enumeration, in its order.
using Enumeration = std::vector<std::string>;

// The enumerations that a source defines.
std::vector<Enumeration> enumerations_in(std::string_view source);

// Every mutant of a source, in the order of their places. `enumerations` are those that its words may be swapped in.
std::vector<Mutant> mutants_of(const std::string& file, std::string_view source,
                               const std::vector<Enumeration>& enumerations);

// Every mutant of what a ruleset is judged by: its own folder of the reference and the board's, under the root of the
// project; in the order of the files' names. Throws std::runtime_error where they cannot be read.
std::vector<Mutant> mutants_of(const std::filesystem::path& project, const std::string& ruleset);

// The source with the mutant's change in it.
std::string mutated(std::string_view source, const Mutant& mutant);

}  // namespace tetrarch::mutants
