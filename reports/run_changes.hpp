// What changed between two runs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "reports/result.hpp"

namespace tetrarch::reports {

// A case whose verdict changed, or that only one of the runs has.
struct CaseChange {
  std::string name;
  std::optional<Verdict> before;  // nothing: the earlier run does not have it
  std::optional<Verdict> after;   // nothing: the later one does not
  std::string reason;             // why it fails now, where it does
};

struct RunChanges {
  std::vector<std::string> circumstances;  // "engine version: 1.0 -> 1.1": what is not the same around the cases
  std::vector<CaseChange> newly_failing;   // they did not fail before, or were not there
  std::vector<CaseChange> newly_passing;   // they did not pass before
  std::vector<CaseChange> otherwise;       // another verdict that is neither, such as a crash instead of `wrong`
  std::vector<CaseChange> added;           // there now, and not failing
  std::vector<CaseChange> gone;            // there before, and not now
  std::vector<std::string> new_complaints;
};

// In the order of the later run; what is gone in that of the earlier one. Of a case that was run more than once the
// last verdict that is no pass counts, else that it passed.
RunChanges changes_between(const RunResult& earlier, const RunResult& later);

// Whether something got worse: a case fails that did not, or a case that passed is now waived, unsupported or gone, or
// the run is complained of in a way that it was not.
bool is_worse(const RunChanges& changes);

// The changes for a person, ending in a line that sums them up.
std::string text_of(const RunChanges& changes);

}  // namespace tetrarch::reports
