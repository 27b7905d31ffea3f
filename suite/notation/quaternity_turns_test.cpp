#include <gtest/gtest.h>

#include "suite/notation/quantum.hpp"
#include "suite/notation/quaternity.hpp"
#include "suite/notation/written.hpp"

namespace tetrarch::notation {
namespace {

using nlohmann::json;

TEST(QuaternityTurns, Squares) {
  EXPECT_EQ(quaternity().turned_word("a1", 1), "a12");
  EXPECT_EQ(quaternity().turned_word("a12", 1), "l12");
  EXPECT_EQ(quaternity().turned_word("l12", 1), "l1");
  EXPECT_EQ(quaternity().turned_word("l1", 1), "a1");
  EXPECT_EQ(quaternity().turned_word("b1", 1), "a11");
  EXPECT_EQ(quaternity().turned_word("b1", 2), "k12");
  EXPECT_EQ(quaternity().turned_word("b1", 3), "l2");
  EXPECT_EQ(quaternity().turned_word("f6", 1), "f7");
}

TEST(QuaternityTurns, Words) {
  EXPECT_EQ(quaternity().turned_word("white", 1), "red");
  EXPECT_EQ(quaternity().turned_word("green", 1), "white");
  EXPECT_EQ(quaternity().turned_word("black", 3), "red");
  EXPECT_EQ(quaternity().turned_word("up", 1), "right");
  EXPECT_EQ(quaternity().turned_word("left", 1), "up");
  for (const char* word : {"open", "king", "active", "m1", "a13", "a0", ""}) {
    EXPECT_EQ(quaternity().turned_word(word, 1), word);
  }
}

TEST(QuaternityTurns, TheOpeningTurnsOntoItselfButForTheTurn) {
  json opening = quaternity().opening();
  for (unsigned turns = 0; turns <= 4; ++turns) {
    json turned = quaternity().turned(opening, turns);
    EXPECT_EQ(turned["turn"], quaternity().players()[turns % 4]);
    turned["turn"] = "white";
    EXPECT_EQ(turned, opening) << turns;
  }
}

TEST(QuaternityTurns, FourAreTheIdentity) {
  json state = quaternity().canonical(quaternity().opening());
  state["turn"] = "red";
  state["players"]["green"] = "frozen";
  state["controllers"]["black"] = "red";
  state["offer"] = {{"by", "red"}, {"accepted", {"black", "white"}}};
  state["outcome"] = {{"kind", "winner"}, {"winner", "red"}};
  json turned = state;
  for (int i = 0; i < 4; ++i) {
    turned = quaternity().turned(turned, 1);
    EXPECT_EQ(turned == state, i == 3);
    EXPECT_EQ(turned, quaternity().canonical(turned));
  }
  EXPECT_EQ(turned, state);
}

TEST(QuaternityTurns, Actions) {
  const json move = quaternity().action(written("d11-e12=queen"));
  EXPECT_EQ(quaternity().action_text(quaternity().turned(move, 1)), "k9-l8=queen");
  const json answer = quaternity().action(written("{accept: green}"));
  EXPECT_EQ(quaternity().action_text(quaternity().turned(answer, 1)), "accept white");
  EXPECT_EQ(quaternity().turned(quaternity().action(written("pass")), 1), quaternity().action(written("pass")));
}

TEST(QuaternityTurns, ExpectedStates) {
  const ExpectedState state = quaternity().expected_state(
      written("turn: white\nplayers: {green: frozen}\ncontrollers: {red: white}\npieces: {a1: empty, d4: white P^}\n"
              "offer: {by: white, accepted: [green, red]}\noutcome: {winner: green}\n"));
  const ExpectedState turned = quaternity().turned(state, 1);
  const ExpectedState meant = quaternity().expected_state(
      written("turn: red\nplayers: {white: frozen}\ncontrollers: {black: red}\npieces: {a12: empty, d9: red P>}\n"
              "offer: {by: red, accepted: [white, black]}\noutcome: {winner: white}\n"));
  EXPECT_EQ(turned.fields, meant.fields);
  EXPECT_EQ(turned.entries, meant.entries);
  ASSERT_EQ(turned.squares.size(), meant.squares.size());
  for (std::size_t i = 0; i < meant.squares.size(); ++i) {
    EXPECT_EQ(turned.squares[i].square, meant.squares[i].square);
    EXPECT_EQ(turned.squares[i].piece, meant.squares[i].piece);
  }
}

TEST(QuaternityTurns, WhatIsNoPositionStaysAsItIs) {
  const json document = json::parse(R"({"turn": 5, "pieces": [{"square": "m13"}, "a1", null], "white": ["x", true]})");
  EXPECT_EQ(quaternity().turned(document, 1),
            json::parse(R"({"turn": 5, "pieces": [null, {"square": "m13"}, "a12"], "red": ["x", true]})"));
}

TEST(Notations, AreFoundByRuleset) {
  EXPECT_EQ(notation_of("quaternity"), &quaternity());
  EXPECT_EQ(notation_of("chess"), nullptr);
  EXPECT_EQ(notation_of("quantum"), &quantum());
  EXPECT_EQ(rulesets(), (std::vector<std::string>{"quaternity", "quantum"}));
}

}  // namespace
}  // namespace tetrarch::notation
