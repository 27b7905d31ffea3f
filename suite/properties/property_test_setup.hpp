// For tests: properties tried with pinned seeds.
#pragma once

#include <gtest/gtest.h>

#include <cstdint>
#include <iostream>
#include <string>

#include "suite/properties/trial.hpp"

namespace tetrarch::properties {

inline constexpr std::uint64_t kSeed = 20'260;

// Tries the property, and says with which seed and how much came of it. Every property gets the same attempts.
inline Trial tried_on(const Property& property, const Asker& asker, std::uint64_t least_actions) {
  static const auto& explorer = *campaign::explorer_of("quaternity");
  static const campaign::Pool pool(explorer, kSeed, {});
  static const rc::Gen<Attempt> attempts = attempts_of(explorer, pool, {"attackers", "undo", "record"});
  const Effort effort{.seed = kSeed, .least_actions = least_actions, .least_attempts = 50};
  const Trial trial = tried(property, attempts, asker, effort);
  std::cout << "seed " << kSeed << ", " << trial.actions << " actions of " << trial.attempts << " attempts"
            << std::endl;
  return trial;
}

// For GoogleTest, in whose lists of tests parameters are shown.
inline std::ostream& operator<<(std::ostream& out, const Property& property) { return out << property.name; }

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

}  // namespace tetrarch::properties
