// Properties: what holds for every attempt on an engine of a game, from whatever position.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "suite/campaign/attempt.hpp"
#include "suite/campaign/attempt_case.hpp"
#include "suite/run/asking.hpp"

namespace tetrarch::properties {

using campaign::Attempt;
using suite::Asker;

// How a property does not hold.
struct Breach {
  std::string sentence;        // "after a1-a2: red's king was awarded 2 times"
  bool is_unanswered = false;  // no answer came at all, and the engine is gone
  Attempt seen_in;             // the position that was loaded last, and all that was done from there
};

struct Property {
  std::string name;                  // "transfer-once"
  std::string sentence;              // what holds
  std::vector<std::string> clauses;  // that it follows from
  std::vector<std::string> needs;    // names of `supports` without which it cannot be asked
  campaign::Asking shown_by;         // what a case must ask to show a breach
  // Tries the property on an attempt. An answer that does not come is a breach, and so is one that is no answer of the
  // game's. Raises `actions` by one for every action that is asked. Undoing, saving and restoring are done where the
  // attempt says so, whether the engine supports them or not. The position must be one that may be loaded.
  std::function<std::optional<Breach>(const Attempt& attempt, const Asker& asker, std::uint64_t& actions)> check;
};

// All of a ruleset's, each with a name of its own; none where nobody has stated any.
const std::vector<Property>& properties_of(std::string_view ruleset);

}  // namespace tetrarch::properties
