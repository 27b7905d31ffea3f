#include "suite/run/case_run.hpp"

#include "suite/run/altered_engine.hpp"

namespace tetrarch::suite {
namespace {

using reports::CaseResult;
using reports::Finding;
using reports::Verdict;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using Names = std::vector<std::string>;

class CaseRun : public CaseRunTest {};

TEST_F(CaseRun, PassesTheReferenceInAllTurns) {
  for (const cases::Case& turned : cases::with_quarter_turns({everything()})) expect_pass(turned, faithful());
  EXPECT_THAT(asked_, Contains("restore"));
  EXPECT_THAT(asked_, Contains("attackers"));
}

TEST_F(CaseRun, ResultTellsTheCase) {
  const CaseResult result = result_of(opening_move(), faithful());
  EXPECT_EQ(result.name, "quaternity/a/x");
  EXPECT_EQ(result.title, "A title");
  EXPECT_EQ(result.ruleset, "quaternity");
  EXPECT_EQ(result.area, "a");
  EXPECT_EQ(result.clauses, Names{"Q-A-1"});
  EXPECT_EQ(result.file, (folder_ / "f.yaml").string());
  EXPECT_EQ(result.line, 4U);
  EXPECT_EQ(result.note, "");
  EXPECT_EQ(result.rerun, "");
}

TEST_F(CaseRun, EachStepIsFollowedByALookAtTheState) {
  result_of(opening_move(), faithful());
  EXPECT_THAT(asked_, ElementsAre("hello", "load", "act", "state"));
  result_of(case_with("opening", "      - act: e1-f1\n      - save-and-restore\n"), faithful());
  EXPECT_THAT(asked_, ElementsAre("hello", "load", "act", "state", "save", "load", "save", "restore", "save", "state"));
}

TEST_F(CaseRun, PiecesAndVotesMayComeInAnyOrder) {
  const auto reversed = [](json& result) {
    std::reverse(result["state"]["pieces"].begin(), result["state"]["pieces"].end());
    if (result["state"]["offer"].is_object()) {
      std::reverse(result["state"]["offer"]["accepted"].begin(), result["state"]["offer"]["accepted"].end());
    }
  };
  const auto subject =
      case_with("opening", "      - act: propose-draw\n      - act: {accept: red}\n      - act: {accept: green}\n");
  expect_pass(subject, changed_result("state", reversed));
  expect_pass(subject, changed_result("act", reversed));
}

TEST_F(CaseRun, AnArmyWithoutPiecesMayHaveAnyController) {
  const auto other = [](json& result) { result["state"]["controllers"]["green"] = "red"; };
  const auto subject = case_with("{turn: white, white: K a1, red: K a12, black: K l12}", "      - act: a1-a2\n");
  expect_pass(subject, changed_result("state", other));
  expect_pass(subject, changed_result("load", other));
}

TEST_F(CaseRun, AnswersMayHaveMembersOfTheirOwn) {
  for (const char* method : {"load", "act", "state", "moves", "attackers", "undo", "save", "restore"}) {
    expect_pass(everything(), changed_result(method, [](json& result) { result["time"] = 7; }));
  }
  const auto with_events = [](json& result) { result["events"] = json::array({{{"undone", true}}}); };
  for (const char* method : {"load", "state", "undo", "restore"}) {
    expect_pass(everything(), changed_result(method, with_events));
  }
  const auto adorned = [](json& result) {
    for (json& event : result["events"]) event["at"] = "a12";
  };
  expect_pass(everything(), changed_result("act", adorned));
}

TEST_F(CaseRun, AfterTheEndMovesMayBeEmptyOrIllegal) {
  const auto subject = case_with("{turn: white, white: K a1, red: {pieces: K a12, status: frozen}}",
                                 "      - moves: {count: 0}\n      - act: a1-a2\n        refused: illegal\n");
  expect_pass(subject, faithful());
  expect_pass(subject, answering_with_error("moves", -32001, "illegal"));
  EXPECT_EQ(finding_on(subject, answering_with_error("moves", -32002, "unresolved")).summary,
            "a result was expected and a refusal as unresolved came");
}

TEST_F(CaseRun, WhatIsNotAnnouncedIsUnsupportedAndNeverAsked) {
  const auto undo = case_with("opening", "      - act: e1-f1\n      - undo: 1\n");
  const auto record = case_with("opening", "      - save-and-restore\n");
  const std::vector<std::pair<cases::Case, std::string>> needs = {{undo, "undo"}, {record, "record"}};
  for (const auto& [subject, need] : needs) {
    const CaseResult result = result_of(subject, supporting({"attackers"}));
    EXPECT_EQ(result.verdict, Verdict::kUnsupported);
    EXPECT_EQ(result.note, "the engine does not support " + need);
    EXPECT_FALSE(result.finding);
    EXPECT_THAT(asked_, ElementsAre("hello"));
    expect_pass(subject, supporting({need}));
  }
}

TEST_F(CaseRun, ARulesetThatIsNotPlayedIsUnsupported) {
  const CaseResult result =
      result_of(opening_move(), changed_result("hello", [](json& hello) { hello["rulesets"] = {"quantum"}; }));
  EXPECT_EQ(result.verdict, Verdict::kUnsupported);
  EXPECT_EQ(result.note, "the engine does not play quaternity");
  EXPECT_THAT(asked_, ElementsAre("hello"));
}

TEST_F(CaseRun, WithoutAttackersTheseTwoAreNotAskedAndTheCaseSaysSo) {
  const auto subject = case_with(kMating,
                                 "      - attackers: {h5: {red: [j4]}}\n        check: {red: false}\n"
                                 "      - act: g5-g12\n        check: {white: false}\n");
  const CaseResult result = result_of(subject, supporting({"undo"}));
  EXPECT_EQ(result.verdict, Verdict::kPass);
  EXPECT_THAT(result.not_asked, ElementsAre("attackers", "check"));
  EXPECT_THAT(asked_, Not(Contains("attackers")));
  const CaseResult wrong = result_of(subject, [](const json& request, const Reference& reference) {
    json answer = reference(request);
    if (request["method"] == "hello") answer["result"]["supports"] = json::array();
    if (request["method"] == "act") answer["result"]["state"]["turn"] = "red";
    return answer.dump();
  });
  EXPECT_EQ(wrong.verdict, Verdict::kWrong);
}

TEST_F(CaseRun, WhatTheReferenceContradictsIsASuiteError) {
  const std::vector<std::pair<const char*, const char*>> steps = {
      {"      - act: g5-g12\n        awards: []\n", "the awards must be none and are red"},
      {"      - act: g5-g12\n        awards: [red, black]\n", "the awards must be red, black and are red"},
      {"      - act: g5-g12\n        state: {turn: red}\n", "turn must be red and is black"},
      {"      - act: g5-g12\n        state: {players: {red: frozen}}\n",
       "players.red must be frozen and is eliminated"},
      {"      - act: g5-g12\n        state: {controllers: {red: red}}\n", "controllers.red must be red and is white"},
      {"      - act: g5-g12\n        state: {pieces: {j4: red B}}\n", "pieces.j4 must be red bishop and is red knight"},
      {"      - act: g5-g12\n        state: {pieces: {j4: empty}}\n", "pieces.j4 must be empty and is red knight"},
      {"      - act: g5-g12\n        state: {pieces: {a12: red K}}\n", "pieces.a12 must be red king and is empty"},
      {"      - act: g5-g12\n        state: {outcome: draw}\n", "outcome must be draw and is in-progress"},
      {"      - act: g5-g12\n        state: {offer: {by: white}}\n",
       "offer must be by white, accepted by nobody and is none"},
      {"      - act: g5-g12\n        refused: illegal\n", "a refusal as illegal was expected and a result came"},
      {"      - act: g5-h6\n", "a result was expected and a refusal as illegal came"},
      {"      - act: g5-h6\n        refused: unresolved\n",
       "a refusal as unresolved was expected and a refusal as illegal came"},
      {"      - moves: {count: 1}\n", "1 move must be listed and"},
      {"      - moves: {include: [a1-c3]}\n", "a1-c3 must be listed and is not"},
      {"      - moves: {exclude: [a1-a2]}\n", "a1-a2 must not be listed and is"},
      {"      - moves: {refused: unresolved}\n", "a refusal as unresolved was expected and a result came"},
      {"      - attackers: {h5: {red: []}}\n", "red's attackers of h5 must be none and are j4"},
      {"      - check: {red: true}\n", "red must be in check and is not"},
      {"      - undo: 1\n", "a result was expected and a refusal as illegal came"},
  };
  for (const auto& [step, summary] : steps) {
    const Finding finding = finding_on(case_with(kMating, step), faithful(), Verdict::kSuiteError);
    EXPECT_THAT(finding.summary, testing::StartsWith(std::string("the reference contradicts the case: ") + summary))
        << step;
    EXPECT_EQ(finding.step, 1U) << step;
    EXPECT_NE(finding.request, nullptr) << step;
    EXPECT_THAT(asked_, ElementsAre("hello", "load")) << "the engine is not asked for " << step;
  }
}

TEST_F(CaseRun, APositionThatTheReferenceRefusesIsASuiteError) {
  const Finding finding = finding_on(
      case_with("{turn: red, white: 'K h7, R a12 l1, N c3 c4 d8', red: 'K a1, B a9, N b5', black: K a6, green: K j6}",
                "      - moves: {count: 0}\n"),
      faithful(), Verdict::kSuiteError);
  EXPECT_EQ(finding.step, 0U);
  EXPECT_EQ(finding.summary,
            "the reference contradicts the case: a result was expected and a refusal as unresolved came");
  EXPECT_EQ(finding.clause, "Q-GUARD-5");
  EXPECT_THAT(asked_, ElementsAre("hello"));
}

TEST_F(CaseRun, AwardsOfATurnedCaseAreInTheRulesOrder) {
  const auto subject = case_with(kTwoAtOnce, "      - act: f1-f12\n        awards: [red, black]\n");
  for (const cases::Case& turned : cases::with_quarter_turns({subject})) {
    expect_pass(turned, faithful());
    const Finding finding = finding_on(
        turned, changed_result("act", [](json& result) { std::swap(result["events"][0], result["events"][1]); }));
    EXPECT_THAT(finding.summary, HasSubstr("the awards must be")) << turned.name;
  }
}

TEST_F(CaseRun, AwardsOfATurnedCaseMayNotBeOtherKings) {
  const auto subject = case_with(kTwoAtOnce, "      - act: f1-f12\n        awards: [red, green]\n");
  for (const cases::Case& turned : cases::with_quarter_turns({subject})) {
    finding_on(turned, faithful(), Verdict::kSuiteError);
  }
}

}  // namespace
}  // namespace tetrarch::suite
