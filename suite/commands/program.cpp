#include "suite/commands/program.hpp"

#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <boost/asio/io_context.hpp>
#include <boost/process.hpp>
#include <chrono>
#include <fstream>
#include <future>
#include <iterator>
#include <stdexcept>
#include <string_view>

namespace tetrarch::commands {
namespace {

namespace process = boost::process;

constexpr std::chrono::seconds kLimit{120};

bool changes_the_program(std::string_view variable) {
  return variable.starts_with("GTEST_") || variable.starts_with("TETRARCH_") || variable.starts_with("NO_COLOR=");
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

void ProgramTest::SetUp() {
  std::string pattern = testing::TempDir() + "tetrarch-program-XXXXXX";
  ASSERT_NE(::mkdtemp(pattern.data()), nullptr);
  folder_ = pattern;
}

void ProgramTest::TearDown() { std::filesystem::remove_all(folder_); }

Outcome ProgramTest::run(const Start& start) const {
  const std::string command = fmt::format("{} {}", start.executable.string(), fmt::join(start.arguments, " "));
  const auto input = write("standard-input", start.input);
  boost::asio::io_context io;
  std::future<std::string> output;
  std::future<std::string> errors;
  process::child child("/usr/bin/env", process::args(words_for_env(start)), io, process::start_dir(folder_.string()),
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

Outcome ProgramTest::run_in_shell(const std::string& command) const {
  return run(Start{.arguments = {"-c", command}, .executable = "/bin/sh"});
}

std::filesystem::path ProgramTest::write(const std::string& name, const std::string& text) const {
  std::ofstream(folder_ / name, std::ios::binary) << text;
  return folder_ / name;
}

std::string ProgramTest::read(const std::string& name) const {
  std::ifstream file(folder_ / name, std::ios::binary);
  if (!file) throw std::runtime_error(fmt::format("there is no file {} in {}", name, folder_.string()));
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::string test_engine(const std::string& script, const std::string& arguments) {
  return fmt::format("python3 -B '{}/test_engines/{}' {}", TETRARCH_HERE, script, arguments);
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
