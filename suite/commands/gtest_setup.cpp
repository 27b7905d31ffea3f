#include "suite/commands/gtest_setup.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <stdexcept>
#include <string_view>

#include "suite/commands/shard.hpp"

namespace tetrarch::commands {
namespace {

constexpr std::array<std::string_view, 6> kPassedOn = {"--gtest_filter", "--gtest_shuffle",   "--gtest_random_seed",
                                                       "--gtest_repeat", "--gtest_fail_fast", "--gtest_output"};

void require_passed_on(const std::string& flag) {
  const std::string_view name = std::string_view(flag).substr(0, flag.find('='));
  if (std::ranges::find(kPassedOn, name) != kPassedOn.end()) return;
  throw std::invalid_argument(
      fmt::format("--gtest={}: expected one of GoogleTest's flags {}", flag, fmt::join(kPassedOn, ", ")));
}

// GoogleTest would run a part of the cases, and say so to nobody but us.
void require_no_shard() {
  if (!is_sharded_by_gtest()) return;
  throw std::invalid_argument(
      "GTEST_TOTAL_SHARDS or GTEST_SHARD_INDEX is set, which asks for a part of the cases; give --shard auto to run "
      "that part alone, or unset them to run all cases");
}

// The shard is taken before GoogleTest sees the cases, and must not be split by it again.
void switch_off_sharding() {
  for (const char* name : {"GTEST_TOTAL_SHARDS", "GTEST_SHARD_INDEX"}) unsetenv(name);
}

// What other shards cannot know of.
void require_every_case_once() {
  const bool is_plain = !GTEST_FLAG_GET(shuffle) && !GTEST_FLAG_GET(fail_fast) && GTEST_FLAG_GET(repeat) == 1 &&
                        GTEST_FLAG_GET(filter) == "*";
  if (is_plain) return;
  throw std::invalid_argument(
      "--shard: a shard runs each of its cases once and in order, so that shards can be joined; GoogleTest's filter, "
      "shuffling, repeating and stopping do not go with it");
}

void switch_off_what_ends_the_program() {
  GTEST_FLAG_SET(break_on_failure, false);
  GTEST_FLAG_SET(throw_on_failure, false);
  GTEST_FLAG_SET(stream_result_to, "");
}

}  // namespace

void init_gtest(const std::vector<std::string>& flags, bool is_shard) {
  std::ranges::for_each(flags, require_passed_on);
  if (is_shard) {
    switch_off_sharding();
  } else {
    require_no_shard();
  }
  switch_off_what_ends_the_program();
  std::vector<std::string> words = {"tetrarch"};
  words.insert(words.end(), flags.begin(), flags.end());
  std::vector<char*> arguments;
  arguments.reserve(words.size() + 1);
  for (std::string& word : words) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  int count = static_cast<int>(words.size());
  testing::InitGoogleTest(&count, arguments.data());
  if (count > 1) throw std::invalid_argument(fmt::format("--gtest={}: GoogleTest does not take it", arguments[1]));
  if (GTEST_FLAG_GET(repeat) < 1) {
    throw std::invalid_argument(fmt::format("a run cannot be repeated {} times", GTEST_FLAG_GET(repeat)));
  }
  if (is_shard) require_every_case_once();
}

}  // namespace tetrarch::commands
