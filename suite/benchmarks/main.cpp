// The benchmarks: every option is Google Benchmark's, but for `--once NAME..`, which does some works of the reference
// once each, for whoever counts their instructions.
#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <algorithm>
#include <exception>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "suite/benchmarks/engine_benchmarks.hpp"
#include "suite/benchmarks/workload.hpp"
#include "suite/run/success.hpp"

namespace tetrarch::benchmarks {
namespace {

void register_workload(const Workload& workload) {
  benchmark::RegisterBenchmark(workload.name.c_str(), [workload](benchmark::State& state) {
    std::size_t things = 0;
    for ([[maybe_unused]] auto each : state) things += workload.run();
    if (things == 0) state.SkipWithError("there was nothing to do");
    state.counters["per second: " + workload.thing + "s"] =
        benchmark::Counter(static_cast<double>(things), benchmark::Counter::kIsRate);
  });
}

// Once before, so that what is made at the first time is made.
int run_once(const std::vector<std::string_view>& names) {
  const auto workloads = all_workloads();
  for (const std::string_view name : names) {
    const auto found = std::ranges::find(workloads, name, &Workload::name);
    if (found == workloads.end()) throw std::invalid_argument(fmt::format("there is no work named {}", name));
    found->run();
    measured_run(*found);
  }
  return suite::kSucceeded;
}

int run_benchmarks(int count, char** words) {
  benchmark::Initialize(&count, words);
  if (benchmark::ReportUnrecognizedArguments(count, words)) return suite::kBadInput;
  for (const Workload& workload : all_workloads()) register_workload(workload);
  register_pipe_benchmarks();
  register_command_benchmarks();
  benchmark::RunSpecifiedBenchmarks();
  benchmark::Shutdown();
  return suite::kSucceeded;
}

}  // namespace
}  // namespace tetrarch::benchmarks

int main(int count, char** words) {
  try {
    if (count > 1 && std::string_view(words[1]) == "--once") {
      return tetrarch::benchmarks::run_once({words + 2, words + count});
    }
    return tetrarch::benchmarks::run_benchmarks(count, words);
  } catch (const std::exception& error) {
    fmt::print(stderr, "tetrarch_bench: {}\n", error.what());
    return tetrarch::suite::kBadInput;
  }
}
