#include "suite/wire/message_schema.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "suite/wire/sound_answers.hpp"

namespace tetrarch::wire {
namespace {

using nlohmann::json;
using testing::HasSubstr;

const std::filesystem::path kSchemaFile = std::filesystem::path(TETRARCH_FIXTURES) / "schemas/protocol.schema.json";

const MessageSchema& schema() {
  static const MessageSchema compiled(kSchemaFile);
  return compiled;
}

std::string fault_of_result(std::string_view method, const json& result, std::string_view ruleset = "quaternity") {
  const json answer = {{"jsonrpc", "2.0"}, {"id", 1}, {"result", result}};
  return schema().fault_of_answer(method, answer, ruleset).value_or("");
}

std::string fault_of_error(const json& error) {
  const json answer = {{"jsonrpc", "2.0"}, {"id", 1}, {"error", error}};
  return schema().fault_of_answer("act", answer, "quaternity").value_or("");
}

std::string fault_of_action(const json& action, std::string_view ruleset = "quaternity") {
  const json request = {{"jsonrpc", "2.0"}, {"id", 1}, {"method", "act"}, {"params", {{"action", action}}}};
  return schema().fault_of_request(request, ruleset).value_or("");
}

// The state after the value at `place` was replaced, as a fault of the answer to `state`.
std::string fault_with(json state, const char* place, const json& value, std::string_view ruleset = "quaternity") {
  state[json::json_pointer(place)] = value;
  return fault_of_result("state", {{"state", state}}, ruleset);
}

std::string fault_without(json state, const std::string& member, std::string_view ruleset = "quaternity") {
  state.erase(member);
  return fault_of_result("state", {{"state", state}}, ruleset);
}

TEST(MessageSchema, TakesTheStatesOfTheProtocol) {
  for (const char* method : {"state", "load", "undo", "restore"}) {
    EXPECT_EQ(fault_of_result(method, {{"state", quaternity_state()}}), "") << method;
    EXPECT_EQ(fault_of_result(method, {{"state", quantum_state()}}, "quantum"), "") << method;
    EXPECT_EQ(fault_of_result(method, json::object()), "result: the member \"state\" is missing") << method;
    EXPECT_NE(fault_of_result(method, {{"state", quantum_state()}}), "") << method;
    EXPECT_NE(fault_of_result(method, {{"state", quaternity_state()}}, "quantum"), "") << method;
  }
}

TEST(MessageSchema, MissesEveryMemberOfAState) {
  const json quaternity = quaternity_state();
  for (const auto& [member, value] : quaternity.items()) {
    EXPECT_EQ(fault_without(quaternity_state(), member), "result.state: the member \"" + member + "\" is missing");
  }
  const json quantum = quantum_state();
  for (const auto& [member, value] : quantum.items()) {
    EXPECT_EQ(fault_without(quantum_state(), member, "quantum"),
              "result.state: the member \"" + member + "\" is missing");
  }
}

TEST(MessageSchema, HoldsEveryMemberOfAStateToItsType) {
  const json quaternity = quaternity_state();
  for (const auto& [member, value] : quaternity.items()) {
    EXPECT_THAT(fault_with(quaternity_state(), ("/" + member).c_str(), 7), HasSubstr("result.state." + member));
  }
  const json quantum = quantum_state();
  for (const auto& [member, value] : quantum.items()) {
    EXPECT_THAT(fault_with(quantum_state(), ("/" + member).c_str(), "x", "quantum"),
                HasSubstr("result.state." + member));
  }
}

TEST(MessageSchema, SaysWhereAndWhatInReadableSentences) {
  EXPECT_EQ(fault_with(quaternity_state(), "/pieces/1/square", "z9"),
            "result.state.pieces[1].square: expected a square such as \"a1\" or \"l12\", got \"z9\"");
  EXPECT_EQ(fault_with(quaternity_state(), "/turn", "blue"),
            "result.state.turn: expected a player: \"white\", \"red\", \"black\" or \"green\", got \"blue\"");
  EXPECT_EQ(fault_with(quaternity_state(), "/pieces", nullptr),
            "result.state.pieces: expected a list of pieces, got null");
  EXPECT_EQ(fault_of_action({{"kind", "move"}, {"from", "z9"}, {"to", "a1"}}),
            "params.action.from: expected a square such as \"a1\" or \"l12\", got \"z9\"");
  EXPECT_EQ(fault_of_action({{"kind", "promote"}, {"square", "e6"}, {"to", "e7"}}, "quantum"),
            "params.action.to: expected a type of piece: \"king\", \"queen\", \"rook\", \"bishop\", \"knight\" or "
            "\"pawn\", got \"e7\"");
  EXPECT_LT(fault_with(quaternity_state(), "/turn", std::string(100'000, 'x')).size(), 250U);
}

TEST(MessageSchema, KnowsSquares) {
  for (const char* square : {"a1", "l12", "g10", "h9"}) {
    EXPECT_EQ(fault_with(quaternity_state(), "/pieces/0/square", square), "") << square;
  }
  for (const char* square : {"", "a", "a0", "a01", "a13", "m1", "A1", "a1 ", " a1", "a1\n", "\na1", "a111", "1a"}) {
    EXPECT_NE(fault_with(quaternity_state(), "/pieces/0/square", square), "") << square;
  }
}

TEST(MessageSchema, WantsAHeadingOnPawnsAlone) {
  json state = quaternity_state();
  state["pieces"][1].erase("heading");
  EXPECT_EQ(fault_of_result("state", {{"state", state}}), "result.state.pieces[1]: the member \"heading\" is missing");
  EXPECT_EQ(fault_with(quaternity_state(), "/pieces/0/heading", "up"),
            "result.state.pieces[0].heading: expected no heading, which only pawns have, got \"up\"");
  EXPECT_THAT(fault_with(quaternity_state(), "/pieces/1/heading", "north"), HasSubstr("expected a heading"));
  EXPECT_NE(fault_with(quaternity_state(), "/pieces/0/heading", nullptr), "");
}

TEST(MessageSchema, WantsAllFourPlayers) {
  for (const char* group : {"players", "controllers"}) {
    for (const char* player : {"white", "red", "black", "green"}) {
      json state = quaternity_state();
      state[group].erase(player);
      EXPECT_THAT(fault_of_result("state", {{"state", state}}), HasSubstr("is missing")) << group << player;
    }
  }
  EXPECT_NE(fault_with(quaternity_state(), "/players/red", "dead"), "");
  EXPECT_NE(fault_with(quaternity_state(), "/controllers/red", "active"), "");
  EXPECT_NE(fault_with(quantum_state(), "/players/north", "frozen", "quantum"), "");
}

TEST(MessageSchema, KnowsOffersAndOutcomes) {
  const json good[] = {nullptr, {{"kind", "draw"}}, {{"kind", "winner"}, {"winner", "red"}}};
  for (const json& outcome : good) EXPECT_EQ(fault_with(quaternity_state(), "/outcome", outcome), "") << outcome;
  const json bad[] = {
      json::object(), {{"kind", "won"}}, {{"kind", "winner"}}, {{"kind", "winner"}, {"winner", "north"}}};
  for (const json& outcome : bad) EXPECT_NE(fault_with(quaternity_state(), "/outcome", outcome), "") << outcome;
  EXPECT_EQ(fault_with(quaternity_state(), "/offer", nullptr), "");
  EXPECT_NE(fault_with(quaternity_state(), "/offer", {{"by", "white"}}), "");
  EXPECT_NE(fault_with(quaternity_state(), "/offer/accepted/0", "north"), "");
  EXPECT_NE(fault_with(quantum_state(), "/outcome", {{"kind", "winner"}, {"winner", "east"}}, "quantum"), "");
  EXPECT_EQ(
      fault_with(quantum_state(), "/outcome", {{"kind", "winner"}, {"winner", "east"}, {"by", "mate"}}, "quantum"), "");
}

TEST(MessageSchema, HoldsTheDetailsOfQuantumStates) {
  EXPECT_NE(fault_with(quantum_state(), "/round", 0, "quantum"), "");
  EXPECT_NE(fault_with(quantum_state(), "/round", 1.5, "quantum"), "");
  EXPECT_NE(fault_with(quantum_state(), "/round", 1001, "quantum"), "");
  EXPECT_EQ(fault_with(quantum_state(), "/round", 62, "quantum"), "") << "a wrong answer, but one";
  EXPECT_NE(fault_with(quantum_state(), "/unmoved/0", "z1", "quantum"), "");
  EXPECT_NE(fault_with(quantum_state(), "/hand/north/rook", -1, "quantum"), "");
  EXPECT_NE(fault_with(quantum_state(), "/hand/north/rook", 1001, "quantum"), "");
  EXPECT_NE(fault_with(quantum_state(), "/outside/0/until", 1001, "quantum"), "");
  EXPECT_EQ(fault_with(quantum_state(), "/hand", json::object(), "quantum"), "");
  EXPECT_NE(fault_with(quantum_state(), "/outside/0", {{"square", "a1"}}, "quantum"), "");
  EXPECT_NE(fault_with(quantum_state(), "/passed/0", {{"pawn", "e9"}}, "quantum"), "");
}

TEST(MessageSchema, LetsUnknownMembersOfAnswersPass) {
  json state = quaternity_state();
  state["zobrist"] = 17;
  state["pieces"][0]["id"] = 3;
  state["outcome"]["why"] = "x";
  EXPECT_EQ(fault_of_result("state", {{"state", state}, {"time", 3}}), "");
}

TEST(MessageSchema, KnowsTheOtherResults) {
  EXPECT_EQ(fault_of_result("hello", hello(), ""), "");
  const json award = {{"kind", "award"}, {"king", "red"}, {"to", "white"}};
  EXPECT_EQ(fault_of_result("act", {{"events", {award}}, {"state", quaternity_state()}}), "");
  EXPECT_NE(fault_of_result("act", {{"state", quaternity_state()}}), "");
  EXPECT_NE(fault_of_result("act", {{"events", {{{"kind", "award"}, {"king", "red"}}}}, {"state", quaternity_state()}}),
            "");
  const json gone = {{"kind", "eliminated"}, {"player", "south"}, {"by", nullptr}};
  EXPECT_EQ(fault_of_result("act", {{"events", {gone}}, {"state", quantum_state()}}, "quantum"), "");
  EXPECT_NE(
      fault_of_result("act", {{"events", {{{"kind", "eliminated"}, {"player", "south"}}}}, {"state", quantum_state()}},
                      "quantum"),
      "");
  EXPECT_EQ(fault_of_result("moves", {{"moves", json::array()}}), "");
  EXPECT_EQ(fault_of_result("moves", {{"moves", {{{"kind", "move"}, {"from", "a1"}, {"to", "a2"}}}}}), "");
  EXPECT_THAT(fault_of_result("moves", {{"moves", {{{"kind", "move"}, {"from", "a1"}}}}}),
              HasSubstr("result.moves[0]"));
  EXPECT_EQ(fault_of_result("attackers", {{"squares", {"a1"}}}), "");
  EXPECT_NE(fault_of_result("attackers", {{"squares", {"a0"}}}), "");
  EXPECT_EQ(fault_of_result("save", {{"record", nullptr}}), "");
  EXPECT_NE(fault_of_result("save", json::object()), "");
  EXPECT_EQ(fault_of_result("quit", json::object()), "");
  EXPECT_NE(fault_of_result("quit", nullptr), "");
}

TEST(MessageSchema, HoldsHelloToTheProtocol) {
  json other = hello();
  other["protocol"] = 2;
  EXPECT_THAT(fault_of_result("hello", other, ""), HasSubstr("result.protocol: expected the number 1"));
  for (const char* member : {"protocol", "engine", "rulesets", "supports"}) {
    json without = hello();
    without.erase(member);
    EXPECT_NE(fault_of_result("hello", without, ""), "") << member;
  }
  json nameless = hello();
  nameless["engine"].erase("name");
  EXPECT_EQ(fault_of_result("hello", nameless, ""), "result.engine: the member \"name\" is missing");
}

TEST(MessageSchema, MatchesErrorCodesAndKinds) {
  const std::vector<std::pair<int, std::string>> kinds = {
      {-32001, "illegal"}, {-32002, "unresolved"}, {-32003, "invalid"}};
  for (const auto& [code, kind] : kinds) {
    for (const auto& [other, wrong] : kinds) {
      const json error = {{"code", code}, {"message", "m"}, {"data", {{"kind", wrong}}}};
      EXPECT_EQ(fault_of_error(error).empty(), kind == wrong) << error;
    }
    EXPECT_EQ(fault_of_error({{"code", code}, {"message", "m"}}), "answer.error: the member \"data\" is missing");
    EXPECT_NE(fault_of_error({{"code", code}, {"message", "m"}, {"data", kind}}), "");
  }
  for (const int code : {-32601, -32602, -32600, -32603, -32700}) {
    EXPECT_EQ(fault_of_error({{"code", code}, {"message", "m"}}), "") << code;
  }
  EXPECT_THAT(fault_of_error({{"code", "-32001"}, {"message", "m"}}),
              HasSubstr("answer.error.code: expected an error code"));
  EXPECT_NE(fault_of_error({{"code", 1.5}, {"message", "m"}}), "");
  EXPECT_NE(fault_of_error({{"code", 4'000'000'000}, {"message", "m"}}), "");
  EXPECT_NE(fault_of_error({{"code", 18'446'744'073'709'519'615U}, {"message", "m"}}), "");
  EXPECT_NE(fault_of_error({{"code", 1}}), "");
}

TEST(MessageSchema, WantsEitherResultOrError) {
  const json error = {{"code", -32601}, {"message", "m"}};
  const json both = {{"jsonrpc", "2.0"}, {"id", 1}, {"result", json::object()}, {"error", error}};
  EXPECT_THAT(schema().fault_of_answer("quit", both, "").value_or(""), HasSubstr("exactly one"));
  EXPECT_THAT(schema().fault_of_answer("quit", {{"jsonrpc", "2.0"}, {"id", 1}}, "").value_or(""),
              HasSubstr("exactly one"));
  EXPECT_NE(schema().fault_of_answer("quit", json::array(), ""), std::nullopt);
  EXPECT_NE(schema().fault_of_answer("quit", {{"jsonrpc", "1.0"}, {"id", 1}, {"result", json::object()}}, ""),
            std::nullopt);
}

TEST(MessageSchema, TakesTheActionsOfTheProtocol) {
  const json quaternity[] = {{{"kind", "move"}, {"from", "d11"}, {"to", "e12"}, {"promotion", "queen"}},
                             {{"kind", "move"}, {"from", "d11"}, {"to", "e12"}, {"promotion", "pawn"}},
                             {{"kind", "pass"}},
                             {{"kind", "propose-draw"}},
                             {{"kind", "answer-draw"}, {"player", "red"}, {"accept", true}},
                             {{"kind", "resign"}, {"player", "red"}},
                             {{"kind", "time-loss"}, {"player", "red"}},
                             {{"kind", "walkover"}, {"player", "red"}}};
  for (const json& action : quaternity) EXPECT_EQ(fault_of_action(action), "") << action;
  const json quantum[] = {{{"kind", "move"}, {"from", "d4"}, {"to", "d3"}, {"promotion", "queen"}},
                          {{"kind", "promote"}, {"square", "e6"}, {"to", "rook"}},
                          {{"kind", "pass"}}};
  for (const json& action : quantum) EXPECT_EQ(fault_of_action(action, "quantum"), "") << action;
}

TEST(MessageSchema, RefusesOtherActions) {
  const json bad[] = {nullptr,
                      "pass",
                      json::object(),
                      {{"kind", "castle"}},
                      {{"kind", "pass"}, {"player", "red"}},
                      {{"kind", "move"}, {"from", "a1"}},
                      {{"kind", "move"}, {"from", "a1"}, {"to", "a2"}, {"promotion", "prince"}},
                      {{"kind", "move"}, {"from", "a1"}, {"to", "a2"}, {"promotion", nullptr}},
                      {{"kind", "move"}, {"from", "a1"}, {"to", "a2"}, {"player", "red"}},
                      {{"kind", "answer-draw"}, {"player", "red"}, {"accept", "yes"}},
                      {{"kind", "answer-draw"}, {"player", "red"}},
                      {{"kind", "resign"}},
                      {{"kind", "resign"}, {"player", "north"}},
                      {{"kind", "promote"}, {"square", "e6"}, {"to", "rook"}}};
  for (const json& action : bad) EXPECT_NE(fault_of_action(action), "") << action;
  EXPECT_EQ(fault_of_action({{"kind", "pass"}, {"player", "red"}}),
            "params.action: the member \"player\" does not belong here");
  EXPECT_NE(fault_of_action({{"kind", "resign"}, {"player", "north"}}, "quantum"), "");
}

TEST(MessageSchema, HoldsTheParamsOfEveryMethod) {
  const auto fault = [](std::string_view method, const json& params, std::string_view ruleset = "quaternity") {
    return schema().fault_of_params(method, params, ruleset).value_or("");
  };
  EXPECT_EQ(fault("hello", {{"protocol", 1}}, ""), "");
  EXPECT_NE(fault("hello", {{"protocol", 2}}, ""), "");
  EXPECT_EQ(fault("load", {{"ruleset", "quaternity"}}), "");
  EXPECT_EQ(fault("load", {{"ruleset", "quaternity"}, {"position", {{"any", 1}}}}), "");
  EXPECT_NE(fault("load", {{"position", json::object()}}), "");
  EXPECT_NE(fault("load", {{"ruleset", "quaternity"}, {"position", nullptr}}), "");
  EXPECT_NE(fault("load", {{"ruleset", "quaternity"}, {"extra", 1}}), "");
  EXPECT_EQ(fault("attackers", {{"square", "a1"}, {"by", "red"}}), "");
  EXPECT_NE(fault("attackers", {{"square", "a1"}, {"by", "north"}}), "");
  EXPECT_EQ(fault("attackers", {{"square", "a1"}, {"by", "north"}}, "quantum"), "");
  EXPECT_EQ(fault("restore", {{"record", 5}}), "");
  EXPECT_NE(fault("restore", json::object()), "");
  for (const char* method : {"state", "moves", "undo", "save", "quit"}) {
    EXPECT_EQ(fault(method, json::object()), "") << method;
    EXPECT_NE(fault(method, {{"x", 1}}), "") << method;
    EXPECT_NE(fault(method, json::array()), "") << method;
  }
  EXPECT_THAT(fault("castle", json::object()), HasSubstr("no method \"castle\""));
  EXPECT_THAT(fault("attackers", {{"square", "a1"}, {"by", "red"}}, "chess"), HasSubstr("no ruleset \"chess\""));
}

TEST(MessageSchema, HoldsTheEnvelopeOfRequests) {
  const json good = {{"jsonrpc", "2.0"}, {"id", 1}, {"method", "state"}, {"params", json::object()}};
  EXPECT_EQ(schema().fault_of_request(good, "quaternity"), std::nullopt);
  for (const auto& [member, value] : good.items()) {
    json bad = good;
    bad.erase(member);
    EXPECT_NE(schema().fault_of_request(bad, "quaternity"), std::nullopt) << member;
    bad[member] = 0;
    EXPECT_NE(schema().fault_of_request(bad, "quaternity"), std::nullopt) << member;
  }
  json extra = good;
  extra["x"] = 1;
  EXPECT_NE(schema().fault_of_request(extra, "quaternity"), std::nullopt);
  EXPECT_NE(schema().fault_of_request("x", "quaternity"), std::nullopt);
}

void expect_plain_conditions(const json& schema_part) {
  if (!schema_part.is_structured()) return;
  for (const auto& [name, part] : schema_part.items()) {
    expect_plain_conditions(part);
    if (!schema_part.is_object() || name != "if") continue;
    EXPECT_EQ(part.size(), 2U) << part;
    for (const auto& [member, value] : part.at("properties").items()) {
      EXPECT_EQ(part.at("required"), json::array({member}));
      EXPECT_TRUE(value.contains("const") && value.size() == 1U) << part;
    }
  }
}

// The search for a sentence follows an `if` itself, and understands no other kind.
TEST(MessageSchema, EveryConditionAsksForOneValue) {
  expect_plain_conditions(json::parse(std::ifstream(kSchemaFile))["definitions"]);
}

void expect_bounded_lists(const json& schema_part) {
  if (!schema_part.is_structured()) return;
  for (const json& part : schema_part) expect_bounded_lists(part);
  if (!schema_part.is_object() || !schema_part.contains("items")) return;
  EXPECT_EQ(schema_part.value("maxItems", 0), 16384) << schema_part;
}

// What is said of a wrong answer is found in lists cut to this length.
TEST(MessageSchema, EveryListIsBounded) {
  expect_bounded_lists(json::parse(std::ifstream(kSchemaFile))["definitions"]);
  const json wrong(500'000, json(0));
  EXPECT_EQ(fault_of_result("moves", {{"moves", wrong}}), "result.moves[0]: expected an action, got 0");
  const json right(16385, json{{"kind", "pass"}});
  EXPECT_EQ(fault_of_result("moves", {{"moves", right}}), "result.moves: a list of more than 16384 items");
  json late(16384, json{{"kind", "pass"}});
  EXPECT_EQ(fault_of_result("moves", {{"moves", late}}), "");
  late.back() = 7;
  EXPECT_EQ(fault_of_result("moves", {{"moves", late}}), "result.moves[16383]: expected an action, got 7");
}

TEST(MessageSchema, NamesAFileThatIsNoSchema) {
  const auto sentence = [](const std::string& text) -> std::string {
    const auto file = std::filesystem::path(testing::TempDir()) / "broken.schema.json";
    std::ofstream(file) << text;
    try {
      const MessageSchema broken(file);
    } catch (const std::runtime_error& error) {
      return error.what();
    }
    return "";
  };
  for (const char* text : {"", "{", "[]", "{}", R"({"definitions":{}})", R"({"definitions":{"a":{"type":"none"}}})",
                           R"({"definitions":{"a":{"$ref":"#/definitions/b"}}})"}) {
    EXPECT_THAT(sentence(text), HasSubstr("broken.schema.json: ")) << text;
  }
  EXPECT_THROW(MessageSchema("/nowhere/protocol.schema.json"), std::runtime_error);
}

}  // namespace
}  // namespace tetrarch::wire
