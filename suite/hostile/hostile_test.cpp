// Every engine of this folder gets its verdict: none of them hangs the run, ends it, leaves a process behind, or passes
// a case that it should not.
#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <iterator>
#include <map>
#include <ostream>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "suite/commands/program.hpp"
#include "suite/engines/processes_with.hpp"

namespace tetrarch::commands {
namespace {

// The three cases that every engine is held against: one action that brings awards; one that is refused; and offers,
// an answer and an undo.
constexpr const char* kAward = "quaternity/published/two-kings-in-one-batch";
constexpr const char* kRefusal = "quaternity/published/rook-pinned-to-the-assimilated-king";
constexpr const char* kUndo = "quaternity/published/undo-takes-back-one-vote";

struct Hostile {
  std::string script;
  std::string award, refusal, undo;  // the verdicts of the three cases; empty: it is not held against the case
  bool is_started = true;
  std::vector<std::string> options = {};  // of certify

  bool passes() const {
    return std::ranges::all_of(std::array{award, refusal, undo}, [](const auto& verdict) { return verdict == "pass"; });
  }
};

std::ostream& operator<<(std::ostream& out, const Hostile& hostile) { return out << hostile.script; }

Hostile all(const std::string& script, const std::string& verdict, const std::vector<std::string>& options = {}) {
  return {script, verdict, verdict, verdict, true, options};
}

Hostile not_started(const std::string& script) { return {script, "any", "any", "any", false}; }

// One case is enough to wait for. The limit leaves an honest start of an interpreter its time on a busy machine.
Hostile timeout(const std::string& script) { return {script, "timeout", "", "", true, {"--timeout", "4"}}; }

const std::vector<Hostile> kEngines = {
    timeout("mute"),
    all("slow", "pass", {"--timeout", "60"}),
    timeout("too_slow"),
    timeout("one_byte_a_second"),
    timeout("half_a_line"),
    all("two_answers", "protocol"),
    not_started("answer_before_request"),
    all("wrong_id", "protocol"),
    all("previous_id", "protocol"),
    all("no_json", "protocol"),
    all("no_object", "protocol"),
    all("deep_nesting", "protocol"),
    all("duplicate_keys", "protocol"),
    all("not_a_number", "protocol"),
    all("not_utf8", "protocol"),
    all("nul_byte", "protocol"),
    all("ten_megabytes", "protocol"),
    all("no_newline", "protocol"),
    not_started("exit_before_hello"),
    not_started("exit_in_hello"),
    all("exit_in_mid_case", "crash"),
    all("exit_after_the_last_case", "pass"),
    all("segmentation_fault", "crash"),
    all("broken_pipe", "crash"),
    all("closes_its_output", "crash"),
    all("ignores_quit", "pass"),
    all("leaves_a_child", "crash"),
    all("leaves_a_daemon", "crash"),
    all("floods_standard_error", "pass", {"--timeout", "60"}),
    all("grows_without_end", "crash", {"--memory", "1", "--timeout", "60"}),
    all("refuses_everything", "wrong"),
    all("refuses_hello_too", "wrong"),
    {"accepts_everything", "pass", "wrong", "pass"},
    {"always_the_opening", "wrong", "wrong", "wrong"},
    all("echoes_the_request", "protocol"),
    {"lies_in_supports", "pass", "pass", "wrong"},
    {"refuses_and_changes", "pass", "wrong", "pass"},
    {"forgets_an_undo", "pass", "pass", "wrong"},
    all("speaks_in_escapes", "wrong"),
};

class HostileEngine : public ProgramTest, public testing::WithParamInterface<Hostile> {
 protected:
  // The engines run from the test's own folder, so that a process of theirs is known by its command.
  void SetUp() override { std::filesystem::copy(TETRARCH_HOSTILE, folder() / "hostile"); }

  void TearDown() override { EXPECT_EQ(suite::processes_with(folder().string()), 0) << "a process is left"; }

  Outcome certify(const Hostile& hostile) const {
    const std::string script = (folder() / "hostile" / (hostile.script + ".py")).string();
    std::vector<std::string> arguments = {"certify", "--engine",
                                          fmt::format("python3 -B '{}' '{}' engine", script, TETRARCH_PROGRAM),
                                          "--json", (folder() / "report.json").string()};
    for (const auto& [name, verdict] : expected(hostile)) arguments.insert(arguments.end(), {"--filter", name + "@0"});
    std::ranges::copy(hostile.options, std::back_inserter(arguments));
    return run(arguments);
  }

  // The cases that the engine is held against, and their verdicts.
  static std::map<std::string, std::string> expected(const Hostile& hostile) {
    std::map<std::string, std::string> verdicts = {
        {kAward, hostile.award}, {kRefusal, hostile.refusal}, {kUndo, hostile.undo}};
    std::erase_if(verdicts, [](const auto& verdict) { return verdict.second.empty(); });
    return verdicts;
  }
};

bool is_plain(std::string_view text) {
  return std::ranges::none_of(text, [](unsigned char c) { return c < 0x20 && c != '\n'; }) &&
         text.find("\u202e") == std::string_view::npos;
}

std::map<std::string, std::string> verdicts_in(const nlohmann::json& report) {
  std::map<std::string, std::string> verdicts;
  for (const auto& result : report.at("cases")) verdicts[result.at("name")] = result.at("verdict");
  return verdicts;
}

TEST_P(HostileEngine, GetsItsVerdict) {
  const Hostile& hostile = GetParam();
  const Outcome outcome = certify(hostile);
  EXPECT_TRUE(is_plain(outcome.output)) << "it controls a terminal: " << outcome.output;
  EXPECT_TRUE(is_plain(outcome.errors)) << "it controls a terminal: " << outcome.errors;
  if (!hostile.is_started) {
    EXPECT_EQ(outcome.exit_code, 3) << outcome.output << outcome.errors;
    EXPECT_THAT(outcome.errors, testing::HasSubstr("could not be started"));
    return;
  }
  EXPECT_EQ(outcome.exit_code, hostile.passes() ? 0 : 1) << outcome.output << outcome.errors;
  const auto report = read_json("report.json");
  EXPECT_EQ(verdicts_in(report), expected(hostile)) << outcome.output;
  EXPECT_EQ(report.at("planned"), expected(hostile).size());
}

std::string name_of_engine(const testing::TestParamInfo<Hostile>& info) { return info.param.script; }

INSTANTIATE_TEST_SUITE_P(All, HostileEngine, testing::ValuesIn(kEngines), name_of_engine);

// A script that no test knows would never be run.
TEST(HostileEngines, AreAllInTheTable) {
  std::set<std::string> scripts;
  for (const auto& entry : std::filesystem::directory_iterator(TETRARCH_HOSTILE)) {
    if (entry.path().extension() == ".py") scripts.insert(entry.path().stem().string());
  }
  std::set<std::string> known = {"honest"};
  for (const Hostile& hostile : kEngines) known.insert(hostile.script);
  EXPECT_EQ(scripts, known);
}

}  // namespace
}  // namespace tetrarch::commands
