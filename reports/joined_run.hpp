// The shards of a run, joined to the run that they are parts of.
#pragma once

#include <string>
#include <vector>

#include "reports/result.hpp"

namespace tetrarch::reports {

struct NamedRun {
  std::string name;  // what a person calls it, such as the folder of its report
  RunResult run;
};

// Why the runs are not the shards of one whole run, each once, a sentence each; empty where they are.
std::vector<std::string> faults_of_shards(const std::vector<NamedRun>& shards);

// The whole run, as if it had not been split, save that it took the time of all its shards. What a report does not hold
// is left empty: the games, and the commands that explain cases. The shards are in any order; faults_of_shards() must
// have nothing against them.
RunResult joined_run(const std::vector<NamedRun>& shards);

}  // namespace tetrarch::reports
