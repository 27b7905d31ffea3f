// A whole run: the planned cases as GoogleTest tests against one engine.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "reports/result.hpp"
#include "suite/cases/case.hpp"
#include "suite/engines/engine.hpp"
#include "suite/run/worker.hpp"

namespace tetrarch::suite {

struct Plan {
  std::vector<cases::Case> cases;
  std::string engine_command;  // as the user gave it, for the report
  // The command that runs one case of this plan again.
  std::function<std::string(const cases::Case&)> rerun;
};

// Told how a run goes on.
struct Observer {
  std::function<void(const std::string& name)> begin;
  std::function<void(const reports::CaseResult&)> end;
};

// Registers every case as the GoogleTest test NAME of the suite RULESET/AREA and runs them in the order that GoogleTest
// gives. Its own flags and variables for filtering, sharding, repeating and shuffling hold, and what they leave out is
// not planned. testing::InitGoogleTest must have been called, and this may be called once in a process.
//
// The workers, of which there is at least one, have engines of one command and take the cases as they come; the results
// are the same and in the same order however many there are. Gives the results, or why the engine of the first could
// not be started in the first place. An engine that fails later is started again for the next case.
std::variant<reports::RunResult, Failure> run_cases(const Plan& plan,
                                                    const std::vector<std::unique_ptr<Worker>>& workers,
                                                    const Observer& observer);

}  // namespace tetrarch::suite
