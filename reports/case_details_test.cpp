#include "reports/case_details.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "reports/example_run.hpp"

namespace tetrarch::reports {
namespace {

bool has(const std::string& text, const std::string& part) { return text.find(part) != std::string::npos; }

TEST(DetailsOf, SaysEverything) {
  const std::string text = details_of(example_failure("pawns", "wrong-turn@90", Verdict::kWrong), {});
  for (const char* part :
       {"wrong: quaternity/pawns/wrong-turn@90\n", "  A pawn steps ahead\n",
        "  written at: fixtures/quaternity/pawns.yaml:12\n", "  clauses: Q-PAWN-1, Q-PAWN-2\n", "  step 1: act c5-c6\n",
        "  clause: Q-PAWN-2\n", "  finding: the state differs: turn should be green and is white\n",
        R"(  request: {"method":"act","params":{"action":{"from":"c5","kind":"move","to":"c6"}}})",
        "  answer: {\"result\":", " more characters]\n",
        "    field      expected       actual\n    turn       green          white\n    pieces.c6  white pawn up  "
        "empty\n",
        "\nbefore\n", "\nafter, as expected\n", "\nafter, as the engine has it\n", "    | first line\n",
        "    | second \\x1b[31mline\\x07 <tag> & ]]>\\xff\n",
        "\n\n  run it again: tetrarch run --engine ./engine --case quaternity/pawns/wrong-turn@90\n"
        "  see it explained: tetrarch explain fixtures/quaternity/pawns.yaml#wrong-turn@90\n"}) {
    EXPECT_TRUE(has(text, part)) << part << "\n--- in\n" << text;
  }
  EXPECT_FALSE(has(text, "\x1b"));
}

TEST(DetailsOf, MarksTheSquaresThatDiffer) {
  const std::string text = details_of(example_failure("pawns", "x", Verdict::kWrong), {});
  EXPECT_TRUE(has(text, " 6  .   . [wP^] . ")) << "expected\n" << text;
  EXPECT_TRUE(has(text, " 6  .   . [ . ] . ")) << "actual\n" << text;
  EXPECT_FALSE(has(text, "[wP*]")) << text;
}

TEST(DetailsOf, MarksWhatTheStepChangedWhereOneBoardAfterIsKnown) {
  CaseResult result = example_failure("pawns", "x", Verdict::kCrash);
  result.finding->state_actual = nullptr;
  const std::string text = details_of(result, {});
  EXPECT_TRUE(has(text, " 5  .   . [wP^] . ")) << text;
  EXPECT_TRUE(has(text, " 6  .   . [wP^] . ")) << text;
  EXPECT_TRUE(has(text, "after, as expected")) << text;
  EXPECT_FALSE(has(text, "as the engine has it")) << text;
}

TEST(DetailsOf, DrawsWhatBoardsThereAre) {
  CaseResult result = example_failure("pawns", "x", Verdict::kTimeout);
  result.finding->state_expected = nullptr;
  result.finding->state_actual = nullptr;
  const std::string only_before = details_of(result, {});
  EXPECT_TRUE(has(only_before, "\nbefore\n")) << only_before;
  EXPECT_FALSE(has(only_before, "after")) << only_before;
  result.finding->state_before = nullptr;
  EXPECT_FALSE(has(details_of(result, {}), " a   b "));
  result.finding->state_actual = example_state();
  EXPECT_TRUE(has(details_of(result, {}), "\nafter, as the engine has it\n    a   b "));
}

std::size_t boards_in(const std::string& text) {
  std::size_t count = 0;
  for (auto at = text.find("\n 1 "); at != std::string::npos; at = text.find("\n 1 ", at + 1)) ++count;
  return count;
}

TEST(DetailsOf, DrawsABoardOnceWhereNothingIsToChange) {
  CaseResult result = example_failure("pawns", "x", Verdict::kWrong);
  result.finding->state_expected = example_state();
  const std::string differing = details_of(result, {});
  EXPECT_TRUE(has(differing, "\nbefore and after, as expected\n")) << differing;
  EXPECT_TRUE(has(differing, "\nafter, as the engine has it\n")) << differing;
  EXPECT_EQ(boards_in(differing), 2U) << differing;
  result.finding->state_actual = nullptr;
  const std::string expected = details_of(result, {});
  EXPECT_TRUE(has(expected, "\nbefore and after, as expected\n")) << expected;
  EXPECT_EQ(boards_in(expected), 1U) << expected;
  result.finding->state_actual = example_state();
  const std::string same = details_of(result, {});
  EXPECT_TRUE(has(same, "\nbefore and after, as the engine has it\n")) << same;
  EXPECT_EQ(boards_in(same), 1U) << same;
}

TEST(DetailsOf, DrawsThePositionThatWasToBeLoaded) {
  CaseResult result = example_failure("load", "x", Verdict::kWrong);
  Finding& finding = *result.finding;
  nlohmann::json position = example_state_wrong();
  position["pieces"][0]["square"] = "b2";
  finding.request = {{"method", "load"}, {"params", {{"position", position}}}};
  finding.state_before = nullptr;
  finding.state_actual = nullptr;
  const std::string text = details_of(result, {});
  EXPECT_TRUE(has(text, "\nthe position to load\n    a   b ")) << text;
  EXPECT_TRUE(has(text, "\n 2  .  wK ")) << text;
  EXPECT_EQ(boards_in(text), 1U) << text;
  finding.state_actual = example_state();
  EXPECT_EQ(boards_in(details_of(result, {})), 2U) << "what the engine made of it is held against what it should be";
  for (const nlohmann::json& request :
       {nlohmann::json(nullptr), nlohmann::json{{"method", "load"}}, nlohmann::json{{"params", 1}},
        nlohmann::json{{"params", {{"position", "opening"}}}}}) {
    finding.request = request;
    finding.state_actual = nullptr;
    EXPECT_TRUE(has(details_of(result, {}), "\nafter, as expected\n")) << request;
  }
}

TEST(DetailsOf, LeavesOutATableThatSaysNoMoreThanTheFinding) {
  CaseResult result = example_failure("pawns", "x", Verdict::kWrong);
  Finding& finding = *result.finding;
  finding.differences = {{"turn", "green", "white"}};
  EXPECT_FALSE(has(details_of(result, {}), "    field  expected"));
  finding.summary = "the turn is green";
  EXPECT_TRUE(has(details_of(result, {}), "    field  expected  actual\n    turn   green     white\n"));
}

TEST(DetailsOf, SaysInWhichTurnsTheCaseFailed) {
  const CaseResult result = example_failure("pawns", "x", Verdict::kWrong);
  EXPECT_TRUE(has(details_of(result, {}, "in all 4 quarter turns"), "\n  in all 4 quarter turns\n"));
  EXPECT_FALSE(has(details_of(result, {}), "quarter turn"));
}

TEST(DetailsOf, StandsSideBySideOnAWideTerminal) {
  const std::string text = details_of(example_failure("pawns", "x", Verdict::kWrong), {false, 120});
  EXPECT_TRUE(has(text, "after, as expected" + std::string(39, ' ') + "after, as the engine has it\n")) << text;
}

TEST(DetailsOf, PaintsWhereAsked) {
  const std::string text = details_of(example_failure("pawns", "x", Verdict::kWrong), {true, 80});
  EXPECT_TRUE(text.starts_with("\x1b[1;31mwrong\x1b[0m: \x1b[1mquaternity/pawns/x\x1b[0m\n"));
}

TEST(DetailsOf, PutsLongValuesBelowEachOtherAndBoundsThem) {
  CaseResult result = example_failure("pawns", "x", Verdict::kWrong);
  const std::string value(5000, 'v');
  result.finding->differences = {{"moves", value, "none"}};
  for (int number = 0; number < 30; ++number) {
    result.finding->differences.push_back({"field" + std::to_string(number), "a", "b"});
  }
  const std::string text = details_of(result, {});
  EXPECT_TRUE(has(text, "    moves\n      expected: " + std::string(2000, 'v') +
                            " [.. 3000 more characters]\n      actual:   none\n"));
  EXPECT_TRUE(has(text, "    field18  a         b\n"));
  EXPECT_FALSE(has(text, "field19"));
  EXPECT_TRUE(has(text, "    and 11 differences more\n"));
}

TEST(DetailsOf, TrustsNothingThatAnEngineWrote) {
  CaseResult result = example_failure("pawns", "x", Verdict::kProtocol);
  const std::string mischief = "\x1b[2J\n\xE2\x80\xAE\xff";
  Finding& finding = *result.finding;
  finding.summary = finding.clause = finding.step_text = result.note = result.title = mischief;
  finding.answer = finding.request = mischief;
  finding.differences = {{mischief, mischief, mischief}};
  finding.state_actual = {{"pieces", {mischief}}, {"turn", mischief}, {"players", {{"white", mischief}}}};
  result.rerun = result.file = mischief;
  const std::string text = details_of(result, {});
  EXPECT_FALSE(has(text, "\x1b"));
  EXPECT_FALSE(has(text, "\xE2\x80\xAE"));
  EXPECT_FALSE(has(text, "\xff"));
  EXPECT_FALSE(has(line_of(result), "\n"));
}

TEST(DetailsOf, SurvivesADeepAnswer) {
  CaseResult result = example_failure("pawns", "x", Verdict::kProtocol);
  nlohmann::json deep = 1;
  for (int level = 0; level < 100; ++level) deep = nlohmann::json::array({std::move(deep)});
  result.finding->answer = deep;
  result.finding->state_actual = {{"pieces", deep}};
  const std::string text = details_of(result, {});
  EXPECT_TRUE(has(text, "  answer: [a document nested beyond 64 levels]\n")) << text;
}

TEST(DetailsOf, SaysWhatItKnowsWithoutAFinding) {
  CaseResult result = example_case("pawns", "repaired", Verdict::kUnwaived);
  result.note = "the waiver says wrong";
  result.not_asked = {"attackers of a5", "check of red"};
  const std::string text = details_of(result, {});
  EXPECT_TRUE(text.starts_with("unwaived: quaternity/pawns/repaired\n")) << text;
  EXPECT_TRUE(has(text, "  note: the waiver says wrong\n")) << text;
  EXPECT_TRUE(has(text, "  not asked: attackers of a5, check of red\n")) << text;
  EXPECT_FALSE(has(text, "\n  step")) << text;
}

TEST(DetailsOf, SaysWhenThePositionItselfFailed) {
  CaseResult result = example_failure("pawns", "x", Verdict::kCrash);
  result.finding->step = 0;
  result.finding->step_text = "";
  EXPECT_TRUE(has(details_of(result, {}), "  before the first step: loading the position\n"));
}

TEST(LineOf, IsOneLine) {
  EXPECT_EQ(line_of(example_failure("pawns", "x", Verdict::kWrong)),
            "wrong: quaternity/pawns/x: the state differs: turn should be green and is white");
  EXPECT_EQ(line_of(example_case("pawns", "x", Verdict::kUnwaived)), "unwaived: quaternity/pawns/x");
  EXPECT_EQ(line_of(example_case("pawns", "x", Verdict::kUnwaived), "in all 4 quarter turns"),
            "unwaived: quaternity/pawns/x (in all 4 quarter turns)");
}

}  // namespace
}  // namespace tetrarch::reports
