// Whether the cases catch a misreading.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "suite/misreadings/misreading.hpp"
#include "suite/variants/verdict.hpp"
#include "suite/variants/workshop.hpp"

namespace tetrarch::misreadings {

struct Judgement {
  std::size_t failed = 0;           // how many cases the engine fails
  std::vector<std::string> caught;  // the names of those among them that cite the misreading's clause
  std::string fault;                // why it is no misreading, in one sentence; else empty

  // A case of its clause tells the misreading from the rules.
  bool is_caught() const { return fault.empty() && !caught.empty(); }
};

// Builds the misreading in the workshop and holds it against the court's cases. `source` is its file as it is. Throws
// documents::InputError where the misreading is stale, and std::runtime_error as the workshop does.
Judgement judge(const Misreading& misreading, std::string_view source, const variants::Court& court,
                const variants::Workshop& workshop);

}  // namespace tetrarch::misreadings
