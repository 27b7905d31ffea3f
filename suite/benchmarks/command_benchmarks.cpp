#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "reports/temporary_folder.hpp"
#include "suite/benchmarks/engine_benchmarks.hpp"
#include "suite/variants/tool.hpp"

namespace tetrarch::benchmarks {
namespace {

const std::string kProgram = TETRARCH_PROGRAM;
const std::string kBurningEngine = TETRARCH_BURNING_ENGINE;

// How long the burning engine takes for a request.
constexpr int kBurntMicroseconds = 1000;
constexpr double kCampaignActions = 4000;

// A command of the program, run whole. Without `things` no rate is told.
struct Command {
  std::string name;
  std::vector<std::string> words;
  std::string things = {};
  double count = 0;
};

// Runs the command, in a folder of its own where its words say FOLDER.
bool succeeds(std::vector<std::string> words, const reports::TemporaryFolder& folder) {
  words.insert(words.begin(), kProgram);
  for (std::string& word : words) {
    if (const auto place = word.find("FOLDER"); place != std::string::npos) {
      word.replace(place, 6, folder.path().string());
    }
  }
  return variants::run_tool(words, folder.path() / "log") == 0;
}

void time_command(benchmark::State& state, const Command& command) {
  for ([[maybe_unused]] auto each : state) {
    const reports::TemporaryFolder folder;
    if (!succeeds(command.words, folder)) state.SkipWithError(folder.read("log").c_str());
  }
  if (command.things.empty()) return;
  state.counters["per second: " + command.things] =
      benchmark::Counter(command.count, benchmark::Counter::kIsIterationInvariantRate);
}

// How many seconds the engines of a run were busy in all.
double busy_seconds(const reports::TemporaryFolder& folder) {
  std::istringstream lines(folder.read("busy"));
  double sum = 0;
  for (double seconds = 0; lines >> seconds;) sum += seconds;
  return sum;
}

// What a run over an engine takes beside the engine itself, as a share of the engine's time. Several engines share it.
void time_burning(benchmark::State& state, unsigned jobs) {
  double busy = 0;
  for ([[maybe_unused]] auto each : state) {
    const reports::TemporaryFolder folder;
    const auto engine = fmt::format("{} {} FOLDER/busy", kBurningEngine, kBurntMicroseconds);
    const auto count = std::to_string(jobs);
    if (!succeeds({"certify", "--ruleset", "quaternity", "--engine", engine, "--jobs", count}, folder)) {
      state.SkipWithError(folder.read("log").c_str());
      return;
    }
    busy += busy_seconds(folder);
  }
  state.counters["engine_seconds"] = benchmark::Counter(busy, benchmark::Counter::kAvgIterations);
}

std::vector<Command> commands() {
  const auto actions = fmt::format("{:.0f}", kCampaignActions);
  const auto campaign = [&](const std::string& ruleset, const std::string& engine) {
    return std::vector<std::string>{"fuzz",      "--ruleset", ruleset,    "--engine",     engine,
                                    "--actions", actions,     "--corpus", "FOLDER/corpus"};
  };
  const auto piped = kProgram + " engine";
  return {
      {.name = "command/version", .words = {"--version"}},
      {"command/certify/in-process", {"certify", "--engine", "reference"}},
      {"command/certify/pipe", {"certify", "--engine", piped}},
      {"command/certify/python", {"certify"}},
      {"command/fuzz/quaternity/in-process", campaign("quaternity", "reference"), "actions", kCampaignActions},
      {"command/fuzz/quaternity/pipe", campaign("quaternity", piped), "actions", kCampaignActions},
      {"command/fuzz/quantum/in-process", campaign("quantum", "reference"), "actions", kCampaignActions},
      {"command/fuzz/quantum/pipe", campaign("quantum", piped), "actions", kCampaignActions},
  };
}

}  // namespace

void register_command_benchmarks() {
  for (const Command& command : commands()) {
    benchmark::RegisterBenchmark(command.name.c_str(), time_command, command)
        ->Unit(benchmark::kMillisecond)
        ->UseRealTime();
  }
  for (const unsigned jobs : {1U, 2U}) {
    benchmark::RegisterBenchmark(fmt::format("command/certify/burning/{}-jobs", jobs).c_str(), time_burning, jobs)
        ->Unit(benchmark::kMillisecond)
        ->UseRealTime()
        ->Iterations(1);
  }
}

}  // namespace tetrarch::benchmarks
