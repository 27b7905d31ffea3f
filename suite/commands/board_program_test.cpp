// `tetrarch board`.
#include <gmock/gmock.h>

#include <pugixml.hpp>

#include "suite/commands/program.hpp"

namespace tetrarch::commands {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

class Board : public ProgramTest {
 protected:
  void expect_refused(const std::vector<std::string>& arguments, const std::string& why) const {
    std::vector<std::string> all = {"board"};
    all.insert(all.end(), arguments.begin(), arguments.end());
    const Outcome outcome = run(all);
    EXPECT_EQ(outcome.exit_code, 2) << outcome.output;
    EXPECT_EQ(outcome.output, "");
    EXPECT_THAT(outcome.errors, HasSubstr(why));
  }

  pugi::xml_document svg(const std::string& name) const {
    pugi::xml_document document;
    EXPECT_TRUE(document.load_string(read(name).c_str()));
    return document;
  }
};

TEST_F(Board, DrawsAnOpeningOnTheTerminal) {
  const Outcome outcome = run({"board", "opening", "--ruleset", "quantum"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, HasSubstr("12  .   .  nR  nN  nB  nQ  nK  nB  nN  nR   .   .  12\n"));
}

TEST_F(Board, DrawsACaseAsSvg) {
  const Outcome outcome = run({"board", case_file("batch") + "#one-rook-mates-two", "--svg", "mate.svg"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  EXPECT_EQ(outcome.output, "");
  const auto document = svg("mate.svg");
  EXPECT_THAT(document.child("svg").child("title").text().get(), StartsWith("quaternity/batch/one-rook-mates-two: "));
  EXPECT_TRUE(document.child("svg").find_child_by_attribute("use", "href", "#t-rK"));
}

TEST_F(Board, ShadesTheZoneOfAGameThatHasOne) {
  write("late.yaml", "ruleset: quantum\nposition: {like: quantum/zone/none, round: 15}\n");
  expect_refused({"late.yaml"}, "late.yaml:2:");
  write("state.json", R"({"round": 41, "pieces": []})");
  ASSERT_EQ(run({"board", "state.json", "--svg", "state.svg"}).exit_code, 0);
  EXPECT_THAT(read("state.svg"), HasSubstr("M0 0H12V12H0zM3 3V9H9V3z"));
}

TEST_F(Board, DrawsAPositionThatIsWrittenAsInACase) {
  write("mine.yaml", "ruleset: quaternity\nposition:\n  turn: red\n  white: K a1\n  red: K a12, P e5*\n");
  const Outcome outcome = run({"board", "mine.yaml"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, HasSubstr("rP*"));
  EXPECT_THAT(outcome.output, HasSubstr("turn: red"));
}

TEST_F(Board, SaysWhatIsWrongWithAPosition) {
  expect_refused({"nothing.yaml"}, "nothing.yaml");
  expect_refused({case_file("batch")}, "say which, as in ");
  expect_refused({case_file("batch") + "#no-such-case"}, "has no case \"no-such-case\"");
  write("broken.json", "{\"pieces\": [");
  expect_refused({"broken.json"}, "broken.json: ");
  write("other.json", "{\"result\": {}}");
  expect_refused({"other.json"}, "expected a position or a state of the protocol");
  write("mine.yaml", "ruleset: chess\nposition: opening\n");
  expect_refused({"mine.yaml"}, "mine.yaml:1:10: ");
}

TEST_F(Board, WritesOntoNothingThatItReads) {
  write("state.json", R"({"pieces": []})");
  expect_refused({"state.json", "--svg", "./state.json"}, "this is the same file as that of the position");
  expect_refused({"state.json", "--svg", "none/state.svg"}, "there is no folder");
  EXPECT_EQ(read("state.json"), R"({"pieces": []})");
}

}  // namespace
}  // namespace tetrarch::commands
