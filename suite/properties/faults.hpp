// For tests: the reference with one fault each, such as engines have.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "suite/run/asking.hpp"
#include "suite/service/quaternity_service.hpp"

namespace tetrarch::properties {

struct Fault {
  std::string property;  // that it breaks
  std::string sentence;  // what the engine does wrong
  std::uint64_t within;  // so many actions it must be found
  // The engine that has the fault and otherwise plays that game, which must outlive it.
  std::function<suite::Asker(service::QuaternityService& game)> engine;
};

// A fault for every property.
const std::vector<Fault>& faults();

}  // namespace tetrarch::properties
