// Engines in shared libraries: what goes wrong in one costs its case and gets its verdict, and what is no engine is
// said to be none.
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <ostream>
#include <string>
#include <vector>

#include "suite/commands/program.hpp"
#include "suite/engines/processes_with.hpp"

namespace tetrarch::commands {
namespace {

using testing::AllOf;
using testing::HasSubstr;

const std::filesystem::path kLibraries = TETRARCH_LIBRARIES;

// Two cases in which something is done, and one before, between and after them in which nothing is.
const std::vector<std::string> kCases = {
    "quaternity/opening/opening-pieces", "quaternity/opening/turns-go-clockwise", "quaternity/opening/no-file-beyond-l",
    "quaternity/opening/opening-loaded-again", "quaternity/opening/no-rank-nought"};

class LibraryEngines : public ProgramTest {
 protected:
  // A copy in the test's folder, so that its process is known by its command.
  std::string copied(const std::string& library) const {
    std::filesystem::copy_file(kLibraries / (library + "_library.so"), folder() / "engine.so",
                               std::filesystem::copy_options::overwrite_existing);
    return "lib:" + (folder() / "engine.so").string();
  }

  Outcome certify(const std::string& engine, const std::vector<std::string>& more = {},
                  const std::map<std::string, std::string>& environment = {}) const {
    Start start{.arguments = {"certify", "--engine", engine, "--json", "result.json"}, .environment = environment};
    for (const std::string& name : kCases) start.arguments.insert(start.arguments.end(), {"--filter", name + "@0"});
    start.arguments.insert(start.arguments.end(), more.begin(), more.end());
    return run(start);
  }

  void TearDown() override { EXPECT_EQ(suite::processes_with(folder().string()), 0) << "a process is left"; }
};

struct Fault {
  std::string name;
  std::string verdict;  // of the cases in which something is done
  std::string told;     // in the report
  std::vector<std::string> options = {};
};

std::ostream& operator<<(std::ostream& out, const Fault& fault) { return out << fault.name; }

class FaultyLibrary : public LibraryEngines, public testing::WithParamInterface<Fault> {
 protected:
  void expect_cost(const Fault& fault) const;
};

void FaultyLibrary::expect_cost(const Fault& fault) const {
  const Outcome outcome = certify(copied("faulty"), fault.options, {{"FAULT", fault.name}});
  EXPECT_EQ(outcome.exit_code, fault.verdict == "pass" ? 0 : 1) << outcome.output << outcome.errors;
  const auto report = read_json("result.json");
  std::map<std::string, std::string> verdicts;
  for (const auto& result : report.at("cases")) verdicts[result.at("name")] = result.at("verdict");
  const std::map<std::string, std::string> expected = {{kCases[0], "pass"},
                                                       {kCases[1], fault.verdict},
                                                       {kCases[2], "pass"},
                                                       {kCases[3], fault.verdict},
                                                       {kCases[4], "pass"}};
  EXPECT_EQ(verdicts, expected) << outcome.output;
  EXPECT_THAT(outcome.output, HasSubstr(fault.told));
}

TEST_P(FaultyLibrary, CostsItsCasesAlone) { expect_cost(GetParam()); }

std::string name_of_fault(const testing::TestParamInfo<Fault>& info) {
  std::string name = info.param.name;
  std::ranges::replace(name, '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(
    All, FaultyLibrary,
    testing::Values(Fault{"aborts", "crash", "ended by signal 6"},
                    Fault{"cuts-in-lines", "protocol", "a newline is in the answer"},
                    Fault{"exits", "crash", "ended with exit status 0"},
                    Fault{"hangs", "timeout", "did not answer within", {"--timeout", "4"}},
                    Fault{"leaves-a-child", "crash", "ended with exit status 0"},
                    Fault{"newline-at-the-end", "protocol", "a newline is in the answer"}, Fault{"prints", "pass", ""},
                    Fault{"prints-and-aborts", "crash", "about to abort"}, Fault{"reads", "pass", ""},
                    Fault{"says-nothing", "protocol", ""}, Fault{"segmentation-fault", "crash", "ended "},
                    Fault{"throws", "crash", "no such pawn"}, Fault{"too-long", "protocol", "more than 1048576 bytes"}),
    name_of_fault);

class GrowingLibrary : public FaultyLibrary {};

// A limit that AddressSanitizer, with its terabytes of address space, does not fit into.
TEST_P(GrowingLibrary, CostsItsCasesAlone) { expect_cost(GetParam()); }

INSTANTIATE_TEST_SUITE_P(All, GrowingLibrary,
                         testing::Values(Fault{"grows", "crash", "ended ", {"--memory", "1", "--timeout", "60"}}),
                         name_of_fault);

struct NoEngine {
  std::string description;
  std::string file;  // in the test's folder
  std::string told;
};

std::ostream& operator<<(std::ostream& out, const NoEngine& none) { return out << none.description; }

class NoEngineInLibrary : public LibraryEngines, public testing::WithParamInterface<NoEngine> {
 protected:
  void SetUp() override {
    for (const std::string name : {"another_version", "no_engine", "without_answer"}) {
      std::filesystem::copy_file(kLibraries / (name + "_library.so"), folder() / (name + ".so"));
    }
    write("text.so", "This is no library.\n");
    std::filesystem::create_directory(folder() / "folder.so");
  }
};

TEST_P(NoEngineInLibrary, IsNotStarted) {
  const Outcome outcome = certify("lib:" + (folder() / GetParam().file).string());
  EXPECT_EQ(outcome.exit_code, 3) << outcome.output;
  EXPECT_THAT(outcome.errors, AllOf(HasSubstr("could not be started"), HasSubstr(GetParam().told)));
  EXPECT_FALSE(std::filesystem::exists(folder() / "result.json"));
}

INSTANTIATE_TEST_SUITE_P(
    All, NoEngineInLibrary,
    testing::Values(NoEngine{"missing", "nowhere.so", "there is no file"},
                    NoEngine{"folder", "folder.so", "cannot be loaded as a shared library"},
                    NoEngine{"text", "text.so", "cannot be loaded as a shared library"},
                    NoEngine{"without_a_function", "without_answer.so", "has no function tetrarch_engine_answer"},
                    NoEngine{"another_version", "another_version.so", "has version 2 of the functions"},
                    NoEngine{"no_engine", "no_engine.so", "the opening book is lost"},
                    NoEngine{"gave_null", "no_engine.so", "gave no engine but NULL"}),
    [](const auto& tested) { return tested.param.description; });

struct BadLibraryArguments {
  std::vector<std::string> words;
  std::string told;
};

TEST_F(LibraryEngines, ArgumentsThatNameNoneAreBad) {
  const std::vector<BadLibraryArguments> all = {{{"--engine", "lib:"}, "lib:PATH"},
                                                {{"--engine", copied("reference"), "--shell"}, "--shell"}};
  for (const auto& [words, told] : all) {
    for (const std::string command : {"certify", "fuzz"}) {
      std::vector<std::string> arguments = {command};
      arguments.insert(arguments.end(), words.begin(), words.end());
      const Outcome outcome = run(arguments);
      EXPECT_EQ(outcome.exit_code, 2) << outcome.output;
      EXPECT_THAT(outcome.errors, HasSubstr(told));
    }
  }
}

// A mere name is that of a file here, and no shell or splitter sees it.
TEST_F(LibraryEngines, AreNamedByAnyPath) {
  copied("reference");
  std::filesystem::rename(folder() / "engine.so", folder() / "it's my engine.so");
  const Outcome outcome = certify("lib:it's my engine.so");
  EXPECT_EQ(outcome.exit_code, 0) << outcome.output << outcome.errors;
  EXPECT_EQ(read_json("result.json").at("engine").at("name"), "The reference in a library");
}

TEST_F(LibraryEngines, AreHeldAgainstByRunFuzzAndPropertiesToo) {
  const std::string engine = copied("reference");
  EXPECT_EQ(run({"run", case_file("pass"), "--engine", engine}).exit_code, 0);
  EXPECT_EQ(run({"fuzz", "--engine", engine, "--actions", "10"}).exit_code, 0);
  const Outcome outcome = run({"certify", "--engine", engine, "--filter", kCases[0], "--properties", "--ruleset",
                               "quaternity", "--property-actions", "1"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.output << outcome.errors;
}

TEST_F(LibraryEngines, FailuresComeWithACommandThatShowsThemAgain) {
  const std::string engine = copied("faulty");
  const Outcome first = certify(engine, {}, {{"FAULT", "throws"}});
  const std::string rerun = read_json("result.json").at("cases").at(1).at("rerun");
  EXPECT_THAT(rerun, HasSubstr("--engine " + engine));
  const Outcome again = run_in_shell("FAULT=throws " + rerun);
  EXPECT_EQ(again.exit_code, 1) << again.errors;
  EXPECT_THAT(again.output, HasSubstr("no such pawn"));
}

}  // namespace
}  // namespace tetrarch::commands
