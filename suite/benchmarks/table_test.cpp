#include "suite/benchmarks/table.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>

namespace tetrarch::benchmarks {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

json measured(const std::string& name, double time, const std::string& unit, const json& more = json::object()) {
  json benchmark = {
      {"run_name", name}, {"run_type", "iteration"}, {"repetitions", 1}, {"real_time", time}, {"time_unit", unit}};
  benchmark.update(more);
  return benchmark;
}

json results_of(const std::vector<json>& benchmarks) {
  return {{"context", {{"num_cpus", 2}, {"mhz_per_cpu", 3000}}}, {"benchmarks", benchmarks}};
}

TEST(Table, SaysTimesAndRatesInThreeDigits) {
  const auto table =
      table_of(results_of({measured("a/b", 24.603, "us", {{"per second: listings", 40645.2}}),
                           measured("c", 1234.5, "ms", {{"per second: runs", 0.81}}), measured("d", 250, "ns")}));
  EXPECT_THAT(table, HasSubstr("| `a/b` | 24.6 µs | 40,600 listings |\n"));
  EXPECT_THAT(table, HasSubstr("| `c` | 1.23 s | 0.81 runs |\n"));
  EXPECT_THAT(table, HasSubstr("| `d` | 0.25 µs |  |\n"));
  EXPECT_THAT(table, HasSubstr("2 processors of 3000 MHz"));
}

TEST(Table, ShowsMediansOfWhatWasRepeated) {
  const json aggregate = {{"run_type", "aggregate"}, {"repetitions", 3}};
  json median = measured("a", 2, "ms", aggregate);
  median["aggregate_name"] = "median";
  json mean = measured("a", 3, "ms", aggregate);
  mean["aggregate_name"] = "mean";
  const auto table = table_of(results_of({measured("a", 4, "ms", {{"repetitions", 3}}), mean, median}));
  EXPECT_THAT(table, HasSubstr("| `a` | 2 ms |"));
  EXPECT_THAT(table, Not(HasSubstr("| `a` | 3 ms |")));
  EXPECT_THAT(table, Not(HasSubstr("| `a` | 4 ms |")));
}

TEST(Table, ComparesWithinARun) {
  const auto table = table_of(results_of(
      {measured("round-trip/bare-pipe/real_time", 10, "us"), measured("round-trip/channel/real_time", 12, "us"),
       measured("round-trip/checked/real_time", 45, "us"),
       measured("command/certify/burning/1-jobs/iterations:1/real_time", 21, "s", {{"engine_seconds", 20}}),
       measured("command/certify/burning/2-jobs/iterations:1/real_time", 10.5, "s", {{"engine_seconds", 20}})}));
  EXPECT_THAT(table, HasSubstr("1.20 times one over a bare pipe"));
  EXPECT_THAT(table, HasSubstr("held against the schema 4.50 times"));
  EXPECT_THAT(table, HasSubstr("takes 5.0 % more than the engine itself"));
  EXPECT_THAT(table, HasSubstr("side by side are 2.00 times as fast"));
}

TEST(Table, WantsResultsOfBenchmarksThatDidNotFail) {
  EXPECT_THROW(table_of(json::array()), std::runtime_error);
  EXPECT_THROW(table_of(results_of({measured("a", 1, "weeks")})), std::runtime_error);
  try {
    table_of(results_of({measured("a", 1, "s", {{"error_occurred", true}, {"error_message", "the engine is gone"}})}));
    FAIL() << "it was accepted";
  } catch (const std::runtime_error& error) {
    EXPECT_THAT(error.what(), HasSubstr("a failed: the engine is gone"));
  }
}

}  // namespace
}  // namespace tetrarch::benchmarks
