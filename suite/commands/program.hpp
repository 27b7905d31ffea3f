// For tests: the program as its users start it.
#pragma once

#include <gtest/gtest.h>
#include <sys/types.h>

#include <filesystem>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "reports/temporary_folder.hpp"

namespace tetrarch::commands {

// What is left of a program that has ended.
struct Outcome {
  int exit_code = 0;
  std::string output;  // what it wrote to its standard output
  std::string errors;  // and to its standard error
};

// How a program is started. Its standard streams are no terminals.
struct Start {
  std::vector<std::string> arguments = {};              // without the program itself
  std::string input = {};                               // all that it finds on its standard input
  std::map<std::string, std::string> environment = {};  // set beside the variables of this process
  std::filesystem::path executable = TETRARCH_PROGRAM;  // found through no PATH
};

// A program that runs while the test goes on. It is killed where the test leaves it running.
class RunningProgram {
 public:
  explicit RunningProgram(pid_t id) : id_(id) {}
  ~RunningProgram();
  RunningProgram(const RunningProgram&) = delete;
  RunningProgram& operator=(const RunningProgram&) = delete;

  void send(int signal) const;

  // Waits for its end and gives the signal that ended it; 0 where it ended by itself. Throws, which fails the test,
  // where it is not over after 600 s.
  int ending_signal();

 private:
  std::optional<pid_t> id_;  // nothing when it is over
};

// Has a folder of its own, in which the programs run that it starts and which is removed after the test.
class ProgramTest : public testing::Test {
 protected:
  // Starts the program and waits for its end. Throws, which fails the test, where it is not over after 600 s or ends by
  // a signal. Variables of this process that would change what the program does are not passed on: GTEST_*, NO_COLOR,
  // TETRARCH_*, and those of a cluster's jobs.
  Outcome run(const Start& start) const;
  Outcome run(const std::vector<std::string>& arguments) const { return run(Start{.arguments = arguments}); }

  // Starts the program in the same way and does not wait for it. What it writes goes into the files standard-output and
  // standard-error.
  RunningProgram begin(const Start& start) const;

  // Has /bin/sh run a command in the test's folder.
  Outcome run_in_shell(const std::string& command) const;

  // Writes a file into the test's folder and gives its path.
  std::filesystem::path write(const std::string& name, const std::string& text) const {
    return folder_.write(name, text);
  }

  // Everything that the file in the test's folder holds. Throws where there is none.
  std::string read(const std::string& name) const { return folder_.read(name); }

  // The document in a file that --json wrote.
  nlohmann::json read_json(const std::string& name) const { return nlohmann::json::parse(read(name)); }

  const std::filesystem::path& folder() const { return folder_.path(); }

 private:
  reports::TemporaryFolder folder_;
};

// Lets a condition become true, and gives whether it did within 600 s.
bool comes_true(const std::function<bool()>& condition);

// The command that starts an engine of the folder test_engines.
std::string test_engine(const std::string& script, const std::string& arguments = "");

// The command that starts an engine of the folder suite/hostile, named without its suffix, on top of the bundled
// engine.
std::string hostile_engine(const std::string& name);

// The file of an area's cases among the fixtures.
std::string case_file(const std::string& area);

// The names of the cases of a --json report, in the order of execution.
std::vector<std::string> names_in(const nlohmann::json& report);

// How many cases of a --json report got the verdict.
std::size_t count_of(const nlohmann::json& report, const std::string& verdict);

}  // namespace tetrarch::commands
