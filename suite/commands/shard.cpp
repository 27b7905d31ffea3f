#include "suite/commands/shard.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <array>
#include <charconv>
#include <cstdlib>
#include <stdexcept>
#include <string_view>
#include <system_error>
#include <vector>

#include "suite/commands/validators.hpp"

namespace tetrarch::commands {
namespace {

constexpr const char* kSlurmIndex = "SLURM_ARRAY_TASK_ID";
constexpr const char* kKubernetesIndex = "JOB_COMPLETION_INDEX";
constexpr const char* kGtestIndex = "GTEST_SHARD_INDEX";
constexpr const char* kGtestCount = "GTEST_TOTAL_SHARDS";
constexpr std::array kIndices = {kSlurmIndex, kKubernetesIndex, kGtestIndex};

// An empty variable is one that is not set.
bool is_set(const char* variable) {
  const char* value = std::getenv(variable);
  return value != nullptr && *value != '\0';
}

std::optional<std::size_t> number_in(std::string_view text) {
  std::size_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::size_t number_of(const char* variable) {
  const char* value = std::getenv(variable);
  if (value == nullptr) {
    throw std::invalid_argument(fmt::format("--shard auto: {} is not set; say which shard with --shard I/N", variable));
  }
  const auto number = number_in(value);
  if (number) return *number;
  throw std::invalid_argument(
      fmt::format("--shard auto: {} is \"{}\"; expected a whole number from 0 on", variable, value));
}

// The variable of the one system that has started this program as one of many.
const char* index_variable() {
  std::vector<const char*> found;
  for (const char* variable : kIndices) {
    if (is_set(variable)) found.push_back(variable);
  }
  if (found.size() == 1) return found.front();
  throw std::invalid_argument(
      found.empty()
          ? fmt::format("--shard auto: none of {} is set; say which shard with --shard I/N", fmt::join(kIndices, ", "))
          : fmt::format("--shard auto: {} are set, and each names a shard; say which one with --shard I/N",
                        fmt::join(found, " and ")));
}

Shard below_count(const Shard& shard, const std::string& where) {
  if (shard.index < shard.count) return shard;
  throw std::invalid_argument(
      fmt::format("{}: there is no shard {} of {}: they are counted from 0, so that I in I/N "
                  "is less than N",
                  where, shard.index, shard.count));
}

// The tasks of an array have numbers that begin anywhere; each must have its shard.
Shard shard_of_slurm() {
  const std::size_t task = number_of(kSlurmIndex);
  const std::size_t least = number_of("SLURM_ARRAY_TASK_MIN");
  const std::size_t most = number_of("SLURM_ARRAY_TASK_MAX");
  const std::size_t count = number_of("SLURM_ARRAY_TASK_COUNT");
  if (least <= task && task <= most && most - least + 1 == count) return {task - least, count};
  throw std::invalid_argument(
      fmt::format("--shard auto: SLURM_ARRAY_TASK_ID is {}, of {} tasks from {} to {}; expected an array without gaps, "
                  "such as --array=0-7, or --shard auto/N",
                  task, count, least, most));
}

Shard shard_of_environment() {
  const std::string_view variable = index_variable();
  if (variable == kSlurmIndex) return shard_of_slurm();
  if (variable == kGtestIndex) return below_count({number_of(kGtestIndex), number_of(kGtestCount)}, "--shard auto");
  throw std::invalid_argument(
      "--shard auto: JOB_COMPLETION_INDEX says which pod of a job of Kubernetes this is, and nothing says of how many; "
      "give their number, as in --shard auto/8");
}

}  // namespace

void add_shard_option(CLI::App& command, std::string& text, const std::string& joining) {
  command
      .add_option(
          "--shard", text,
          "Do part I of N alone, counted from 0: I/N, such as 0/4 to 3/4. `auto` takes it from the variables of "
          "Slurm's arrays or of GoogleTest's sharding, `auto/N` from these or from Kubernetes' indexed jobs. `" +
              joining + "` joins the parts")
      ->check(is_given());
}

std::optional<Shard> shard_asked_for(const std::string& text) {
  if (text.empty()) return std::nullopt;
  if (text == "auto") return shard_of_environment();
  const std::size_t slash = text.find('/');
  const std::string index = text.substr(0, slash);
  const auto count = slash == std::string::npos ? std::nullopt : number_in(text.substr(slash + 1));
  if (count && index == "auto") return below_count({number_of(index_variable()), *count}, "--shard " + text);
  const auto number = number_in(index);
  if (count && number) return below_count({*number, *count}, "--shard " + text);
  throw std::invalid_argument(
      fmt::format("--shard {}: expected I/N, with I from 0 to N-1, such as 0/4; or auto, or auto/N", text));
}

void require_shards(const std::vector<std::string>& faults) {
  if (faults.empty()) return;
  throw std::invalid_argument(
      fmt::format("these are not the shards of one whole, each once:\n  {}", fmt::join(faults, "\n  ")));
}

bool is_sharded_by_gtest() { return std::getenv(kGtestIndex) != nullptr || std::getenv(kGtestCount) != nullptr; }

}  // namespace tetrarch::commands
