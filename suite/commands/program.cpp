#include "suite/commands/program.hpp"

#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <boost/asio/io_context.hpp>
#include <boost/process.hpp>
#include <chrono>
#include <csignal>
#include <future>
#include <stdexcept>
#include <string_view>
#include <thread>

namespace tetrarch::commands {
namespace {

namespace process = boost::process;

constexpr std::chrono::seconds kLimit{600};

bool changes_the_program(std::string_view variable) {
  constexpr std::array<std::string_view, 5> kBeginnings = {"GTEST_", "JOB_COMPLETION_INDEX=", "NO_COLOR=", "SLURM_",
                                                           "TETRARCH_"};
  return std::ranges::any_of(kBeginnings, [&](std::string_view beginning) { return variable.starts_with(beginning); });
}

// What env(1) takes to start the program: its variables, then the program and its arguments.
std::vector<std::string> words_for_env(const Start& start) {
  std::vector<std::string> words = {"-i"};
  for (char** variable = environ; *variable != nullptr; ++variable) {
    if (!changes_the_program(*variable)) words.emplace_back(*variable);
  }
  for (const auto& [name, value] : start.environment) words.push_back(fmt::format("{}={}", name, value));
  words.push_back(start.executable.string());
  words.insert(words.end(), start.arguments.begin(), start.arguments.end());
  return words;
}

// Boost's own exit code takes the number of a signal for the code that the program gave.
int exit_code_of(const process::child& child, const std::string& command) {
  const int status = child.native_exit_code();
  if (WIFEXITED(status)) return WEXITSTATUS(status);
  throw std::runtime_error(fmt::format("{} was ended by signal {}", command, WTERMSIG(status)));
}

}  // namespace

RunningProgram::~RunningProgram() {
  if (!id_) return;
  ::kill(*id_, SIGKILL);
  ::waitpid(*id_, nullptr, 0);
}

void RunningProgram::send(int signal) const { ::kill(id_.value(), signal); }

int RunningProgram::ending_signal() {
  int status = 0;
  if (!comes_true([&] { return ::waitpid(id_.value(), &status, WNOHANG) != 0; })) {
    throw std::runtime_error(fmt::format("the program is not over after {} s", kLimit.count()));
  }
  id_.reset();
  return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

Outcome ProgramTest::run(const Start& start) const {
  const std::string command = fmt::format("{} {}", start.executable.string(), fmt::join(start.arguments, " "));
  const auto input = write("standard-input", start.input);
  boost::asio::io_context io;
  std::future<std::string> output;
  std::future<std::string> errors;
  process::child child("/usr/bin/env", process::args(words_for_env(start)), io, process::start_dir(folder().string()),
                       process::std_in<input.string(), process::std_out> output, process::std_err > errors);
  // The work is over when the program, and whoever it left behind, has closed its output.
  io.run_for(kLimit);
  if (!io.stopped()) {
    child.terminate();
    throw std::runtime_error(fmt::format("{} is not over after {} s", command, kLimit.count()));
  }
  child.wait();
  return {exit_code_of(child, command), output.get(), errors.get()};
}

RunningProgram ProgramTest::begin(const Start& start) const {
  const auto input = write("standard-input", start.input);
  process::child child("/usr/bin/env", process::args(words_for_env(start)), process::start_dir(folder().string()),
                       process::std_in<input.string(), process::std_out>(folder() / "standard-output").string(),
                       process::std_err > (folder() / "standard-error").string());
  child.detach();
  return RunningProgram(child.id());
}

Outcome ProgramTest::run_in_shell(const std::string& command) const {
  return run(Start{.arguments = {"-c", command}, .executable = "/bin/sh"});
}

bool comes_true(const std::function<bool()>& condition) {
  const auto deadline = std::chrono::steady_clock::now() + kLimit;
  while (!condition()) {
    if (std::chrono::steady_clock::now() > deadline) return false;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return true;
}

std::string test_engine(const std::string& script, const std::string& arguments) {
  return fmt::format("python3 -B '{}/test_engines/{}' {}", TETRARCH_HERE, script, arguments);
}

std::string hostile_engine(const std::string& name) {
  return fmt::format("python3 -B '{}/../hostile/{}.py' '{}' engine", TETRARCH_HERE, name, TETRARCH_PROGRAM);
}

std::string case_file(const std::string& area) {
  return fmt::format("{}/quaternity/cases/{}.yaml", TETRARCH_FIXTURES, area);
}

std::vector<std::string> names_in(const nlohmann::json& report) {
  std::vector<std::string> names;
  for (const auto& result : report.at("cases")) names.push_back(result.at("name"));
  return names;
}

std::size_t count_of(const nlohmann::json& report, const std::string& verdict) {
  return report.at("counts").at(verdict).get<std::size_t>();
}

}  // namespace tetrarch::commands
