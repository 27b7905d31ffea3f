// Something to try on an engine: a position and what is done from there.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "suite/cases/case.hpp"

namespace tetrarch::campaign {

struct Attempt {
  nlohmann::json position;  // as the protocol has it
  std::vector<cases::Deed> deeds;
};

// The attempt without what an engine that announces `supports` has not: undoing, or saving and restoring.
Attempt supported(Attempt attempt, const std::vector<std::string>& supports);

}  // namespace tetrarch::campaign
