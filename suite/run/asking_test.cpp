#include "suite/run/asking.hpp"

#include <gtest/gtest.h>

#include "suite/service/reference_service.hpp"

namespace tetrarch::suite {
namespace {

using nlohmann::json;

const json kNothing = json::object();
const json kMove = {{"kind", "move"}, {"from", "e1"}, {"to", "f1"}};

class ReferenceAsker : public testing::Test {
 protected:
  json result_of(const std::string& method, const json& params) {
    const Asked asked = ask(ask_, method, params);
    EXPECT_EQ(asked.request, json({{"method", method}, {"params", params}}));
    const json* result = result_in(asked.answer);
    if (!result) ADD_FAILURE() << describe(asked.answer);
    return result ? *result : json();
  }

  std::unique_ptr<service::GameService> game_ = service::make_game("quaternity");
  Asker ask_ = reference_asker(*game_);
};

TEST_F(ReferenceAsker, AsksForEveryMethodOfAGame) {
  const json opening = result_of("load", {{"ruleset", "quaternity"}})["state"];
  EXPECT_EQ(result_of("state", kNothing)["state"], opening);
  EXPECT_EQ(result_of("moves", kNothing)["moves"].size(), 41U);
  EXPECT_EQ(result_of("attackers", {{"square", "e12"}, {"by", "red"}})["squares"].empty(), false);
  const json acted = result_of("act", {{"action", kMove}});
  EXPECT_EQ(acted["events"], json::array());
  const json record = result_of("save", kNothing)["record"];
  EXPECT_EQ(result_of("undo", kNothing)["state"], opening);
  EXPECT_EQ(result_of("restore", {{"record", record}})["state"], acted["state"]);
  json position = opening;
  position["turn"] = "red";
  position.erase("offer");
  position.erase("outcome");
  EXPECT_EQ(result_of("load", {{"ruleset", "quaternity"}, {"position", position}})["state"]["turn"], "red");
}

TEST_F(ReferenceAsker, GivesRefusalsWithKindAndClause) {
  const Asked asked = ask(ask_, "undo", kNothing);
  const auto& refused = std::get<Refused>(asked.answer);
  EXPECT_EQ(refused.code, -32001);
  EXPECT_EQ(refused.kind, "illegal");
  EXPECT_EQ(refused.clause, "Q-UNDO-2");
  EXPECT_EQ(refused.message, "illegal under Q-UNDO-2");
}

TEST(Asking, DescribesAnswers) {
  EXPECT_EQ(describe(Result{{{"state", 1}}}), "a result");
  EXPECT_EQ(describe(Refused{-32001, "illegal", "Q-A-1", "no"}), "a refusal as illegal");
  EXPECT_EQ(describe(Refused{-32601, "", "", "no such method"}), "error -32601: no such method");
  EXPECT_EQ(describe(Failure{FailureKind::kTimeout, "too late"}), "no answer: too late");
}

TEST(Asking, MakesDocumentsOfAnswers) {
  EXPECT_EQ(document_of(Result{{{"state", 1}}}), json::parse(R"({"result": {"state": 1}})"));
  EXPECT_EQ(document_of(Refused{-32001, "illegal", "Q-A-1", "no"}),
            json::parse(R"({"error": {"code": -32001, "message": "no",
                                      "data": {"kind": "illegal", "clause": "Q-A-1"}}})"));
  EXPECT_EQ(document_of(Refused{-32002, "unresolved", "", "no"}),
            json::parse(R"({"error": {"code": -32002, "message": "no", "data": {"kind": "unresolved"}}})"));
  EXPECT_EQ(document_of(Refused{-32601, "", "", "no"}), json::parse(R"({"error": {"code": -32601, "message": "no"}})"));
  EXPECT_EQ(document_of(Failure{FailureKind::kCrash, "gone"}), nullptr);
}

TEST(Asking, ARefusalIsOfItsKind) {
  EXPECT_TRUE(is_refusal(Refused{-32001, "illegal", "", ""}, "illegal"));
  EXPECT_FALSE(is_refusal(Refused{-32001, "illegal", "", ""}, "unresolved"));
  EXPECT_FALSE(is_refusal(Refused{-32602, "", "", ""}, ""));
  EXPECT_FALSE(is_refusal(Result{}, "illegal"));
  EXPECT_FALSE(is_refusal(Failure{}, "illegal"));
}

TEST(Asking, AMissingMethodRefusesNothing) {
  const Refused missing{-32601, "illegal", "", "no such method"};
  EXPECT_FALSE(is_refusal(missing, "illegal"));
  EXPECT_EQ(describe(missing), "error -32601: no such method");
}

TEST(Asking, OnlyAResultIsOne) {
  EXPECT_EQ(*result_in(Result{7}), 7);
  EXPECT_EQ(result_in(Refused{}), nullptr);
  EXPECT_EQ(result_in(Failure{}), nullptr);
}

}  // namespace
}  // namespace tetrarch::suite
