// Something to try on an engine: a position and what is done from there.
#pragma once

#include <nlohmann/json.hpp>
#include <vector>

#include "suite/cases/case.hpp"

namespace tetrarch::campaign {

struct Attempt {
  nlohmann::json position;  // as the protocol has it
  std::vector<cases::Deed> deeds;
};

}  // namespace tetrarch::campaign
