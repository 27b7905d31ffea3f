// Trying a property on attempt after attempt, and making small what breaks it.
#pragma once

#include <rapidcheck.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "suite/campaign/explorer.hpp"
#include "suite/campaign/pool.hpp"
#include "suite/properties/property.hpp"

namespace tetrarch::properties {

// How much is tried.
struct Effort {
  std::uint64_t seed = 1;
  std::uint64_t least_actions = 2'000;     // an attempt is not cut short
  std::uint64_t least_attempts = 20;       // for properties that ask for thousands of actions in each
  std::size_t shrinks = 2'000;             // how many smaller attempts are tried
  std::size_t shrinks_of_unanswered = 40;  // each may cost a start of the engine, or a timeout
};

// What came of it. Of a property that held there were as many as the effort asks for.
struct Trial {
  std::string property;
  std::uint64_t actions = 0;  // without those of smaller attempts
  std::uint64_t attempts = 0;
  std::optional<Breach> breach;     // of the smallest attempt
  std::optional<Attempt> smallest;  // that breaks it
};

// The attempts of a pool, without what needs other things than those of `supports`. They shrink as the explorer has it.
// Both must outlive the generator. It remembers the first attempts that it made, and is for one thread.
rc::Gen<Attempt> attempts_of(const campaign::Explorer& explorer, const campaign::Pool& pool,
                             const std::vector<std::string>& supports);

// The first of the property's needs that is not among `supports`.
std::optional<std::string> lack_of(const Property& property, const std::vector<std::string>& supports);

// Tries the property until it breaks or enough was tried. `asker` must answer a `load` also after it gave no answer.
// Throws std::runtime_error where the attempts come to fewer actions than must be tried.
Trial tried(const Property& property, const rc::Gen<Attempt>& attempts, const Asker& asker, const Effort& effort);

}  // namespace tetrarch::properties
