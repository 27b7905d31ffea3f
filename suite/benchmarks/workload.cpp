#include "suite/benchmarks/workload.hpp"

#include <algorithm>
#include <iterator>
#include <stdexcept>

#include "suite/campaign/pool.hpp"
#include "suite/commands/case_base.hpp"

namespace tetrarch::benchmarks {
namespace {

std::vector<nlohmann::json> positions_of_cases(const std::string& ruleset) {
  return campaign::positions_of(commands::bundled_cases({ruleset}), ruleset);
}

}  // namespace

std::vector<Workload> all_workloads() {
  std::vector<Workload> workloads = quaternity_workloads(positions_of_cases("quaternity"));
  std::ranges::move(quantum_workloads(positions_of_cases("quantum")), std::back_inserter(workloads));
  return workloads;
}

[[gnu::noinline]] void measured_run(const Workload& workload) {
  if (workload.run() == 0) throw std::runtime_error(workload.name + ": there was nothing to do");
}

}  // namespace tetrarch::benchmarks
