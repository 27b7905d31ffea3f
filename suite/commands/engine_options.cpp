#include "suite/commands/engine_options.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <chrono>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/printable.hpp"
#include "suite/commands/case_base.hpp"
#include "suite/commands/installation.hpp"
#include "suite/commands/validators.hpp"
#include "suite/engines/command_line.hpp"
#include "suite/engines/process_channel.hpp"
#include "suite/run/success.hpp"
#include "suite/service/reference_service.hpp"

namespace tetrarch::commands {
namespace {

constexpr std::string_view kLibraryPrefix = "lib:";

// Without -B Python would leave compiled files beside the engine.
std::vector<std::string> bundled_command() { return {"python3", "-B", bundled_engine().string()}; }

// This program, also where its file has been replaced since, as the host of the library.
std::vector<std::string> host_command(const EngineOptions& options) {
  if (options.shell) throw std::invalid_argument("--shell: an engine in a library is not run by a shell");
  const std::string path = options.engine.substr(kLibraryPrefix.size());
  if (path.empty()) throw std::invalid_argument("--engine lib: names no library; write lib:PATH");
  return {"/proc/self/exe", "engine", "--library=" + path};
}

std::vector<std::string> words_of(const EngineOptions& options) {
  if (options.engine.empty()) return bundled_command();
  if (options.engine.starts_with(kLibraryPrefix)) return host_command(options);
  if (options.shell) return suite::shell_command(options.engine);
  auto words = suite::split_command(options.engine);
  if (const auto* fault = std::get_if<suite::CommandFault>(&words)) {
    throw std::invalid_argument(fmt::format("--engine '{}': {}", options.engine, fault->sentence));
  }
  return std::get<std::vector<std::string>>(words);
}

}  // namespace

void add_engine_options(CLI::App& command, EngineOptions& options) {
  auto* engine = command.add_option(
      "--engine", options.engine,
      "The engine: a command (split into words as a shell does, but run without one), `lib:PATH` for one in a shared "
      "library, or `reference` for the reference in this process. Default: the bundled engine in Python, over a pipe");
  engine->check(is_given());
  command.add_flag("--shell", options.shell, "Have /bin/sh run the command of --engine")->needs(engine);
  command.add_option("--timeout", options.timeout, "Seconds that the engine has for each request")
      ->check(is_number())
      ->check(CLI::Range(0.001, 86'400.0))
      ->capture_default_str();
  command.add_option("--memory", options.memory, "GiB of memory that the engine may use; 0 sets no limit")
      ->check(is_number())
      ->check(CLI::Range(0.0, 1'000'000.0))
      ->capture_default_str();
}

std::unique_ptr<suite::Channel> channel_of(const EngineOptions& options, const wire::MessageSchema& schema) {
  if (options.engine == "reference") return std::make_unique<service::ReferenceChannel>(schema);
  suite::ProcessOptions process;
  process.command = words_of(options);
  process.request_limit = std::chrono::milliseconds(static_cast<std::int64_t>(options.timeout * 1000));
  process.memory_limit_bytes = static_cast<std::uint64_t>(options.memory * static_cast<double>(std::uint64_t{1} << 30));
  return std::make_unique<suite::ProcessChannel>(process);
}

void add_jobs_option(CLI::App& command, unsigned& jobs) {
  command.add_option("--jobs", jobs, "How many engines to run side by side; it does not change what is found")
      ->check(CLI::Range(1U, 1024U))
      ->capture_default_str();
}

EngineTeam team_of(const EngineOptions& options, unsigned jobs) {
  EngineTeam team;
  for (unsigned job = 0; job < jobs; ++job) {
    const auto& schema = *team.schemas.emplace_back(std::make_unique<wire::MessageSchema>(message_schema_file()));
    team.workers.push_back(std::make_unique<suite::Worker>(channel_of(options, schema), schema));
  }
  return team;
}

std::string engine_name(const EngineOptions& options) {
  return options.engine.empty() ? fmt::format("{}", fmt::join(bundled_command(), " ")) : options.engine;
}

int not_started(const EngineOptions& options, const suite::Failure& failure, const std::string& standard_error) {
  fmt::print(stderr, "tetrarch: the engine '{}' could not be started: {}\n", engine_name(options), failure.detail);
  if (!standard_error.empty()) {
    fmt::print(stderr, "Its standard error ends with:\n{}\n", fmt::join(reports::printable_tail(standard_error), "\n"));
  }
  return suite::kNotStarted;
}

}  // namespace tetrarch::commands
