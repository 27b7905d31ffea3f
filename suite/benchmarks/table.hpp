// What Google Benchmark measured, as a table for people.
#pragma once

#include <nlohmann/json.hpp>
#include <string>

namespace tetrarch::benchmarks {

// A table in Markdown, a row a benchmark: its name, the time of one run, and what its counters say. Where a benchmark
// was repeated the medians stand for it. Below it the machine, and how the round trips over a channel compare with a
// bare pipe's. `results` is what `tetrarch_bench --benchmark_out` writes. Throws std::runtime_error where it is not, or
// where a benchmark of it failed.
std::string table_of(const nlohmann::json& results);

}  // namespace tetrarch::benchmarks
