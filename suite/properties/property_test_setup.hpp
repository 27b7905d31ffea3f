// For tests: properties tried with pinned seeds.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <iostream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>

#include "suite/notation/notation.hpp"
#include "suite/properties/trial.hpp"
#include "suite/properties/written_attempts.hpp"

namespace tetrarch::properties {

inline constexpr std::uint64_t kSeed = 20'260;

// What an explorer makes of nothing but a seed.
inline rc::Gen<Attempt> generated_attempts(const campaign::Explorer& explorer) {
  static std::map<const campaign::Explorer*, campaign::Pool> pools;
  const auto& pool = pools.try_emplace(&explorer, explorer, kSeed, std::vector<nlohmann::json>{}).first->second;
  return attempts_of(explorer, pool, {"attackers", "undo", "record"});
}

// The attempts of a ruleset. Every property gets the same.
inline const rc::Gen<Attempt>& pinned_attempts(const std::string& ruleset) {
  static const rc::Gen<Attempt> of_quaternity = generated_attempts(*campaign::explorer_of("quaternity"));
  static const rc::Gen<Attempt> of_quantum = written_attempts("quantum");
  return ruleset == "quantum" ? of_quantum : of_quaternity;
}

// Tries the property, and says with which seed and how much came of it.
inline Trial tried_on(const std::string& ruleset, const Property& property, const Asker& asker,
                      std::uint64_t least_actions) {
  const Effort effort{.seed = kSeed, .least_actions = least_actions, .least_attempts = 50};
  const Trial trial = tried(property, pinned_attempts(ruleset), asker, effort);
  std::cout << "seed " << kSeed << ", " << trial.actions << " actions of " << trial.attempts << " attempts"
            << std::endl;
  return trial;
}

// Throws std::invalid_argument where there is none of that name.
inline const Property& property_named(const std::string& ruleset, const std::string& name) {
  for (const Property& property : properties_of(ruleset)) {
    if (property.name == name) return property;
  }
  throw std::invalid_argument("there is no property " + name);
}

// Something of a ruleset, of each of which there is a test.
template <class Value>
struct Of {
  std::string ruleset;
  Value value;
};

// One value after the other, of one ruleset after the other.
template <class ValuesOf>
auto of_every_ruleset(ValuesOf values_of) {
  std::vector<Of<typename std::decay_t<decltype(values_of(""))>::value_type>> all;
  for (const std::string& ruleset : notation::rulesets()) {
    for (const auto& value : values_of(ruleset)) all.push_back({ruleset, value});
  }
  return all;
}

// A name as GoogleTest takes it.
inline std::string test_name_of(const std::string& name) {
  std::string result;
  bool is_first = true;
  for (const char letter : name) {
    const bool is_word = letter != '-';
    if (is_word) result += is_first ? static_cast<char>(letter - 'a' + 'A') : letter;
    is_first = !is_word;
  }
  return result;
}

// For GoogleTest, in whose lists of tests parameters are shown.
inline std::ostream& operator<<(std::ostream& out, const Of<Property>& property) {
  return out << property.ruleset << ' ' << property.value.name;
}

}  // namespace tetrarch::properties
