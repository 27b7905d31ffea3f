// The verdicts on a case, a closed set.
#pragma once

#include <optional>
#include <string_view>

namespace tetrarch::reports {

enum class Verdict {
  kPass,         // everything written and everything always checked holds
  kWrong,        // an answer differs
  kCrash,        // the engine ended
  kTimeout,      // the engine did not answer in time
  kProtocol,     // the engine answered something that is no answer
  kUnsupported,  // the engine did not announce what the case needs
  kWaived,       // failed as the waiver file says it does
  kUnwaived,     // passed though the waiver file says that it fails
  kSuiteError,   // the reference itself contradicts the case: a fault of the suite, not of the engine
};

// The verdict's name in reports and waiver files: "pass", "wrong", .., "suite-error".
std::string_view name_of(Verdict verdict);

// The verdict of that name, or nothing.
std::optional<Verdict> verdict_named(std::string_view name);

// Whether a run with this verdict may still succeed: pass, waived and unsupported.
bool is_acceptable(Verdict verdict);

}  // namespace tetrarch::reports
