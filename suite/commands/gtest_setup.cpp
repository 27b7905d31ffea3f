#include "suite/commands/gtest_setup.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdlib>
#include <optional>
#include <stdexcept>
#include <string_view>

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

std::optional<std::string> variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::nullopt : std::optional<std::string>(value);
}

int number_in(const char* name, const std::string& text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc{} && end == text.data() + text.size()) return number;
  throw std::invalid_argument(fmt::format("{} is \"{}\"; expected a whole number", name, text));
}

// GoogleTest itself would end the program as if a case had failed.
void require_shard() {
  const auto total = variable("GTEST_TOTAL_SHARDS");
  const auto index = variable("GTEST_SHARD_INDEX");
  if (!total && !index) return;
  if (!total || !index) throw std::invalid_argument("GTEST_TOTAL_SHARDS and GTEST_SHARD_INDEX go together; set both");
  const int shards = number_in("GTEST_TOTAL_SHARDS", *total);
  const int shard = number_in("GTEST_SHARD_INDEX", *index);
  if (shards >= 1 && shard >= 0 && shard < shards) return;
  throw std::invalid_argument(fmt::format(
      "GTEST_SHARD_INDEX is {} of {} shards; expected an index from 0 on, below their number", shard, shards));
}

void switch_off_what_ends_the_program() {
  GTEST_FLAG_SET(break_on_failure, false);
  GTEST_FLAG_SET(throw_on_failure, false);
  GTEST_FLAG_SET(stream_result_to, "");
}

}  // namespace

void init_gtest(const std::vector<std::string>& flags) {
  std::ranges::for_each(flags, require_passed_on);
  require_shard();
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
}

}  // namespace tetrarch::commands
