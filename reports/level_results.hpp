// What a run says of the levels of the certificate.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "reports/result.hpp"

namespace tetrarch::reports {

enum class Standing {
  kPassed,       // every case of the level was run and passed
  kWithWaivers,  // the same, save those that failed as a waiver says
  kFailed,       // a case failed
  kIncomplete,   // none failed, but not all were run, or some need what the engine does not support
};

struct LevelResult {
  const LevelText* level = nullptr;
  Standing standing = Standing::kIncomplete;
  std::size_t passed = 0;
  std::size_t waived = 0;
  std::size_t failed = 0;
  std::size_t unsupported = 0;
};

// The levels of a game in their order. They point into `game`. A case that was run more than once counts with its worst
// verdict.
std::vector<LevelResult> level_results(const RunResult& run, const GameFacts& game);
std::vector<LevelResult> level_results(const RunResult& run, GameFacts&& game) = delete;

// "passed", "with waivers", "failed", "incomplete".
std::string_view name_of(Standing standing);

// "all 412 cases passed", "3 of 412 cases failed", "409 of 412 cases passed, 3 unsupported".
std::string in_words(const LevelResult& result);

}  // namespace tetrarch::reports
