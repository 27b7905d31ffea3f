// Engines that tell moves, attackers or the past otherwise than they are.
#include "suite/run/altered_engine.hpp"
#include "suite/run/case_run.hpp"

namespace tetrarch::suite {
namespace {

using reports::Finding;
using reports::Verdict;
using testing::Contains;
using testing::ElementsAre;

class WrongAccount : public CaseRunTest {};

TEST_F(WrongAccount, MissingMovesAreWrong) {
  const auto subject = case_with("opening", "      - moves: {exactly: [a1-a2]}\n");
  EXPECT_EQ(result_of(subject, faithful()).verdict, Verdict::kSuiteError);
  const auto listing =
      case_with("{turn: white, white: K a1, red: K a12}", "      - moves: {exactly: [a1-a2, a1-b1, a1-b2]}\n");
  const Finding finding = finding_on(listing, changed_result("moves", [](json& result) { result["moves"].erase(0); }));
  EXPECT_EQ(finding.step, 1U);
  EXPECT_EQ(finding.step_text, "look");
  EXPECT_EQ(finding.request, json::parse(R"({"method": "moves", "params": {}})"));
  EXPECT_EQ(finding.summary, "1 legal move is not listed");
  EXPECT_THAT(differences_in(finding), ElementsAre("moves.a1-b1: listed / not listed"));
}

TEST_F(WrongAccount, SurplusMovesAreWrong) {
  const auto subject = case_with("{turn: white, white: K a1, red: K a12}", "      - moves: {count: 3}\n");
  expect_pass(subject, faithful());
  const auto added = [](json& result) { result["moves"].push_back({{"kind", "move"}, {"from", "a1"}, {"to", "c1"}}); };
  const Finding finding = finding_on(subject, changed_result("moves", added));
  EXPECT_EQ(finding.summary, "3 moves must be listed and 4 are");
  EXPECT_THAT(differences_in(finding), ElementsAre("moves.count: 3 / 4"));
}

// The move leaves the king attacked, which Q-SAFE-1 forbids.
TEST_F(WrongAccount, ASurplusMoveIsToldWithTheClauseThatForbidsIt) {
  const std::string position = "{turn: white, white: K a1, red: 'K a12, R b12'}";
  const auto added = [](json& result) { result["moves"].push_back({{"kind", "move"}, {"from", "a1"}, {"to", "b1"}}); };
  for (const char* moves : {"{exactly: [a1-a2]}", "{from: {a1: [a2]}}", "{exclude: [a1-b1]}"}) {
    const auto subject = case_with(position, std::string("      - moves: ") + moves + "\n");
    const Finding finding = finding_on(subject, changed_result("moves", added));
    EXPECT_THAT(differences_in(finding), ElementsAre("moves.a1-b1: not listed (Q-SAFE-1) / listed"));
    EXPECT_EQ(finding.clause, "Q-SAFE-1");
  }
}

TEST_F(WrongAccount, WhereAMoveIsMissingAsWellTheClauseMayBeAnother) {
  const auto subject = case_with("{turn: white, white: K a1, red: 'K a12, R b12'}", "      - moves: {exactly: [a1-a2]}\n");
  const auto changed = [](json& result) {
    result["moves"] = {{{"kind", "move"}, {"from", "a1"}, {"to", "b1"}},
                       {{"kind", "move"}, {"from", "a1"}, {"to", "a3"}}};
  };
  const Finding finding = finding_on(subject, changed_result("moves", changed));
  EXPECT_EQ(finding.clause, "Q-A-1") << "the one that the case cites";
}

TEST_F(WrongAccount, DoubledMovesAreWrong) {
  const auto subject = case_with("{turn: white, white: K a1, red: K a12}", "      - moves: {include: [a1-a2]}\n");
  const auto doubled = [](json& result) { result["moves"].push_back(result["moves"][0]); };
  EXPECT_EQ(finding_on(subject, changed_result("moves", doubled)).summary, "a move is listed twice");
}

TEST_F(WrongAccount, MovesInAnotherOrderPass) {
  const auto subject = case_with("opening", "      - moves: {count: 41, include: [e1-f1], exclude: [e1-g1]}\n");
  expect_pass(subject, changed_result("moves", [](json& result) {
                std::reverse(result["moves"].begin(), result["moves"].end());
              }));
}

TEST_F(WrongAccount, AttackersAreCompared) {
  const auto subject = case_with(kMating, "      - attackers: {h5: {red: [j4], black: []}}\n");
  expect_pass(subject, faithful());
  const auto none = [](json& result) { result["squares"].clear(); };
  const Finding finding = finding_on(subject, changed_result("attackers", none));
  EXPECT_EQ(finding.request, json::parse(R"({"method": "attackers", "params": {"square": "h5", "by": "red"}})"));
  EXPECT_EQ(finding.summary, "red's attackers of h5 must be j4 and are none");
  EXPECT_THAT(differences_in(finding), ElementsAre("attackers.h5.red: j4 / none"));
}

TEST_F(WrongAccount, CheckIsComparedThroughAttackers) {
  const auto subject =
      case_with("{turn: white, white: 'K a1, R a5', red: K a12}", "      - check: {red: true, white: false}\n");
  expect_pass(subject, faithful());
  const auto none = [](json& result) { result["squares"].clear(); };
  const Finding missed = finding_on(subject, changed_result("attackers", none));
  EXPECT_EQ(missed.summary, "red must be in check and is not");
  EXPECT_EQ(missed.request, json::parse(R"({"method": "attackers", "params": {"square": "a12", "by": "white"}})"));
  EXPECT_THAT(differences_in(missed), ElementsAre("check.red: in check / not in check"));
  const auto some = [](json& result) { result["squares"] = {"a12"}; };
  const Finding invented = finding_on(subject, changed_result("attackers", some));
  EXPECT_EQ(invented.summary, "white must not be in check and is");
  EXPECT_EQ(invented.request, json::parse(R"({"method": "attackers", "params": {"square": "a1", "by": "red"}})"));
  EXPECT_EQ(invented.answer, json::parse(R"({"result": {"squares": ["a12"]}})"));
}

TEST_F(WrongAccount, AnUndoThatDoesNothingIsWrong) {
  const auto subject = case_with("opening", "      - act: e1-f1\n      - undo: 1\n");
  expect_pass(subject, faithful());
  const Finding finding = finding_on(subject, doing_nothing_for("undo"));
  EXPECT_EQ(finding.step, 2U);
  EXPECT_EQ(finding.step_text, "undo 1");
  EXPECT_EQ(finding.request, json::parse(R"({"method": "undo", "params": {}})"));
  EXPECT_THAT(differences_in(finding), Contains("turn: white / red"));
}

TEST_F(WrongAccount, AnUndoThatOnlySaysSoIsWrong) {
  const Behaviour behaviour = instead_of("undo", [](json request, const Reference& reference) {
    json answer = reference(request);
    reference({{"jsonrpc", "2.0"},
               {"id", 1},
               {"method", "act"},
               {"params", {{"action", {{"kind", "move"}, {"from", "e1"}, {"to", "f1"}}}}}});
    return answer.dump();
  });
  const Finding finding = finding_on(case_with("opening", "      - act: e1-f1\n      - undo: 1\n"), behaviour);
  EXPECT_EQ(finding.step, 2U);
  EXPECT_EQ(finding.request["method"], "state");
}

// After the first undo red is on turn still; after the second white is, as the engine says both times.
TEST_F(WrongAccount, EachOfSeveralUndosIsLookedAt) {
  const auto subject = case_with("opening", "      - act: e1-f1\n      - act: propose-draw\n      - undo: 2\n");
  expect_pass(subject, faithful());
  const Finding finding =
      finding_on(subject, changed_result("undo", [](json& result) { result["state"]["turn"] = "white"; }));
  EXPECT_EQ(finding.step, 3U);
  EXPECT_THAT(differences_in(finding), Contains("turn: red / white"));
}

TEST_F(WrongAccount, ARestoreThatDoesNothingIsWrong) {
  const auto subject = case_with("opening", "      - act: e1-f1\n      - save-and-restore\n");
  const Finding finding = finding_on(subject, doing_nothing_for("restore"));
  EXPECT_EQ(finding.step, 2U);
  EXPECT_EQ(finding.request["method"], "restore");
  EXPECT_EQ(finding.request["params"]["record"]["format"], "tetrarch-record");
  EXPECT_THAT(differences_in(finding), Contains("turn: red / white"));
}

TEST_F(WrongAccount, ARestoreThatForgetsTheHistoryIsWrong) {
  const Behaviour behaviour = instead_of("restore", [](json request, const Reference& reference) {
    json record = request["params"]["record"];
    record["start"] = record["state"];
    record["start"].erase("offer");
    record["start"].erase("outcome");
    record["events"] = json::array();
    request["params"]["record"] = record;
    return reference(request).dump();
  });
  const auto subject = case_with("opening", "      - act: e1-f1\n      - save-and-restore\n      - undo: 1\n");
  expect_pass(subject, faithful());
  const Finding finding = finding_on(subject, behaviour);
  EXPECT_EQ(finding.step, 3U);
  EXPECT_EQ(finding.summary, "a result was expected and a refusal as illegal came");
}

TEST_F(WrongAccount, AMethodThatWasAnnouncedAndIsNotThereIsWrong) {
  const auto undo = case_with("opening", "      - act: e1-f1\n      - undo: 1\n");
  EXPECT_EQ(finding_on(undo, answering_with_error("undo", -32601)).summary,
            "a result was expected and error -32601: as scripted came");
  const auto refused = case_with("opening", "      - undo: 1\n        refused: illegal\n");
  EXPECT_EQ(finding_on(refused, answering_with_error("undo", -32601)).summary,
            "a refusal as illegal was expected and error -32601: as scripted came");
  EXPECT_EQ(finding_on(refused, answering_with_error("undo", -32601, "illegal")).summary,
            "a refusal as illegal was expected and error -32601: as scripted came");
  const auto record = case_with("opening", "      - save-and-restore\n");
  for (const char* method : {"save", "restore"}) {
    EXPECT_EQ(finding_on(record, answering_with_error(method, -32601)).request["method"], method);
  }
  const auto attackers = case_with("opening", "      - attackers: {a1: {red: []}}\n");
  EXPECT_EQ(finding_on(attackers, answering_with_error("attackers", -32601)).summary,
            "a result was expected and error -32601: as scripted came");
  const auto check = case_with("opening", "      - check: {red: false}\n");
  EXPECT_EQ(finding_on(check, answering_with_error("attackers", -32601)).summary,
            "a result was expected and error -32601: as scripted came");
}

}  // namespace
}  // namespace tetrarch::suite
