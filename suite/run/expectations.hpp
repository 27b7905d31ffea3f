// Holding what a step must show against what came.
#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "reports/result.hpp"
#include "suite/cases/case.hpp"
#include "suite/notation/notation.hpp"
#include "suite/run/asking.hpp"

namespace tetrarch::suite {

// The first thing that is not as it must be.
struct Discrepancy {
  std::string summary;  // one sentence: what was expected and what came
  Asked asked;          // the request behind it and its answer
  std::vector<reports::FieldDifference> differences;
  std::vector<nlohmann::json> surplus = {};  // of a list of moves: those that must not be in it and are
};

using Check = std::optional<Discrepancy>;

// Whether the answer is the refusal that is expected, or a result where none is.
Check check_refusal(const std::optional<std::string>& refused, const Asked& asked);

// Whether the events of the answer are those of which this is written, in this order.
Check check_written_events(const std::vector<nlohmann::json>& written, const notation::Notation& notation,
                           const Asked& asked);

// Whether the events of the answer are the expected ones, in this order: as a person reads them, they are the same.
Check check_events(const nlohmann::json& expected, const notation::Notation& notation, const Asked& asked);

// Whether a state is the expected one, all of it. Both are canonical. `asked` is where the state came from.
Check check_whole_state(const nlohmann::json& expected, const nlohmann::json& state, const notation::Notation& notation,
                        const Asked& asked);

// Whether a canonical state shows what is written down of it.
Check check_written_state(const notation::ExpectedState& written, const nlohmann::json& state,
                          const notation::Notation& notation, const Asked& asked);

// Asks who attacks, and holds the answers against what is written. `state` is the present one.
Check check_attackers(const cases::Step& step, const Asker& asker);
Check check_checks(const cases::Step& step, const nlohmann::json& state, const notation::Notation& notation,
                   const Asker& asker);

}  // namespace tetrarch::suite
