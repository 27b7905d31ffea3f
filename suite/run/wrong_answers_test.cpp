// Engines that answer an action or a position otherwise than the rules.
#include "suite/run/altered_engine.hpp"
#include "suite/run/case_run.hpp"

namespace tetrarch::suite {
namespace {

using reports::Finding;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

class WrongAnswer : public CaseRunTest {};

TEST_F(WrongAnswer, ARefusalOfAnotherKindIsWrong) {
  const Finding finding = finding_on(refusal(), answering_with_error("act", -32002, "unresolved"));
  EXPECT_EQ(finding.step, 1U);
  EXPECT_EQ(finding.step_text, "act e1-g1");
  EXPECT_EQ(finding.clause, "Q-PAWN-2");
  EXPECT_EQ(finding.summary, "a refusal as illegal was expected and a refusal as unresolved came");
  EXPECT_EQ(finding.request, json::parse(R"({"method": "act",
                                "params": {"action": {"kind": "move", "from": "e1", "to": "g1"}}})"));
  EXPECT_EQ(finding.answer, json::parse(R"({"error": {"code": -32002, "message": "as scripted",
                                                      "data": {"kind": "unresolved"}}})"));
  EXPECT_THAT(differences_in(finding), ElementsAre("answer: a refusal as illegal / a refusal as unresolved"));
  EXPECT_EQ(finding.state_before, finding.state_expected);
  EXPECT_EQ(finding.state_actual, nullptr);
}

TEST_F(WrongAnswer, AMissingRefusalIsWrong) {
  const Finding finding = finding_on(refusal(), accepting_without_acting());
  EXPECT_EQ(finding.step, 1U);
  EXPECT_EQ(finding.clause, "Q-PAWN-2");
  EXPECT_EQ(finding.summary, "a refusal as illegal was expected and a result came");
  EXPECT_TRUE(finding.answer["result"].contains("events"));
}

TEST_F(WrongAnswer, ARefusalWhereNoneIsExpectedIsWrong) {
  const Finding finding = finding_on(opening_move(), answering_with_error("act", -32001, "illegal"));
  EXPECT_EQ(finding.clause, "Q-A-1");
  EXPECT_EQ(finding.summary, "a result was expected and a refusal as illegal came");
  EXPECT_THAT(differences_in(finding), ElementsAre("answer: a result / a refusal as illegal"));
}

TEST_F(WrongAnswer, AnErrorOfJsonRpcIsNoRefusal) {
  EXPECT_EQ(finding_on(refusal(), answering_with_error("act", -32602)).summary,
            "a refusal as illegal was expected and error -32602: as scripted came");
  EXPECT_EQ(finding_on(opening_move(), answering_with_error("act", -32603)).summary,
            "a result was expected and error -32603: as scripted came");
  EXPECT_EQ(finding_on(opening_move(), answering_with_error("state", -32601)).summary,
            "a result was expected and error -32601: as scripted came");
}

TEST_F(WrongAnswer, ARefusedPositionOfTheCaseIsWrong) {
  const Finding finding = finding_on(opening_move(), answering_with_error("load", -32003, "invalid"));
  EXPECT_EQ(finding.step, 0U);
  EXPECT_EQ(finding.step_text, "load the position of the case");
  EXPECT_EQ(finding.clause, "Q-A-1");
  EXPECT_EQ(finding.request, json::parse(R"({"method": "load", "params": {"ruleset": "quaternity"}})"));
  EXPECT_EQ(finding.summary, "a result was expected and a refusal as invalid came");
  EXPECT_EQ(finding.state_before, nullptr);
}

TEST_F(WrongAnswer, ARefusalThatChangesTheStateIsWrong) {
  const auto is_refused = std::make_shared<bool>(false);
  const Behaviour behaviour = [=](const json& request, const Reference& reference) -> Outcome {
    json answer = reference(request);
    if (request["method"] == "act") *is_refused = true;
    if (request["method"] == "state" && *is_refused) answer["result"]["state"]["turn"] = "red";
    return answer.dump();
  };
  const Finding finding = finding_on(refusal(), behaviour);
  EXPECT_EQ(finding.step, 1U);
  EXPECT_EQ(finding.clause, "Q-PAWN-2");
  EXPECT_EQ(finding.request["method"], "state");
  EXPECT_EQ(finding.summary, "after the refusal, turn must be white and is red");
  EXPECT_THAT(differences_in(finding), ElementsAre("turn: white / red"));
  EXPECT_EQ(finding.state_actual["turn"], "red");
  EXPECT_EQ(finding.state_expected["turn"], "white");
}

TEST_F(WrongAnswer, ARefusedLoadThatChangesTheStateIsWrong) {
  const auto subject = case_with("{turn: white, white: K a1, red: K a12, black: K l12}",
                                 "      - load: {turn: white, white: K a1 c1, red: K a12}\n        refused: invalid\n");
  expect_pass(subject, faithful());
  const Behaviour reloading = instead_of("load", [](json request, const Reference& reference) {
    const json answer = reference(request);
    if (answer.contains("error"))
      reference({{"jsonrpc", "2.0"}, {"id", 1}, {"method", "load"}, {"params", {{"ruleset", "quaternity"}}}});
    return answer.dump();
  });
  const Finding finding = finding_on(subject, reloading);
  EXPECT_EQ(finding.clause, "Q-LOAD-1");
  EXPECT_EQ(finding.request["method"], "state");
  EXPECT_EQ(finding.state_before, nullptr) << "it says nothing of what is loaded";
}

TEST_F(WrongAnswer, OneFieldOfTheStateInTheAnswerToAnActionIsWrong) {
  const Finding finding =
      finding_on(opening_move(), changed_result("act", [](json& result) { result["state"]["turn"] = "green"; }));
  EXPECT_EQ(finding.step, 1U);
  EXPECT_EQ(finding.request["method"], "act");
  EXPECT_EQ(finding.summary, "turn must be red and is green");
  EXPECT_THAT(differences_in(finding), ElementsAre("turn: red / green"));
  EXPECT_EQ(finding.answer["result"]["state"]["turn"], "green");
  EXPECT_EQ(finding.state_before["turn"], "white");
  EXPECT_EQ(finding.state_expected["turn"], "red");
  EXPECT_EQ(finding.state_actual["turn"], "green");
}

TEST_F(WrongAnswer, OneFieldOfTheStateInTheAnswerToStateAloneIsWrong) {
  const Finding finding = finding_on(
      opening_move(), changed_result("state", [](json& result) { result["state"]["players"]["green"] = "frozen"; }));
  EXPECT_EQ(finding.request, json::parse(R"({"method": "state", "params": {}})"));
  EXPECT_THAT(differences_in(finding), ElementsAre("players.green: active / frozen"));
}

TEST_F(WrongAnswer, EveryFieldOfTheStateIsCompared) {
  const std::vector<std::pair<const char*, json>> changes = {{"/turn", "green"},
                                                             {"/players/black", "frozen"},
                                                             {"/controllers/black", "white"},
                                                             {"/pieces/0/type", "queen"},
                                                             {"/pieces/0/army", "red"},
                                                             {"/pieces/0/square", "g7"},
                                                             {"/offer", {{"by", "red"}, {"accepted", json::array()}}},
                                                             {"/outcome", nullptr},
                                                             {"/outcome/kind", "draw"}};
  for (const auto& [place, value] : changes) {
    const json::json_pointer pointer(place);
    for (const char* method : {"load", "act", "state"}) {
      const auto change = [&pointer, wanted = value](json& result) { result["state"][pointer] = wanted; };
      const Finding finding = finding_on(opening_move(), changed_result(method, change));
      EXPECT_EQ(finding.request["method"], method) << place;
      EXPECT_THAT(finding.differences, Not(IsEmpty())) << place;
    }
  }
}

TEST_F(WrongAnswer, TheHeadingOfAPawnIsCompared) {
  const auto change = [](json& result) {
    for (json& piece : result["state"]["pieces"]) {
      if (piece["square"] == "f1") piece["heading"] = "open";
    }
  };
  EXPECT_THAT(differences_in(finding_on(opening_move(), changed_result("act", change))),
              ElementsAre("pieces.f1: white pawn right / white pawn open"));
}

TEST_F(WrongAnswer, APieceTooManyOrOnATakenSquareIsWrong) {
  for (const char* square : {"a1", "g6"}) {
    const auto change = [&](json& result) {
      result["state"]["pieces"].push_back({{"square", square}, {"army", "red"}, {"type", "rook"}});
    };
    const Finding finding = finding_on(opening_move(), changed_result("state", change));
    ASSERT_EQ(finding.differences.size(), 1U);
    EXPECT_EQ(finding.differences[0].field, std::string("pieces.") + square);
  }
}

TEST_F(WrongAnswer, WhoeverAnswersTheOpeningAlwaysIsWrong) {
  const Behaviour behaviour = instead_of("load", [](json request, const Reference& reference) {
    request["params"].erase("position");
    return reference(request).dump();
  });
  const Finding finding = finding_on(mating(), behaviour);
  EXPECT_EQ(finding.step, 0U);
  EXPECT_EQ(finding.request["method"], "load");
  EXPECT_THAT(finding.summary, HasSubstr("more differ"));
  expect_pass(opening_move(), behaviour);
}

TEST_F(WrongAnswer, AnActionThatDoesNothingIsWrong) {
  const Finding finding = finding_on(opening_move(), accepting_without_acting());
  EXPECT_THAT(differences_in(finding), Contains("turn: red / white"));
}

TEST_F(WrongAnswer, AwardsInAnotherOrderAreWrong) {
  const auto subject = case_with(kTwoAtOnce, "      - act: f1-f12\n        awards: [red, black]\n");
  expect_pass(subject, faithful());
  const Finding finding = finding_on(
      subject, changed_result("act", [](json& result) { std::swap(result["events"][0], result["events"][1]); }));
  EXPECT_EQ(finding.step, 1U);
  EXPECT_EQ(finding.summary, "the awards must be red to white, black to white and are black to white, red to white");
  EXPECT_THAT(differences_in(finding),
              ElementsAre("awards: red to white, black to white / black to white, red to white"));
}

TEST_F(WrongAnswer, AwardsThatAreMissingOrTooManyAreWrong) {
  EXPECT_EQ(finding_on(mating(), changed_result("act", [](json& result) { result["events"].clear(); })).summary,
            "the awards must be red to white and are none");
  const json award = {{"kind", "award"}, {"king", "green"}, {"to", "red"}};
  EXPECT_EQ(finding_on(opening_move(), changed_result("act", [&](json& result) { result["events"].push_back(award); }))
                .summary,
            "the awards must be none and are green to red");
}

TEST_F(WrongAnswer, AnAwardOfAnotherKingOrToAnotherPlayerIsWrong) {
  EXPECT_EQ(
      finding_on(mating(), changed_result("act", [](json& result) { result["events"][0]["king"] = "green"; })).summary,
      "the awards must be red to white and are green to white");
  EXPECT_EQ(
      finding_on(mating(), changed_result("act", [](json& result) { result["events"][0]["to"] = "black"; })).summary,
      "the awards must be red to white and are red to black");
}

TEST_F(WrongAnswer, AwardsAreComparedWhereNoneAreWritten) {
  const auto subject = case_with(kMating, "      - act: g5-g12\n");
  EXPECT_EQ(finding_on(subject, changed_result("act", [](json& result) { result["events"].clear(); })).summary,
            "the awards must be red to white and are none");
}

}  // namespace
}  // namespace tetrarch::suite
