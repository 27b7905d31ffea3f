#include "suite/run/expectations.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "suite/run/told.hpp"
#include "suite/service/reference_service.hpp"

namespace tetrarch::suite {
namespace {

using nlohmann::json;
using Names = std::vector<std::string>;

const notation::Notation& quaternity() { return *notation::notation_of("quaternity"); }
const notation::Notation& quantum() { return *notation::notation_of("quantum"); }

Asked answered(const Answer& answer) { return {{{"method", "act"}, {"params", json::object()}}, answer}; }

Asked with_events(const std::string& events) { return answered(Result{{{"events", json::parse(events)}}}); }

json opening_state() {
  const auto game = service::make_game("quaternity");
  return quaternity().canonical(std::get<json>(game->state())["state"]);
}

TEST(Expectations, ARefusalIsHeldAgainstTheExpectedOne) {
  const Asked result = answered(Result{});
  const Asked illegal = answered(Refused{-32001, "illegal", "", ""});
  const Asked error = answered(Refused{-32602, "", "", "bad"});
  EXPECT_EQ(told(check_refusal(std::nullopt, result)), Names{});
  EXPECT_EQ(told(check_refusal("illegal", illegal)), Names{});
  EXPECT_EQ(told(check_refusal(std::nullopt, illegal)),
            (Names{"a result was expected and a refusal as illegal came", "answer: a result / a refusal as illegal"}));
  EXPECT_EQ(first(told(check_refusal("invalid", illegal))),
            "a refusal as invalid was expected and a refusal as illegal came");
  EXPECT_EQ(first(told(check_refusal("illegal", result))), "a refusal as illegal was expected and a result came");
  EXPECT_EQ(first(told(check_refusal("illegal", error))),
            "a refusal as illegal was expected and error -32602: bad came");
  EXPECT_TRUE(check_refusal("illegal", answered(Failure{FailureKind::kCrash, "gone"})));
  EXPECT_TRUE(check_refusal(std::nullopt, answered(Failure{FailureKind::kCrash, "gone"})));
  EXPECT_EQ(check_refusal("illegal", result)->asked.request, result.request);
}

// What is written of the awards of these kings.
std::vector<json> awards(const Names& kings) {
  std::vector<json> written;
  for (const std::string& king : kings) written.push_back({{"king", king}});
  return written;
}

TEST(Expectations, WrittenEventsAreExactAndInOrder) {
  const Asked two = with_events(R"([{"kind": "award", "king": "red", "to": "white"},
                                    {"kind": "award", "king": "black", "to": "white"}])");
  const auto check = [](const Names& kings, const Asked& asked) {
    return told(check_written_events(awards(kings), quaternity(), asked));
  };
  EXPECT_EQ(check({"red", "black"}, two), Names{});
  EXPECT_EQ(check({"black", "red"}, two),
            (Names{"the awards must be black, red and are red, black", "awards: black, red / red, black"}));
  EXPECT_EQ(first(check({"red"}, two)), "the awards must be red and are red, black");
  EXPECT_EQ(first(check({}, two)), "the awards must be none and are red, black");
  EXPECT_EQ(first(check({"red"}, with_events("[]"))), "the awards must be red and are none");
  EXPECT_EQ(check({}, with_events("[]")), Names{});
}

TEST(Expectations, WrittenEliminationsSayByWhom) {
  const Asked two = with_events(R"([{"kind": "eliminated", "player": "south", "by": "north"},
                                    {"kind": "eliminated", "player": "west", "by": null}])");
  const auto check = [&](const std::vector<json>& written) {
    return told(check_written_events(written, quantum(), two));
  };
  const json south = {{"player", "south"}, {"by", "north"}};
  EXPECT_EQ(check({south, {{"player", "west"}, {"by", nullptr}}}), Names{});
  EXPECT_EQ(check({south, {{"player", "west"}, {"by", "north"}}}),
            (Names{"the eliminations must be south by north, west by north and are south by north, west by nobody",
                   "eliminated: south by north, west by north / south by north, west by nobody"}));
  EXPECT_EQ(first(check({south})), "the eliminations must be south by north and are south by north, west by nobody");
  EXPECT_EQ(first(check({{{"player", "west"}, {"by", nullptr}}, south})),
            "the eliminations must be west by nobody, south by north and are south by north, west by nobody");
}

TEST(Expectations, EventsAreOfTheSameKingsToTheSamePlayers) {
  const json award = json::parse(R"([{"kind": "award", "king": "red", "to": "white"}])");
  const auto check = [&](const std::string& events) {
    return told(check_events(award, quaternity(), with_events(events)));
  };
  EXPECT_EQ(check(award.dump()), Names{});
  EXPECT_EQ(check(R"([{"kind": "award", "king": "red", "to": "white", "at": "a1"}])"), Names{});
  EXPECT_EQ(check(R"([{"kind": "award", "king": "red", "to": "green"}])"),
            (Names{"the awards must be red to white and are red to green", "awards: red to white / red to green"}));
  EXPECT_EQ(first(check("[]")), "the awards must be red to white and are none");
}

TEST(Expectations, AWholeStateIsCompared) {
  const json expected = opening_state();
  EXPECT_EQ(told(check_whole_state(expected, expected, quaternity(), answered(Result{}))), Names{});
  json actual = expected;
  actual["turn"] = "red";
  EXPECT_EQ(told(check_whole_state(expected, actual, quaternity(), answered(Result{}))),
            (Names{"turn must be white and is red", "turn: white / red"}));
  actual["players"]["green"] = "frozen";
  EXPECT_EQ(told(check_whole_state(expected, actual, quaternity(), answered(Result{}))),
            (Names{"turn must be white and is red (and 1 more differ)", "turn: white / red",
                   "players.green: active / frozen"}));
}

TEST(Expectations, OfAWrittenStateOnlyWhatIsWrittenIsCompared) {
  const json state = opening_state();
  const auto check = [&](const notation::ExpectedState& written) {
    return told(check_written_state(written, state, quaternity(), answered(Result{})));
  };
  EXPECT_EQ(check({}), Names{});
  EXPECT_EQ(check({{{"turn", "white"}, {"offer", nullptr}}, {{"players", {{"red", "active"}}}}, {}}), Names{});
  const json king = {{"army", "white"}, {"type", "king"}};
  const json pawn = {{"army", "white"}, {"type", "pawn"}, {"heading", "up"}};
  EXPECT_EQ(check({{}, {}, {{"a1", king}, {"a2", nullptr}, {"a5", pawn}}}), Names{});
  EXPECT_EQ(first(check({{}, {}, {{"a2", king}}})), "pieces.a2 must be white king and is empty");
  EXPECT_EQ(first(check({{}, {}, {{"a1", nullptr}}})), "pieces.a1 must be empty and is white king");
  EXPECT_EQ(first(check({{}, {}, {{"b5", king}}})), "pieces.b5 must be white king and is white pawn up");
  EXPECT_EQ(first(check({{{"outcome", {{"kind", "draw"}}}}, {}, {}})), "outcome must be draw and is in-progress");
  EXPECT_EQ(first(check({{}, {{"players", {{"red", "frozen"}}}}, {}})), "players.red must be frozen and is active");
  EXPECT_EQ(first(check({{}, {{"controllers", {{"red", "white"}}}}, {}})), "controllers.red must be white and is red");
}

// Answers about attackers, each "SQUARE by PLAYER" with a JSON list; the rest are attacked by nobody.
class Attacked : public testing::Test {
 protected:
  std::map<std::string, std::string> attackers_;
  Names asked_;
  Asker asker_ = [this](const std::string& method, const json& params) -> Answer {
    EXPECT_EQ(method, "attackers");
    const std::string key = params["square"].get<std::string>() + " by " + params["by"].get<std::string>();
    asked_.push_back(key);
    const auto found = attackers_.find(key);
    if (found == attackers_.end()) return Result{{{"squares", json::array()}}};
    if (found->second == "refused") return Refused{-32001, "illegal", "", ""};
    return Result{{{"squares", json::parse(found->second)}}};
  };
};

TEST_F(Attacked, AttackersAreTheseAndNoOthersInAnyOrder) {
  cases::Step step;
  step.attackers = {{"a5", "black", {"h5", "c6"}}};
  attackers_["a5 by black"] = R"(["h5", "c6"])";
  EXPECT_EQ(told(check_attackers(step, asker_)), Names{});
  attackers_["a5 by black"] = R"(["h5"])";
  EXPECT_EQ(told(check_attackers(step, asker_)),
            (Names{"black's attackers of a5 must be c6, h5 and are h5", "attackers.a5.black: c6, h5 / h5"}));
  attackers_["a5 by black"] = R"(["h5", "c6", "h5"])";
  EXPECT_EQ(first(told(check_attackers(step, asker_))), "black's attackers of a5 must be c6, h5 and are h5, c6, h5");
  attackers_["a5 by black"] = "refused";
  EXPECT_EQ(first(told(check_attackers(step, asker_))), "a result was expected and a refusal as illegal came");
}

TEST_F(Attacked, EveryPairIsAsked) {
  cases::Step step;
  step.attackers = {{"a5", "black", {}}, {"a5", "red", {}}, {"b5", "red", {"b6"}}};
  EXPECT_EQ(first(told(check_attackers(step, asker_))), "red's attackers of b5 must be b6 and are none");
  EXPECT_EQ(asked_, (Names{"a5 by black", "a5 by red", "b5 by red"}));
}

// White has two kings; Red is frozen, so that only Black and Green could give check.
json two_kings() {
  return json::parse(R"({
    "turn": "white",
    "players": {"white": "active", "red": "frozen", "black": "active", "green": "active"},
    "controllers": {"white": "white", "red": "red", "black": "black", "green": "white"},
    "pieces": [{"square": "a1", "army": "white", "type": "king"}, {"square": "a12", "army": "red", "type": "king"},
               {"square": "l1", "army": "green", "type": "king"}, {"square": "l2", "army": "green", "type": "rook"},
               {"square": "l12", "army": "black", "type": "king"}]})");
}

TEST_F(Attacked, CheckIsAskedForEveryKingAndActiveOpponent) {
  cases::Step step;
  step.check = {{"white", false}};
  EXPECT_EQ(told(check_checks(step, two_kings(), quaternity(), asker_)), Names{});
  EXPECT_THAT(asked_, testing::UnorderedElementsAre("a1 by black", "a1 by green", "l1 by black", "l1 by green"));
  attackers_["l1 by black"] = R"(["l5"])";
  EXPECT_EQ(told(check_checks(step, two_kings(), quaternity(), asker_)),
            (Names{"white must not be in check and is", "check.white: not in check / in check"}));
  step.check = {{"white", true}};
  EXPECT_EQ(told(check_checks(step, two_kings(), quaternity(), asker_)), Names{});
}

TEST_F(Attacked, AMissedCheckTellsTheLastRequest) {
  cases::Step step;
  step.check = {{"red", true}};
  const Check check = check_checks(step, two_kings(), quaternity(), asker_);
  EXPECT_EQ(told(check), (Names{"red must be in check and is not", "check.red: in check / not in check"}));
  EXPECT_EQ(check->asked.request["params"]["square"], "a12");
  EXPECT_NE(result_in(check->asked.answer), nullptr);
}

TEST_F(Attacked, AFrozenAttackerGivesNoCheck) {
  cases::Step step;
  step.check = {{"white", false}};
  attackers_["a1 by red"] = R"(["a5"])";
  EXPECT_EQ(told(check_checks(step, two_kings(), quaternity(), asker_)), Names{});
}

TEST_F(Attacked, ARefusedAnswerIsNoCheckAndNoSafety) {
  cases::Step step;
  attackers_["l12 by white"] = "refused";
  for (const bool expected : {true, false}) {
    step.check = {{"black", expected}};
    EXPECT_EQ(first(told(check_checks(step, two_kings(), quaternity(), asker_))),
              "a result was expected and a refusal as illegal came");
  }
}

// East's king may be checked by whoever the phase lets capture its pieces (C-CHECK-1).
json four_of_quantum(int round) {
  json state = json::parse(R"({
    "turn": "north",
    "players": {"north": "active", "east": "active", "south": "eliminated", "west": "active"},
    "pieces": [{"square": "a1", "army": "north", "type": "king"}, {"square": "j10", "army": "east", "type": "king"},
               {"square": "l1", "army": "east", "type": "rook"}, {"square": "l12", "army": "west", "type": "king"}]})");
  state["round"] = round;
  return state;
}

TEST_F(Attacked, CheckIsAskedOfThoseWhomTheGameNames) {
  cases::Step step;
  step.check = {{"east", false}};
  attackers_["j10 by north"] = R"(["j1"])";
  EXPECT_EQ(told(check_checks(step, four_of_quantum(14), quantum(), asker_)), Names{});
  EXPECT_EQ(asked_, Names{"j10 by west"});
  EXPECT_EQ(first(told(check_checks(step, four_of_quantum(15), quantum(), asker_))),
            "east must not be in check and is");
  step.check = {{"north", false}, {"south", false}};
  asked_.clear();
  EXPECT_EQ(told(check_checks(step, four_of_quantum(1), quantum(), asker_)), Names{});
  EXPECT_EQ(asked_, Names{});
}

}  // namespace
}  // namespace tetrarch::suite
