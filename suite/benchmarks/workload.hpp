// Work of the reference whose speed is measured: by the clock in benchmarks, and in instructions, which are the same
// on every machine that runs the same program.
#pragma once

#include <cstddef>
#include <functional>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace tetrarch::benchmarks {

struct Workload {
  std::string name;   // "quaternity/moves/opening"
  std::string thing;  // one of what it does, in a word: "listing"
  // Does the work once, and gives how many of those things it did. It does the same every time.
  std::function<std::size_t()> run;
};

// The work of one game. `positions` are documents of the protocol, of which some may not be loadable.
std::vector<Workload> quaternity_workloads(const std::vector<nlohmann::json>& positions);
std::vector<Workload> quantum_workloads(const std::vector<nlohmann::json>& positions);

// The work of both games, with the positions of the cases that come with Tetrarch.
std::vector<Workload> all_workloads();

// Does the work once. Instructions are counted in here alone.
void measured_run(const Workload& workload);

}  // namespace tetrarch::benchmarks
