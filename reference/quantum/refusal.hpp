// Why the rules refuse something.
#pragma once

#include <cstdint>
#include <string_view>

namespace tetrarch::quantum {

// The id of a clause, such as "C-MOVE-5".
using Clause = std::string_view;

enum class RefusalKind : std::uint8_t {
  kIllegal,  // the rules forbid it now
  kInvalid,  // the position is none that may be loaded (C-LOAD-1)
};

struct Refusal {
  RefusalKind kind = RefusalKind::kIllegal;
  Clause clause;            // the clause that refused
  std::string_view reason;  // a few words where the clause has several conditions; else empty

  friend bool operator==(const Refusal&, const Refusal&) = default;
};

inline Refusal illegal(Clause clause, std::string_view reason = {}) { return {RefusalKind::kIllegal, clause, reason}; }

}  // namespace tetrarch::quantum
