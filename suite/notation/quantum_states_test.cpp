#include <gtest/gtest.h>

#include <algorithm>

#include "suite/notation/quantum.hpp"
#include "suite/notation/written.hpp"

namespace tetrarch::notation {
namespace {

using documents::Node;
using nlohmann::json;

ExpectedState expected(const std::string& text) { return quantum().expected_state(written(text)); }

std::string state_refusal(const std::string& text) {
  return refusal_of(text, [](const Node& node) { quantum().expected_state(node); });
}

json opening_state() {
  json state = quantum().opening();
  state["outcome"] = {{"kind", "in-progress"}};
  return state;
}

std::string told(const json& expected_state, const json& actual_state) {
  std::string text;
  const auto found = quantum().differences(quantum().canonical(expected_state), quantum().canonical(actual_state));
  for (const auto& difference : found) {
    text += difference.field + ": " + difference.expected + " / " + difference.actual + "\n";
  }
  return text;
}

TEST(QuantumStates, Expected) {
  const ExpectedState state = expected(
      "turn: east\nround: 7\nplayers: {south: eliminated}\npieces: {c4: north N, a1: empty, d5: west P}\n"
      "unmoved: [g12, c12]\npassed: {e9: e10}\nhand: {north: {rook: 1}}\noutside: {g12: 17, b2: 16}\n"
      "outcome: {winner: north, by: mate}\n");
  EXPECT_EQ(state.fields.at("turn"), "east");
  EXPECT_EQ(state.fields.at("round"), 7);
  EXPECT_EQ(state.fields.at("unmoved"), json::parse(R"(["c12", "g12"])"));
  EXPECT_EQ(state.fields.at("passed"), json::parse(R"([{"pawn": "e9", "square": "e10"}])"));
  EXPECT_EQ(state.fields.at("outside"),
            json::parse(R"([{"square": "b2", "until": 16}, {"square": "g12", "until": 17}])"));
  EXPECT_EQ(state.fields.at("outcome"), json::parse(R"({"kind": "winner", "winner": "north", "by": "mate"})"));
  EXPECT_EQ(state.entries.at("players").at("south"), "eliminated");
  EXPECT_EQ(state.entries.at("hand").at("north"), json::parse(R"({"rook": 1, "bishop": 0, "knight": 0})"));
  ASSERT_EQ(state.squares.size(), 3U);
  EXPECT_EQ(state.squares[0].square, "c4");
  EXPECT_EQ(state.squares[0].piece, json::parse(R"({"army": "north", "type": "knight"})"));
  EXPECT_EQ(state.squares[1].piece, nullptr);
  EXPECT_EQ(state.squares[2].piece, json::parse(R"({"army": "west", "type": "pawn"})"));
}

TEST(QuantumStates, ExpectedToSayNothing) {
  const ExpectedState state = expected("unmoved: []\npassed: {}\noutside: {}\nhand: {north: {}}\n");
  for (const char* list : {"unmoved", "passed", "outside"}) EXPECT_EQ(state.fields.at(list), json::array()) << list;
  EXPECT_EQ(state.entries.at("hand").at("north"), json::parse(R"({"rook": 0, "bishop": 0, "knight": 0})"));
  EXPECT_EQ(expected("outcome: draw").fields.at("outcome"), json::parse(R"({"kind": "draw"})"));
  EXPECT_EQ(expected("outcome: in-progress").fields.at("outcome"), json::parse(R"({"kind": "in-progress"})"));
}

TEST(QuantumStates, ExpectedRefused) {
  EXPECT_EQ(state_refusal("{}"), "f.yaml:1:1: expected what the state must show, got an empty map");
  EXPECT_EQ(state_refusal("turns: east").substr(0, 56), "f.yaml:1:1: a state has no key turns; did you mean turn?");
  EXPECT_EQ(state_refusal("offer: null").substr(0, 35), "f.yaml:1:1: a state has no key offe");
  EXPECT_EQ(state_refusal("round: x").substr(0, 28), "f.yaml:1:8: expected a round");
  EXPECT_EQ(state_refusal("pieces: {}"), "f.yaml:1:9: expected a map from squares to pieces, got an empty map");
  EXPECT_EQ(state_refusal("pieces: {a13: empty}"), "f.yaml:1:10: expected a square, a1 to l12, got \"a13\"");
  EXPECT_EQ(state_refusal("pieces: {a1: north}"), "f.yaml:1:19: expected a piece: one of K Q R B N P, got \"\"");
  EXPECT_EQ(state_refusal("pieces: {a1: north P^}"), "f.yaml:1:20: expected a piece: one of K Q R B N P, got \"P^\"");
  EXPECT_EQ(state_refusal("pieces: {a1: white N}").substr(0, 40), "f.yaml:1:14: expected empty, or an army ");
  EXPECT_EQ(state_refusal("players: {north: frozen}"),
            "f.yaml:1:18: expected a status: one of active, eliminated, got \"frozen\"");
  EXPECT_EQ(state_refusal("players: {}").substr(0, 25), "f.yaml:1:10: expected a m");
  EXPECT_EQ(state_refusal("hand: {}").substr(0, 25), "f.yaml:1:7: expected a ma");
  EXPECT_EQ(state_refusal("hand: {north: {pawn: 1}}").substr(0, 31), "f.yaml:1:16: a hand has no key ");
  EXPECT_EQ(state_refusal("unmoved: {g12: 1}").substr(0, 24), "f.yaml:1:10: expected a ");
  EXPECT_EQ(state_refusal("outcome: {winner: north}"), "f.yaml:1:10: an outcome needs the key by");
  EXPECT_EQ(state_refusal("outcome: {winner: north, by: luck}"),
            "f.yaml:1:30: expected how it was won: one of survival, points, mate, got \"luck\"");
  EXPECT_EQ(state_refusal("outcome: null").substr(0, 24), "f.yaml:1:10: expected an");
}

TEST(QuantumStates, OrderDoesNotMatter) {
  json a = opening_state();
  a["passed"] = json::parse(R"([{"pawn": "e9", "square": "e10"}, {"pawn": "i5", "square": "j5"}])");
  a["outside"] = json::parse(R"([{"square": "a1", "until": 16}, {"square": "b2", "until": 17}])");
  json b = a;
  for (const char* list : {"pieces", "unmoved", "passed", "outside"}) std::reverse(b[list].begin(), b[list].end());
  EXPECT_NE(a, b);
  EXPECT_EQ(quantum().canonical(a), quantum().canonical(b));
  EXPECT_EQ(told(a, b), "");
}

TEST(QuantumStates, WhatIsMissingFromAHandIsNone) {
  json a = opening_state();
  json b = a;
  a["hand"] = json::object();
  b["hand"] = json::parse(R"({"north": {"rook": 0}, "west": {}})");
  EXPECT_EQ(quantum().canonical(a), quantum().canonical(b));
  EXPECT_EQ(quantum().canonical(a), quantum().canonical(opening_state()));
  b["hand"]["north"]["rook"] = 1;
  EXPECT_EQ(told(a, b), "hand.north: rook 0, bishop 0, knight 0 / rook 1, bishop 0, knight 0\n");
}

TEST(QuantumStates, DifferencesAreNamed) {
  const json a = opening_state();
  json b = a;
  b["turn"] = "east";
  b["round"] = 2;
  b["players"]["south"] = "eliminated";
  b["pieces"][0]["type"] = "queen";
  b["unmoved"].erase(0);
  b["passed"].push_back({{"pawn", "e9"}, {"square", "e10"}});
  b["hand"]["west"]["knight"] = 1;
  b["outside"].push_back({{"square", "g12"}, {"until", 17}});
  b["outcome"] = {{"kind", "winner"}, {"winner", "north"}, {"by", "points"}};
  EXPECT_EQ(told(a, b),
            "turn: north / east\n"
            "round: 1 / 2\n"
            "players.south: active / eliminated\n"
            "pieces.c1: south rook / south queen\n"
            "unmoved.c1: listed / absent\n"
            "passed.e9: absent / e10\n"
            "hand.west: rook 0, bishop 0, knight 0 / rook 0, bishop 0, knight 1\n"
            "outside.g12: absent / 17\n"
            "outcome: in-progress / winner north by points\n");
  json c = b;
  c["outside"][0]["until"] = 16;
  c["passed"][0]["square"] = "e11";
  c["outcome"]["by"] = "mate";
  EXPECT_EQ(told(b, c),
            "passed.e9: e10 / e11\n"
            "outside.g12: 17 / 16\n"
            "outcome: winner north by points / winner north by mate\n");
}

TEST(QuantumStates, WhatIsNamedTwiceIsToldOf) {
  const json a = opening_state();
  json b = a;
  b["unmoved"].push_back("g12");
  EXPECT_EQ(told(a, b), "unmoved.g12: listed / listed and listed\n");
  b = a;
  b["pieces"].push_back(json::parse(R"({"square": "g12", "army": "east", "type": "rook"})"));
  EXPECT_EQ(told(a, b), "pieces.g12: north king / east rook and north king\n");
}

TEST(QuantumStates, NoDifferenceIsLost) {
  json a = opening_state();
  a["passed"].push_back({{"pawn", "e9"}, {"square", "e10"}});
  a["outside"].push_back({{"square", "g12"}, {"until", 17}});
  json b = a;
  for (const char* list : {"pieces", "passed", "outside"}) {
    b = a;
    b[list][0]["extra"] = 1;
    EXPECT_NE(told(a, b), "") << list;
  }
  b = a;
  b["hand"]["north"]["queen"] = 1;
  EXPECT_NE(told(a, b), "");
  b = a;
  b["extra"] = "x";
  EXPECT_EQ(told(a, b), "extra: absent / x\n");
  for (const auto& [key, value] : a.items()) {
    b = a;
    b.erase(key);
    EXPECT_NE(told(a, b), "") << key;
    EXPECT_NE(told(b, a), "") << key;
  }
}

}  // namespace
}  // namespace tetrarch::notation
