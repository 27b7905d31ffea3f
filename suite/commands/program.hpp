// For tests: the program as its users start it.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

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

// Has a folder of its own, in which the programs run that it starts and which is removed after the test.
class ProgramTest : public testing::Test {
 protected:
  void SetUp() override;
  void TearDown() override;

  // Starts the program and waits for its end. Throws, which fails the test, where it is not over after 120 s or ends by
  // a signal. Variables of this process that would change what the program does are not passed on: GTEST_*, TETRARCH_*
  // and NO_COLOR.
  Outcome run(const Start& start) const;
  Outcome run(const std::vector<std::string>& arguments) const { return run(Start{.arguments = arguments}); }

  // Has /bin/sh run a command in the test's folder.
  Outcome run_in_shell(const std::string& command) const;

  // Writes a file into the test's folder and gives its path.
  std::filesystem::path write(const std::string& name, const std::string& text) const;

  // Everything that the file in the test's folder holds. Throws where there is none.
  std::string read(const std::string& name) const;

  // The document in a file that --json wrote.
  nlohmann::json read_json(const std::string& name) const { return nlohmann::json::parse(read(name)); }

  const std::filesystem::path& folder() const { return folder_; }

 private:
  std::filesystem::path folder_;
};

// The command that starts an engine of the folder test_engines.
std::string test_engine(const std::string& script, const std::string& arguments = "");

// The file of an area's cases among the fixtures.
std::string case_file(const std::string& area);

// The names of the cases of a --json report, in the order of execution.
std::vector<std::string> names_in(const nlohmann::json& report);

// How many cases of a --json report got the verdict.
std::size_t count_of(const nlohmann::json& report, const std::string& verdict);

}  // namespace tetrarch::commands
