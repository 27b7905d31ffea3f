#include "suite/campaign/shrinking.hpp"

#include <optional>
#include <utility>

namespace tetrarch::campaign {
namespace {

std::size_t runs_for(const DifferenceKind& kind, const Budget& budget) {
  if (kind.verdict == "wrong") return budget.runs;
  return kind.verdict == "timeout" ? budget.runs_of_timeout : budget.runs_of_crash;
}

class Shrinking {
 public:
  Shrinking(const Explorer& explorer, const Judge& judge, std::size_t runs)
      : explorer_(explorer), judge_(judge), runs_(runs) {}

  // A simpler attempt that fails in the same way, if one is found within the budget.
  std::optional<Failing> simpler(const Failing& failing) {
    for (const Attempt& attempt : explorer_.simpler(failing.attempt)) {
      if (runs_ == 0) return std::nullopt;
      --runs_;
      if (auto smaller = tried(attempt, failing)) return smaller;
    }
    return std::nullopt;
  }

 private:
  std::optional<Failing> tried(const Attempt& attempt, const Failing& failing) {
    Failing smaller{attempt, case_of(attempt, failing.subject.ruleset, asking_of(failing.kind)), {}, failing.kind};
    smaller.subject.name = failing.subject.name;
    smaller.result = judge_(smaller.subject);
    if (!is_difference(smaller.result) || kind_of(smaller.subject, smaller.result) != failing.kind) return std::nullopt;
    return smaller;
  }

  const Explorer& explorer_;
  const Judge& judge_;
  std::size_t runs_;
};

}  // namespace

Failing shrunk(Failing failing, const Explorer& explorer, const Judge& judge, const Budget& budget) {
  Shrinking shrinking(explorer, judge, runs_for(failing.kind, budget));
  while (auto smaller = shrinking.simpler(failing)) failing = std::move(*smaller);
  return failing;
}

}  // namespace tetrarch::campaign
