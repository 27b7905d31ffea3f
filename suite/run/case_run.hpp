// One case against one engine, with the reference as the second opinion on every step.
#pragma once

#include "reports/result.hpp"
#include "suite/cases/case.hpp"
#include "suite/engines/engine.hpp"

namespace tetrarch::suite {

// Runs the case and gives its verdict, with the first difference where it is none that a run may succeed with. The
// engine must have been started, and `identity` is what it said of itself. Where the engine failed it is stopped.
// `rerun` of the result is left empty.
reports::CaseResult run_case(const cases::Case& subject, Engine& engine, const reports::EngineIdentity& identity);

// The result of a case that could not be begun because the engine could not be started again.
reports::CaseResult not_begun(const cases::Case& subject, const Failure& failure);

// The result of a case that could not be begun because the engine refused `hello`: a wrong answer, to the first request
// of all.
reports::CaseResult not_begun(const cases::Case& subject, const Refused& refused);

// The verdict that a failure of the engine brings.
reports::Verdict verdict_of(const Failure& failure);

}  // namespace tetrarch::suite
