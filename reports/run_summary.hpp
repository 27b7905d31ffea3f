// What a run's results add up to, in numbers and words. The writers share it, so that they say the same.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "reports/result.hpp"

namespace tetrarch::reports {

// "shard 2 of 8, a part of the cases": shards are counted from 0.
std::string in_words(const ShardOfRun& shard);

// How many cases got each verdict; every verdict is there, also with 0.
std::map<Verdict, std::size_t> counts_of(const RunResult& run);

// The run's complaints, and beside them what its numbers give cause to complain of: cases planned and not executed, or
// no case that passed, which is nothing to complain of in a shard.
std::vector<std::string> faults_of(const RunResult& run);

// The outcome of a run in words: one line without a newline, "PASSED: .." or "FAILED: ..", and of a shard "PASSED in
// shard 2 of 8, a part of the cases: ..".
struct ClosingLine {
  bool passed;  // whether the words are good news
  std::string text;
};
ClosingLine closing_line(const RunResult& run);

// The text with its first letter, if it is one of a to z, as a capital.
std::string capitalized(std::string_view text);

// "1 case", "2 cases".
std::string counted(std::size_t number, const std::string& noun);

}  // namespace tetrarch::reports
