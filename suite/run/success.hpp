// What a run comes to.
#pragma once

#include "reports/result.hpp"

namespace tetrarch::suite {

// The exit codes of every command that runs cases.
inline constexpr int kSucceeded = 0;
inline constexpr int kFailed = 1;      // a case failed, a waiver is stale, or the run is incomplete
inline constexpr int kBadInput = 2;    // bad arguments, cases or waivers
inline constexpr int kNotStarted = 3;  // the engine could not be started

// kSucceeded when all that was planned was executed, every case passed, was waived or was unsupported, at least one
// passed (save in a shard, which may happen to have none), and nothing is to be complained of; kBadInput when the
// reference contradicts a case; else kFailed.
int exit_code_of(const reports::RunResult& run);

}  // namespace tetrarch::suite
