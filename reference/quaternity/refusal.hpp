// Why the rules refuse something.
#pragma once

#include <cstdint>
#include <string_view>

#include "reference/quaternity/movement.hpp"

namespace tetrarch::quaternity {

enum class RefusalKind : std::uint8_t {
  kIllegal,     // the rules forbid it now
  kUnresolved,  // the rules have no answer here (the Q-GUARD clauses)
  kInvalid,     // the position is none that may be loaded (Q-LOAD-1)
};

struct Refusal {
  RefusalKind kind = RefusalKind::kIllegal;
  Clause clause;            // the clause that refused
  std::string_view reason;  // a few words where the clause has several conditions; else empty

  friend bool operator==(const Refusal&, const Refusal&) = default;
};

}  // namespace tetrarch::quaternity
