// In what way an engine differs from the reference.
#pragma once

#include <string>

#include "reports/result.hpp"
#include "suite/campaign/attempt_case.hpp"

namespace tetrarch::campaign {

// Two differences of equal kinds are taken to be the same fault.
struct DifferenceKind {
  std::string verdict;  // "wrong", "crash", ..
  std::string method;   // the request that was answered wrongly or not at all
  std::string shape;    // "a result where a refusal as illegal is due", or the fields that differ: "pieces, turn"
  std::string clause;   // the clause by which the reference refuses, where it does

  friend bool operator==(const DifferenceKind&, const DifferenceKind&) = default;
};

// What kind of difference the result of a failed case shows.
DifferenceKind kind_of(const cases::Case& subject, const reports::CaseResult& result);

// The kind in one line: "wrong, asked for act: pieces, turn".
std::string text_of(const DifferenceKind& kind);

// The kind in words that the name of a case or of a file may have: "wrong-asked-for-act-pieces-turn". What is long is
// cut, so that several kinds may come to the same.
std::string slug_of(const DifferenceKind& kind);

// What must be asked to see a difference of this kind again.
Asking asking_of(const DifferenceKind& kind);

// Whether the engine failed the case; what it does not support is no failure.
bool is_difference(const reports::CaseResult& result);

}  // namespace tetrarch::campaign
