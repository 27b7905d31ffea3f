// `tetrarch certify`: how an engine is started, and what the command line takes.
#include <gmock/gmock.h>

#include <sstream>

#include "suite/commands/program.hpp"

namespace tetrarch::commands {
namespace {

using testing::HasSubstr;
using testing::MatchesRegex;
using testing::Not;

const std::string kArea = "quaternity/pass/*";

class Certify : public ProgramTest {
 protected:
  Outcome certify(std::vector<std::string> options) const {
    options.insert(options.begin(), {"certify", "--filter", kArea});
    return run(options);
  }
};

TEST_F(Certify, TheBundledEnginePassesOverAPipe) {
  const Outcome outcome = certify({});
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_THAT(outcome.output, HasSubstr("written in Python\n"));
  EXPECT_THAT(outcome.output, MatchesRegex("(.|\n)*command:  python3 -B /.*/suite/engines/python/engine.py\n(.|\n)*"));
  EXPECT_THAT(outcome.output, HasSubstr("\nPASSED: "));
  EXPECT_THAT(outcome.output, HasSubstr(" passed, none failed.\n"));
  EXPECT_THAT(outcome.output, Not(HasSubstr("complaint")));
  EXPECT_EQ(outcome.errors, "");
}

TEST_F(Certify, TheReferencePassesOverAPipe) {
  const Outcome outcome = certify({"--engine", std::string("'") + TETRARCH_PROGRAM + "' engine"});
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_THAT(outcome.output, HasSubstr("written in C++\n"));
  EXPECT_THAT(outcome.output, HasSubstr("\nPASSED: "));
}

TEST_F(Certify, TheReferencePassesInThisProcess) {
  const Outcome outcome = certify({"--engine", "reference"});
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_THAT(outcome.output, HasSubstr("command:  reference\n"));
  EXPECT_THAT(outcome.output, HasSubstr("\nPASSED: "));
}

TEST_F(Certify, OneGameCanBeCertifiedAlone) {
  EXPECT_EQ(certify({"--engine", "reference", "--ruleset", "quaternity"}).exit_code, 0);
}

TEST_F(Certify, EveryGameIsCertified) {
  const Outcome outcome = run({"certify", "--filter", "*/pass/*", "--json", "result.json"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.output;
  const auto names = names_in(read_json("result.json"));
  for (const char* area : {"quaternity/pass/", "quantum/pass/"}) {
    EXPECT_THAT(names, testing::Contains(testing::StartsWith(area)));
  }
}

TEST_F(Certify, NoColourAndNoProgressGoIntoAPipe) {
  const Outcome passed = certify({});
  const Outcome failed = certify({"--engine", hostile_engine("refuses_everything")});
  ASSERT_EQ(failed.exit_code, 1);
  for (const std::string& text : {passed.output, passed.errors, failed.output, failed.errors}) {
    EXPECT_THAT(text, Not(HasSubstr("\x1b")));
    EXPECT_THAT(text, Not(HasSubstr("\r")));
  }
  EXPECT_EQ(failed.errors, "");
}

TEST_F(Certify, AnEngineThatEndsAtOnceIsNotStarted) {
  const Outcome outcome = certify({"--engine", "false"});
  EXPECT_EQ(outcome.exit_code, 3);
  EXPECT_EQ(outcome.output, "");
  EXPECT_THAT(outcome.errors, HasSubstr("tetrarch: the engine 'false' could not be started: "));
}

TEST_F(Certify, WhatAnEngineSaidBeforeItEndedIsShown) {
  const Outcome outcome = certify({"--engine", "sh -c 'echo no board here >&2; exit 4'"});
  EXPECT_EQ(outcome.exit_code, 3);
  EXPECT_THAT(outcome.errors, HasSubstr("no board here"));
}

TEST_F(Certify, AnEngineThatDoesNotExistIsNotStarted) {
  for (const std::string engine : {"./no-such-engine", "no-such-engine --fast"}) {
    const Outcome outcome = certify({"--engine", engine, "--json", "result.json"});
    EXPECT_EQ(outcome.exit_code, 3);
    EXPECT_THAT(outcome.errors, HasSubstr("the engine '" + engine + "' could not be started: "));
    EXPECT_THAT(outcome.errors, HasSubstr("no-such-engine"));
    EXPECT_FALSE(std::filesystem::exists(folder() / "result.json"));
  }
}

TEST_F(Certify, AnEngineThatSpeaksAnotherLanguageIsNotStarted) {
  const Outcome outcome = certify({"--engine", "echo hello"});
  EXPECT_EQ(outcome.exit_code, 3);
  EXPECT_THAT(outcome.errors, HasSubstr("in hello"));
}

TEST_F(Certify, TheShellRunsTheCommandWhereItIsAskedFor) {
  const std::string command = "exec \"$ENGINE\" engine # a comment";
  const Start in_shell{.arguments = {"certify", "--filter", kArea, "--shell", "--engine", command},
                       .environment = {{"ENGINE", TETRARCH_PROGRAM}}};
  const Outcome outcome = run(in_shell);
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  EXPECT_EQ(certify({"--engine", command}).exit_code, 3) << "without --shell there is no shell";
}

TEST_F(Certify, AShellNeedsACommand) {
  const Outcome outcome = certify({"--shell"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.errors, HasSubstr("--engine"));
}

TEST_F(Certify, QuotesThatAreNotClosedAreBadArguments) {
  const Outcome outcome = certify({"--engine", "python3 'my engine.py"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.errors, HasSubstr("--engine 'python3 'my engine.py'"));
  EXPECT_THAT(outcome.errors, HasSubstr("is never closed"));
}

struct BadArguments {
  std::vector<std::string> arguments;
  std::string told;  // a part of what is said
};

std::ostream& operator<<(std::ostream& out, const BadArguments& bad) {
  return out << testing::PrintToString(bad.arguments);
}

class CertifyRefuses : public Certify, public testing::WithParamInterface<BadArguments> {};

TEST_P(CertifyRefuses, AndRunsNothing) {
  std::vector<std::string> arguments = GetParam().arguments;
  arguments.insert(arguments.end(), {"--json", "result.json"});
  const Outcome outcome = certify(arguments);
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_EQ(outcome.output, "");
  EXPECT_THAT(outcome.errors, HasSubstr(GetParam().told));
  EXPECT_FALSE(std::filesystem::exists(folder() / "result.json"));
}

INSTANTIATE_TEST_SUITE_P(
    Arguments, CertifyRefuses,
    testing::Values(BadArguments{{"--ruleset", "chess"}, "chess"}, BadArguments{{"--no-such-option"}, "no-such-option"},
                    BadArguments{{"--timeout", "0"}, "--timeout"}, BadArguments{{"--timeout", "-1"}, "--timeout"},
                    BadArguments{{"--timeout", "nan"}, "--timeout"}, BadArguments{{"--timeout", "soon"}, "--timeout"},
                    BadArguments{{"--timeout", "1s"}, "--timeout"}, BadArguments{{"--memory", "-1"}, "--memory"},
                    BadArguments{{"--memory", "nan"}, "--memory"}, BadArguments{{"--jobs", "0"}, "--jobs"},
                    BadArguments{{"more", "words"}, "words"}, BadArguments{{"--engine", ""}, "--engine"},
                    BadArguments{{"--engine", "  "}, "--engine"}, BadArguments{{"--waivers", ""}, "--waivers"},
                    BadArguments{{"--junit", ""}, "--junit"}, BadArguments{{"--junit", "result.json"}, "result.json"},
                    BadArguments{{"--gtest", "--no-such-flag"}, "--no-such-flag"},
                    BadArguments{{"--gtest", "word"}, "word"}));

// Some cases pass and some do not; they are shuffled, and run twice.
class SideBySide : public ProgramTest {
 protected:
  // The report without what differs from run to run.
  nlohmann::json report_of(const std::string& jobs) const {
    const Outcome outcome =
        run({"certify", "--engine", test_engine("knights.py"), "--filter", "quaternity/opening/*", "--filter",
             "quaternity/pass/*", "--gtest=--gtest_shuffle", "--gtest=--gtest_random_seed=5",
             "--gtest=--gtest_repeat=2", "--jobs", jobs, "--json", jobs + ".json"});
    EXPECT_EQ(outcome.exit_code, 1) << outcome.errors;
    auto report = read_json(jobs + ".json");
    report.erase("seconds");
    for (auto& result : report["cases"]) result.erase("seconds");
    return report;
  }
};

TEST_F(SideBySide, EnginesGiveTheResultsOfOneInItsOrder) {
  const auto one = report_of("1");
  EXPECT_GT(one.at("cases").size(), 20U);
  EXPECT_GT(one.at("counts").at("pass"), 0);
  EXPECT_GT(one.at("counts").at("wrong"), 0);
  EXPECT_EQ(report_of("3"), one);
}

TEST_F(SideBySide, AllOfThemAreEndedWithTheRun) {
  const std::string engine = "'" + std::string(TETRARCH_PROGRAM) + "' engine";
  const std::string noting = "sh -c 'echo $$ >> pids; exec \"$@\"' sh " + engine;
  const Outcome outcome = run({"certify", "--engine", noting, "--filter", "quaternity/batch/*", "--jobs", "3"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  std::istringstream pids(read("pids"));
  int count = 0;
  for (std::string pid; pids >> pid; ++count) EXPECT_FALSE(std::filesystem::exists("/proc/" + pid)) << pid;
  EXPECT_GE(count, 1);
  EXPECT_LE(count, 3);
}

TEST_F(ProgramTest, AFilterWithoutAMatchIsABadArgument) {
  const Outcome outcome = run({"certify", "--filter", "quaternity/no-such-area/*", "--json", "result.json"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_EQ(outcome.output, "");
  EXPECT_THAT(outcome.errors, HasSubstr("--filter"));
  EXPECT_THAT(outcome.errors, HasSubstr("no case"));
  EXPECT_FALSE(std::filesystem::exists(folder() / "result.json"));
}

TEST_F(ProgramTest, FiltersAddUp) {
  const Outcome outcome = run({"certify", "--engine", "reference", "--filter", "quaternity/pass/*", "--filter",
                               "quaternity/opening/*", "--json", "result.json"});
  EXPECT_EQ(outcome.exit_code, 0);
  const auto names = names_in(read_json("result.json"));
  EXPECT_THAT(names, testing::Contains(testing::StartsWith("quaternity/pass/")));
  EXPECT_THAT(names, testing::Contains(testing::StartsWith("quaternity/opening/")));
  EXPECT_THAT(names, testing::Each(testing::ContainsRegex("^quaternity/(pass|opening)/")));
}

}  // namespace
}  // namespace tetrarch::commands
