#include <gtest/gtest.h>

#include <algorithm>

#include "suite/notation/quaternity.hpp"
#include "suite/notation/written.hpp"

namespace tetrarch::notation {
namespace {

using documents::Node;
using nlohmann::json;

ExpectedState expected(const std::string& text) { return quaternity().expected_state(written(text)); }

std::string state_refusal(const std::string& text) {
  return refusal_of(text, [](const Node& node) { quaternity().expected_state(node); });
}

json opening_state() {
  json state = quaternity().opening();
  state["offer"] = nullptr;
  state["outcome"] = {{"kind", "in-progress"}};
  return state;
}

std::string told(const json& expected_state, const json& actual_state) {
  std::string text;
  const auto found =
      quaternity().differences(quaternity().canonical(expected_state), quaternity().canonical(actual_state));
  for (const auto& difference : found) {
    text += difference.field + ": " + difference.expected + " / " + difference.actual + "\n";
  }
  return text;
}

TEST(QuaternityStates, Expected) {
  const ExpectedState state = expected(
      "turn: red\nplayers: {red: eliminated, white: active}\ncontrollers: {red: white}\n"
      "pieces: {c4: white N, a1: empty, d5: white P^, e5: green P*}\noffer: {by: white, accepted: [red, black]}\n"
      "outcome: {winner: white}\n");
  EXPECT_EQ(state.fields.at("turn"), "red");
  EXPECT_EQ(state.fields.at("offer"), json::parse(R"({"by": "white", "accepted": ["black", "red"]})"));
  EXPECT_EQ(state.fields.at("outcome"), json::parse(R"({"kind": "winner", "winner": "white"})"));
  EXPECT_EQ(state.entries.at("players").size(), 2U);
  EXPECT_EQ(state.entries.at("players").at("red"), "eliminated");
  EXPECT_EQ(state.entries.at("controllers").at("red"), "white");
  ASSERT_EQ(state.squares.size(), 4U);
  EXPECT_EQ(state.squares[0].square, "c4");
  EXPECT_EQ(state.squares[0].piece, json::parse(R"({"army": "white", "type": "knight"})"));
  EXPECT_EQ(state.squares[1].piece, nullptr);
  EXPECT_EQ(state.squares[2].piece, json::parse(R"({"army": "white", "type": "pawn", "heading": "up"})"));
  EXPECT_EQ(state.squares[3].piece, json::parse(R"({"army": "green", "type": "pawn", "heading": "open"})"));
}

TEST(QuaternityStates, ExpectedOutcomesAndOffers) {
  EXPECT_EQ(expected("outcome: in-progress").fields.at("outcome"), json::parse(R"({"kind": "in-progress"})"));
  EXPECT_EQ(expected("outcome: draw").fields.at("outcome"), json::parse(R"({"kind": "draw"})"));
  EXPECT_EQ(expected("outcome: null").fields.at("outcome"), nullptr);
  EXPECT_EQ(expected("offer: null").fields.at("offer"), nullptr);
  EXPECT_EQ(expected("offer: {by: red}").fields.at("offer"), json::parse(R"({"by": "red", "accepted": []})"));
}

TEST(QuaternityStates, ExpectedRefused) {
  EXPECT_EQ(state_refusal("{}"), "f.yaml:1:1: expected what the state must show, got an empty map");
  EXPECT_EQ(state_refusal("turns: red").substr(0, 62),
            "f.yaml:1:1: a state has no key turns; did you mean turn?; its ");
  EXPECT_EQ(state_refusal("pieces: {}"), "f.yaml:1:9: expected a map from squares to pieces, got an empty map");
  EXPECT_EQ(state_refusal("pieces: {a13: empty}"), "f.yaml:1:10: expected a square, a1 to l12, got \"a13\"");
  EXPECT_EQ(state_refusal("pieces: {a1: white}"), "f.yaml:1:19: expected a piece: one of K Q R B N P, got \"\"");
  EXPECT_EQ(state_refusal("pieces: {a1: white X}"), "f.yaml:1:20: expected a piece: one of K Q R B N P, got \"X\"");
  EXPECT_EQ(state_refusal("pieces: {a1: white P}"), "f.yaml:1:20: a pawn needs a mark: ^ v < > or * for open");
  EXPECT_EQ(state_refusal("pieces: {a1: white P^^}"), "f.yaml:1:20: a pawn needs a mark: ^ v < > or * for open");
  EXPECT_EQ(state_refusal("pieces: {a1: white N^}"), "f.yaml:1:20: a knight is written with its letter alone");
  EXPECT_EQ(state_refusal("pieces: {a1: white Pv}"),
            "f.yaml:1:20: no white pawn heads down; its headings are up, right, open");
  EXPECT_EQ(state_refusal("pieces: {a1: N}").substr(0, 57),
            "f.yaml:1:14: expected empty, or an army and a piece: one ");
  EXPECT_EQ(state_refusal("pieces: {a1: }").substr(0, 40), "f.yaml:1:12: expected what stands there:");
  EXPECT_EQ(state_refusal("players: {red: dead}"),
            "f.yaml:1:16: expected a status: one of active, frozen, eliminated, got \"dead\"");
  EXPECT_EQ(state_refusal("controllers: {red: nobody}").substr(0, 29), "f.yaml:1:20: expected a playe");
  EXPECT_EQ(state_refusal("offer: {by: white, accepted: [red, red]}"), "f.yaml:1:36: red stands here twice");
  EXPECT_EQ(state_refusal("offer: {accepted: []}"), "f.yaml:1:8: an offer needs the key by");
  EXPECT_EQ(state_refusal("outcome: {winner: nobody}").substr(0, 30), "f.yaml:1:19: expected a player");
  EXPECT_EQ(state_refusal("outcome: won").substr(0, 32), "f.yaml:1:10: expected an outcome");
}

TEST(QuaternityStates, OrderDoesNotMatter) {
  json a = opening_state();
  a["offer"] = {{"by", "white"}, {"accepted", {"red", "black"}}};
  json b = a;
  std::reverse(b["pieces"].begin(), b["pieces"].end());
  b["offer"]["accepted"] = {"black", "red"};
  EXPECT_NE(a, b);
  EXPECT_EQ(quaternity().canonical(a), quaternity().canonical(b));
  EXPECT_EQ(told(a, b), "");
}

TEST(QuaternityStates, TheControllerOfAnArmyWithoutAPieceDoesNotMatter) {
  json a = opening_state();
  for (std::size_t i = a["pieces"].size(); i-- > 0;) {
    if (a["pieces"][i]["army"] == "red") a["pieces"].erase(i);
  }
  json b = a;
  b["controllers"]["red"] = "green";
  EXPECT_EQ(told(a, b), "");
  b["controllers"]["black"] = "green";
  EXPECT_EQ(told(a, b), "controllers.black: black / green\n");
}

TEST(QuaternityStates, DifferencesAreNamed) {
  const json a = opening_state();
  json b = a;
  b["turn"] = "red";
  b["players"]["red"] = "frozen";
  b["controllers"]["green"] = "white";
  b["pieces"][0] = json::parse(R"({"square": "a2", "army": "white", "type": "pawn", "heading": "up"})");
  b["offer"] = {{"by", "white"}, {"accepted", {"red", "black"}}};
  b["outcome"] = {{"kind", "winner"}, {"winner", "white"}};
  EXPECT_EQ(told(a, b),
            "turn: white / red\n"
            "players.red: active / frozen\n"
            "controllers.green: green / white\n"
            "pieces.a1: white king / empty\n"
            "pieces.a2: empty / white pawn up\n"
            "offer: none / by white, accepted by black, red\n"
            "outcome: in-progress / winner white\n");
  b = a;
  b["outcome"] = nullptr;
  b["offer"] = {{"by", "white"}, {"accepted", json::array()}};
  EXPECT_EQ(told(b, a),
            "offer: by white, accepted by nobody / none\n"
            "outcome: unnamed / in-progress\n");
}

TEST(QuaternityStates, TwoPiecesOnOneSquareAreToldOf) {
  const json a = opening_state();
  json b = a;
  b["pieces"].push_back(json::parse(R"({"square": "a1", "army": "red", "type": "rook"})"));
  EXPECT_EQ(told(a, b), "pieces.a1: white king / red rook and white king\n");
  b = a;
  b["pieces"].push_back(b["pieces"][0]);
  EXPECT_EQ(told(a, b), "pieces.a1: white king / white king and white king\n");
}

TEST(QuaternityStates, NoDifferenceIsLost) {
  const json a = opening_state();
  json b = a;
  b["pieces"][0]["extra"] = 1;
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
