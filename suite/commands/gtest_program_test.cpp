// What is taken of GoogleTest's flags and variables, and what is refused.
#include <gmock/gmock.h>

#include <algorithm>

#include "suite/commands/program.hpp"

namespace tetrarch::commands {
namespace {

using testing::HasSubstr;
using testing::Not;
using Variables = std::map<std::string, std::string>;

class GoogleTest : public ProgramTest {
 protected:
  Outcome certify(const std::string& engine, const std::vector<std::string>& options,
                  const Variables& environment) const {
    Start start{.arguments = {"certify", "--engine", engine, "--filter", "quaternity/pass/*", "--json", "result.json"},
                .environment = environment};
    start.arguments.insert(start.arguments.end(), options.begin(), options.end());
    return run(start);
  }

  void expect_refused(const std::string& told, const std::vector<std::string>& options,
                      const Variables& environment) const {
    const Outcome outcome = certify("touch started", options, environment);
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.output, "");
    EXPECT_EQ(outcome.errors, "tetrarch: " + told + "\n");
    EXPECT_FALSE(std::filesystem::exists(folder() / "started"));
    EXPECT_FALSE(std::filesystem::exists(folder() / "result.json"));
  }
};

class RefusedFlag : public GoogleTest, public testing::WithParamInterface<std::string> {};

TEST_P(RefusedFlag, IsNoneOfThoseThatArePassedOn) {
  expect_refused("--gtest=" + GetParam() +
                     ": expected one of GoogleTest's flags --gtest_filter, --gtest_shuffle, --gtest_random_seed, "
                     "--gtest_repeat, --gtest_fail_fast, --gtest_output",
                 {"--gtest=" + GetParam()}, {});
}

INSTANTIATE_TEST_SUITE_P(Flags, RefusedFlag,
                         testing::Values("--gtest_list_tests", "--gtest_help", "--help", "--gtest_color=yes",
                                         "--gtest_brief=1", "--gtest_break_on_failure", "--gtest_throw_on_failure",
                                         "--gtest_stream_result_to=localhost:1", "--gtest_flagfile=flags",
                                         "--gtest_filters=*", "gtest_filter=*", "--gtest_also_run_disabled_tests"));

TEST_F(GoogleTest, TakesNoValueThatIsNone) {
  for (const std::string flag : {"--gtest_repeat=often", "--gtest_random_seed=x", "--gtest_filter"}) {
    const Outcome outcome = certify("touch started", {"--gtest=" + flag}, {});
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_THAT(outcome.errors, HasSubstr("tetrarch: --gtest=" + flag + ": GoogleTest does not take it\n"));
    EXPECT_FALSE(std::filesystem::exists(folder() / "started"));
  }
}

TEST_F(GoogleTest, RepeatsNothingLessThanOnce) {
  expect_refused("a run cannot be repeated 0 times", {"--gtest=--gtest_repeat=0"}, {});
  expect_refused("a run cannot be repeated -1 times", {"--gtest=--gtest_repeat=-1"}, {});
  expect_refused("a run cannot be repeated 0 times", {}, {{"GTEST_REPEAT", "0"}});
}

TEST_F(GoogleTest, EndsNoRunByVariables) {
  const Variables environment = {{"GTEST_BREAK_ON_FAILURE", "1"},
                                 {"GTEST_THROW_ON_FAILURE", "1"},
                                 {"GTEST_STREAM_RESULT_TO", "localhost"},
                                 {"GTEST_FLAGFILE", "no-such-file"}};
  const Outcome outcome = certify(hostile_engine("refuses_everything"), {}, environment);
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_EQ(outcome.errors, "");
  const auto report = read_json("result.json");
  EXPECT_GT(report.at("planned"), 1);
  EXPECT_EQ(report.at("planned"), report.at("executed"));
}

// Whoever sets these wants a part of the cases, and whoever does not know of them the whole: none is taken for the
// other.
TEST_F(GoogleTest, SplitsNothingUnasked) {
  const std::string told =
      "GTEST_TOTAL_SHARDS or GTEST_SHARD_INDEX is set, which asks for a part of the cases; give --shard auto to run "
      "that "
      "part alone, or unset them to run all cases";
  expect_refused(told, {}, {{"GTEST_SHARD_INDEX", "0"}, {"GTEST_TOTAL_SHARDS", "2"}});
  expect_refused(told, {}, {{"GTEST_TOTAL_SHARDS", "2"}});
  expect_refused(told, {}, {{"GTEST_SHARD_INDEX", ""}});
}

class LeftOut : public GoogleTest {
 protected:
  // The names of the cases that ran. What was left out must be said in the report, and on the console.
  std::vector<std::string> certified(std::size_t left_out, const std::vector<std::string>& options,
                                     const Variables& environment) const {
    const Outcome outcome = certify("reference", options, environment);
    EXPECT_EQ(outcome.exit_code, 0) << outcome.output << outcome.errors;
    const auto report = read_json("result.json");
    EXPECT_EQ(report.at("left_out"), left_out);
    const std::string told = "\n  " + std::to_string(left_out) + " cases left out by GoogleTest's filter\n";
    const std::string any = "left out by GoogleTest";
    EXPECT_THAT(outcome.output, left_out > 0 ? HasSubstr(told) : testing::Matcher<std::string>(Not(HasSubstr(any))));
    const auto names = names_in(report);
    EXPECT_EQ(report.at("planned"), names.size());
    return names;
  }

  // All of the area's cases, of which nothing is left out.
  std::vector<std::string> all() const { return certified(0, {}, {}); }
};

TEST_F(LeftOut, IsNothingOfWhatAFilterTakes) {
  EXPECT_THAT(all(), testing::Each(testing::StartsWith("quaternity/pass/")))
      << "what --filter does not take is not meant";
}

TEST_F(LeftOut, IsWhatGoogleTestsFilterDoesNotTake) {
  const auto names = all();
  // A hyphen in a filter of GoogleTest's begins what it does not take.
  std::string one = names.front().substr(names.front().rfind('/') + 1);
  std::ranges::replace(one, '-', '?');
  const auto left = certified(names.size() - 1, {"--gtest=--gtest_filter=quaternity/pass." + one}, {});
  EXPECT_THAT(left, testing::ElementsAre(names.front()));
}

}  // namespace
}  // namespace tetrarch::commands
