// `tetrarch diff`.
#include <gmock/gmock.h>

#include "suite/commands/program.hpp"

namespace tetrarch::commands {
namespace {

using testing::HasSubstr;

class Diff : public ProgramTest {
 protected:
  // A report of the cases of an area.
  void certify(const std::string& file, const std::string& engine, const std::string& area) const {
    run({"certify", "--engine", engine, "--filter", "quaternity/" + area + "/*", "--json", file});
  }

  void expect_refused(const std::string& earlier, const std::string& later, const std::string& why) const {
    const Outcome outcome = run({"diff", earlier, later});
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.output, "");
    EXPECT_THAT(outcome.errors, HasSubstr(why));
  }
};

TEST_F(Diff, ARunIsTheSameAsItself) {
  certify("run.json", "reference", "pass");
  const Outcome outcome = run({"diff", "run.json", "run.json"});
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_EQ(outcome.output, "SAME: no case changed.\n");
}

TEST_F(Diff, SaysWhatGotWorseAndWhatGotBetter) {
  certify("good.json", "reference", "pass");
  certify("bad.json", hostile_engine("accepts_everything"), "pass");
  const Outcome worse = run({"diff", "good.json", "bad.json"});
  EXPECT_EQ(worse.exit_code, 1) << worse.errors;
  EXPECT_THAT(worse.output, HasSubstr("newly failing ("));
  EXPECT_THAT(worse.output, HasSubstr("command: reference -> python3 "));
  EXPECT_THAT(worse.output, HasSubstr("\nWORSE: "));
  const Outcome better = run({"diff", "bad.json", "good.json"});
  EXPECT_EQ(better.exit_code, 0);
  EXPECT_THAT(better.output, HasSubstr("newly passing ("));
  EXPECT_THAT(better.output, HasSubstr("\nNO WORSE: "));
}

TEST_F(Diff, MissingCasesAreNoSuccess) {
  certify("pass.json", "reference", "pass");
  certify("undo.json", "reference", "undo");
  const Outcome outcome = run({"diff", "pass.json", "undo.json"});
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_THAT(outcome.output, HasSubstr("gone ("));
  EXPECT_THAT(outcome.output, HasSubstr("added ("));
}

TEST_F(Diff, RefusesWhatIsNoReport) {
  certify("run.json", "reference", "pass");
  write("broken.json", "{\"format\": ");
  write("other.json", "{}");
  expect_refused("run.json", "nothing.json", "nothing.json: cannot be read");
  expect_refused("broken.json", "run.json", "broken.json: ");
  expect_refused("run.json", "other.json", "other.json: this is no report of a run");
  expect_refused("run.json", folder().string(), ": this is a folder");
}

}  // namespace
}  // namespace tetrarch::commands
