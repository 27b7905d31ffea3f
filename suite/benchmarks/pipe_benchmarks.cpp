#include <benchmark/benchmark.h>
#include <fmt/format.h>
#include <unistd.h>

#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <variant>

#include "suite/benchmarks/engine_benchmarks.hpp"
#include "suite/commands/case_base.hpp"
#include "suite/engines/child_process.hpp"
#include "suite/engines/engine.hpp"
#include "suite/engines/process_channel.hpp"

namespace tetrarch::benchmarks {
namespace {

const std::string kIdleEngine = TETRARCH_IDLE_ENGINE;
constexpr const char* kRequest = R"({"id":1,"jsonrpc":"2.0","method":"moves","params":{}})";

// A line there and a line back, and nothing besides; nothing where the other end is gone.
std::string bare_round_trip(const suite::ChildProcess& child, const std::string& line) {
  if (write(child.input.number(), line.data(), line.size()) != static_cast<ssize_t>(line.size())) return {};
  std::string answer;
  char part[4096];
  while (answer.empty() || answer.back() != '\n') {
    const ssize_t length = read(child.output.number(), part, sizeof part);
    if (length <= 0) return {};
    answer.append(part, static_cast<std::size_t>(length));
  }
  return answer;
}

void bare_pipe(benchmark::State& state) {
  auto started = suite::start_child({kIdleEngine}, 0);
  if (const auto* why = std::get_if<std::string>(&started)) return state.SkipWithError(why->c_str());
  const auto& child = std::get<suite::ChildProcess>(started);
  const std::string line = std::string(kRequest) + "\n";
  for ([[maybe_unused]] auto each : state) {
    if (bare_round_trip(child, line).empty()) state.SkipWithError("the engine is gone");
  }
}

suite::ProcessOptions idle_engine() {
  suite::ProcessOptions options;
  options.command = {kIdleEngine};
  return options;
}

void channel(benchmark::State& state) {
  suite::ProcessChannel channel(idle_engine());
  if (const auto failure = channel.start()) return state.SkipWithError(failure->detail.c_str());
  for ([[maybe_unused]] auto each : state) {
    const auto answer = channel.exchange(kRequest);
    if (const auto* failure = std::get_if<suite::Failure>(&answer)) state.SkipWithError(failure->detail.c_str());
  }
  channel.stop({});
}

void engine(benchmark::State& state) {
  const auto schema = commands::message_schema();
  suite::Engine engine(std::make_unique<suite::ProcessChannel>(idle_engine()), schema);
  const auto started = engine.start();
  if (!std::holds_alternative<reports::EngineIdentity>(started)) return state.SkipWithError("it does not start");
  for ([[maybe_unused]] auto each : state) {
    const auto answer = engine.ask("moves", nlohmann::json::object(), "quaternity");
    if (!std::holds_alternative<suite::Result>(answer)) state.SkipWithError("it gives no result");
  }
  engine.stop();
}

}  // namespace

void register_pipe_benchmarks() {
  benchmark::RegisterBenchmark("round-trip/bare-pipe", bare_pipe)->UseRealTime();
  benchmark::RegisterBenchmark("round-trip/channel", channel)->UseRealTime();
  benchmark::RegisterBenchmark("round-trip/checked", engine)->UseRealTime();
}

}  // namespace tetrarch::benchmarks
