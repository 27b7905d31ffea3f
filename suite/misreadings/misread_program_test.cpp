// The tool that edits a source for a misreading.
#include <gmock/gmock.h>

#include <chrono>

#include "suite/commands/program.hpp"

namespace tetrarch::commands {
namespace {

using testing::HasSubstr;
using testing::Not;

class Misread : public ProgramTest {
 protected:
  Outcome misread(const std::vector<std::string>& arguments) const {
    return run(Start{.arguments = arguments, .executable = TETRARCH_MISREAD});
  }

  void expect_refusal(const std::vector<std::string>& arguments, const std::string& told) const {
    const Outcome outcome = misread(arguments);
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.output, "");
    EXPECT_THAT(outcome.errors, HasSubstr(told));
    EXPECT_FALSE(std::filesystem::exists(folder() / "out.cpp"));
  }
};

TEST_F(Misread, WritesTheEditedSource) {
  const Outcome outcome = misread({"quaternity", "awards-by-army", "out.cpp"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  EXPECT_THAT(read("out.cpp"), HasSubstr("std::tuple(award.king, award.loser)"));
  EXPECT_THAT(read("out.cpp"), Not(HasSubstr("std::tuple(award.loser, award.king)")));
}

TEST_F(Misread, LeavesAFileAloneThatHoldsItAlready) {
  ASSERT_EQ(misread({"quaternity", "awards-by-army", "out.cpp"}).exit_code, 0);
  const auto long_ago = std::filesystem::file_time_type::clock::now() - std::chrono::hours(1);
  std::filesystem::last_write_time(folder() / "out.cpp", long_ago);
  const auto before = std::filesystem::last_write_time(folder() / "out.cpp");
  ASSERT_EQ(misread({"quaternity", "awards-by-army", "out.cpp"}).exit_code, 0);
  EXPECT_EQ(std::filesystem::last_write_time(folder() / "out.cpp"), before);
  ASSERT_EQ(misread({"quaternity", "kings-one-by-one", "out.cpp"}).exit_code, 0);
  EXPECT_NE(std::filesystem::last_write_time(folder() / "out.cpp"), before);
}

TEST_F(Misread, RefusesAnIdThatIsNotThere) {
  expect_refusal({"quaternity", "awards-by-arms", "out.cpp"},
                 "misreadings.yaml has no misreading \"awards-by-arms\"; did you mean awards-by-army?\n");
}

TEST_F(Misread, RefusesARulesetThatIsNotThere) {
  expect_refusal({"quaternary", "awards-by-army", "out.cpp"}, "fixtures/quaternary/clauses.yaml");
}

TEST_F(Misread, TakesTheMisreadingsOfTheRuleset) {
  expect_refusal({"quantum", "awards-by-army", "out.cpp"}, "misreadings.yaml has no misreading");
  EXPECT_EQ(misread({"quantum", "bishops-count-three", "out.cpp"}).exit_code, 0);
  EXPECT_THAT(read("out.cpp"), HasSubstr("return 6;"));
}

TEST_F(Misread, RefusesAnotherNumberOfArguments) {
  expect_refusal({}, "expected three arguments");
  expect_refusal({"quaternity", "awards-by-army"}, "expected three arguments");
  expect_refusal({"quaternity", "awards-by-army", "out.cpp", "more"}, "expected three arguments");
}

TEST_F(Misread, NamesAFileThatItCannotWrite) {
  expect_refusal({"quaternity", "awards-by-army", "no/out.cpp"}, "no/out.cpp");
}

}  // namespace
}  // namespace tetrarch::commands
