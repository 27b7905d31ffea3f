#include "reports/verdict.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace tetrarch::reports {
namespace {

constexpr std::array<std::pair<Verdict, std::string_view>, 9> kNames = {{
    {Verdict::kPass, "pass"},
    {Verdict::kWrong, "wrong"},
    {Verdict::kCrash, "crash"},
    {Verdict::kTimeout, "timeout"},
    {Verdict::kProtocol, "protocol"},
    {Verdict::kUnsupported, "unsupported"},
    {Verdict::kWaived, "waived"},
    {Verdict::kUnwaived, "unwaived"},
    {Verdict::kSuiteError, "suite-error"},
}};

}  // namespace

std::string_view name_of(Verdict verdict) {
  return std::ranges::find(kNames, verdict, &std::pair<Verdict, std::string_view>::first)->second;
}

std::optional<Verdict> verdict_named(std::string_view name) {
  const auto* found = std::ranges::find(kNames, name, &std::pair<Verdict, std::string_view>::second);
  if (found == kNames.end()) return std::nullopt;
  return found->first;
}

bool is_acceptable(Verdict verdict) {
  return verdict == Verdict::kPass || verdict == Verdict::kWaived || verdict == Verdict::kUnsupported;
}

}  // namespace tetrarch::reports
