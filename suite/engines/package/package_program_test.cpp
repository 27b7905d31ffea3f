// What `cmake --install` gives: a program that needs no sources and no build, and a package from which a project of
// somebody else makes an engine that certifies itself, and one in a library.
#include <gmock/gmock.h>

#include <filesystem>
#include <string>
#include <vector>

#include "suite/commands/program.hpp"

namespace tetrarch::commands {
namespace {

using testing::AllOf;
using testing::HasSubstr;

// What the engine of the example passes, and a case that it fails.
const std::vector<std::string> kPassed = {"--filter", "quaternity/opening/opening-pieces", "--filter",
                                          "quaternity/opening/no-*"};
const std::vector<std::string> kFailed = {"--filter", "quaternity/opening/opening-white-moves"};

using Words = std::vector<std::string>;

Words operator+(Words words, const Words& more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

class Package : public ProgramTest {
 protected:
  // Gives what it said.
  std::string cmake(const Words& arguments) const {
    const Outcome outcome = run(Start{.arguments = arguments, .executable = CMAKE_PROGRAM});
    EXPECT_EQ(outcome.exit_code, 0) << outcome.output << outcome.errors;
    return outcome.output + outcome.errors;
  }

  void install() const { cmake({"--install", TETRARCH_BUILD, "--prefix", prefix().string()}); }

  void build_example() const {
    std::filesystem::copy(TETRARCH_EXAMPLE, folder() / "example");
    cmake({"-S", "example", "-B", "build", "-G", CMAKE_GENERATOR_NAME, "-DCMAKE_PREFIX_PATH=" + prefix().string(),
           "-DCMAKE_CXX_COMPILER=" CXX_COMPILER, "-DCMAKE_CXX_FLAGS=" CXX_FLAGS " -Wall -Wextra -Werror",
           "-DCMAKE_BUILD_TYPE=Debug"});
    cmake({"--build", "build"});
  }

  std::filesystem::path prefix() const { return folder() / "prefix"; }

  // A program that has nothing but the folder of the test.
  Outcome run_in_folder(const std::filesystem::path& executable, const Words& arguments) const {
    return run(Start{
        .arguments = arguments, .environment = {{"XDG_STATE_HOME", folder() / "state"}}, .executable = executable});
  }

  Outcome run_installed(const Words& arguments) const { return run_in_folder(prefix() / "bin/tetrarch", arguments); }
};

TEST_F(Package, MakesAnEngineThatCertifiesItself) {
  install();
  build_example();
  const auto beginner = folder() / "build/beginner";
  const auto library = "lib:" + (folder() / "build/libbeginner.so").string();

  const Outcome passed = run_in_folder(beginner, kPassed + Words{"--json", "passed.json"});
  EXPECT_EQ(passed.exit_code, 0) << passed.output << passed.errors;
  EXPECT_EQ(passed.errors, "");
  const auto report = read_json("passed.json");
  EXPECT_EQ(report.at("engine").at("name"), "Beginner");
  EXPECT_GE(count_of(report, "pass"), 4U);
  EXPECT_EQ(count_of(report, "pass"), report.at("planned"));

  const Outcome failed = run_in_folder(beginner, kFailed + Words{"--json", "failed.json"});
  EXPECT_EQ(failed.exit_code, 1) << failed.output << failed.errors;
  const Outcome again = run_in_shell(read_json("failed.json").at("cases").at(0).at("rerun"));
  EXPECT_EQ(again.exit_code, 1) << again.output << again.errors;
  EXPECT_THAT(again.output, HasSubstr("wrong: quaternity/opening/opening-white-moves"));

  // The same engine in a library, and other commands on it.
  EXPECT_EQ(run_installed(Words{"certify", "--engine", library} + kPassed).exit_code, 0);
  EXPECT_EQ(run_installed(Words{"certify", "--engine", library} + kFailed).exit_code, 1);
  EXPECT_EQ(run_in_folder(beginner, {"fuzz", "--actions", "20"}).exit_code, 1);
  EXPECT_EQ(run_in_folder(beginner, {"--no-such-option"}).exit_code, 2);

  // Without the program there is nothing to be certified by.
  std::filesystem::remove(prefix() / "bin/tetrarch");
  const Outcome without = run_in_folder(beginner, kPassed);
  EXPECT_EQ(without.exit_code, 2);
  EXPECT_THAT(without.errors, AllOf(HasSubstr((prefix() / "bin/tetrarch").string()), HasSubstr("could not be run")));
}

TEST_F(Package, HasTheProgramWithAllThatItNeeds) {
  install();
  const Words opening = {"certify", "--filter", "quaternity/opening/opening-pieces@0"};
  const Outcome bundled = run_installed(opening);
  EXPECT_EQ(bundled.exit_code, 0) << bundled.output << bundled.errors;
  EXPECT_THAT(bundled.output, HasSubstr((prefix() / "share/tetrarch/engines/python/engine.py").string()));
  EXPECT_TRUE(std::filesystem::exists(folder() / "state/tetrarch/last-run.json"));
  EXPECT_EQ(run_installed({"clauses", "Q-BOARD-3"}).exit_code, 0);
  const auto cases = prefix() / "share/tetrarch/fixtures/quaternity/cases/published.yaml";
  EXPECT_EQ(run_installed({"explain", cases.string()}).exit_code, 0);

  // None of it comes from the sources.
  std::filesystem::remove_all(prefix() / "share/tetrarch/fixtures");
  const Outcome without = run_installed(opening);
  EXPECT_EQ(without.exit_code, 2);
  EXPECT_THAT(without.errors, AllOf(HasSubstr((prefix() / "share/tetrarch/fixtures").string()), HasSubstr("missing")));
}

}  // namespace
}  // namespace tetrarch::commands
