#include <gtest/gtest.h>

#include "suite/notation/quantum.hpp"
#include "suite/notation/written.hpp"

namespace tetrarch::notation {
namespace {

using nlohmann::json;

json completed_position(const std::string& text) {
  const documents::Node node = written(text);
  return quantum().completed(quantum().draft(node, Care::kPlayable), node, Care::kPlayable);
}

TEST(QuantumTurns, Words) {
  EXPECT_EQ(quantum().turned_word("a1", 1), "a12");
  EXPECT_EQ(quantum().turned_word("a12", 1), "l12");
  EXPECT_EQ(quantum().turned_word("l12", 1), "l1");
  EXPECT_EQ(quantum().turned_word("l1", 1), "a1");
  EXPECT_EQ(quantum().turned_word("north", 1), "east");
  EXPECT_EQ(quantum().turned_word("west", 1), "north");
  EXPECT_EQ(quantum().turned_word("south", 3), "east");
  for (const char* word : {"king", "active", "nobody", "survival", "m1", ""}) {
    EXPECT_EQ(quantum().turned_word(word, 1), word);
  }
}

TEST(QuantumTurns, Positions) {
  const json north = completed_position(
      "turn: east\nround: 15\nnorth: K g12, R c12, P e9\neast: K j10\nunmoved: [g12, c12]\npassed: {e9: e10}\n"
      "hand: {north: {rook: 1}}\noutside: {c12: 16, g12: 17}\n");
  EXPECT_EQ(quantum().turned(north, 1),
            completed_position("turn: south\nround: 15\neast: K l6, R l10, P i8\nsouth: K j3\nunmoved: [l6, l10]\n"
                               "passed: {i8: j8}\nhand: {east: {rook: 1}}\noutside: {l10: 16, l6: 17}\n"));
  json turned = north;
  for (int i = 0; i < 4; ++i) {
    turned = quantum().turned(turned, 1);
    EXPECT_EQ(turned == north, i == 3);
    EXPECT_EQ(turned, quantum().canonical(turned));
  }
}

TEST(QuantumTurns, Actions) {
  const json move = quantum().action(written("d4-d3=queen"));
  EXPECT_EQ(quantum().action_text(quantum().turned(move, 1)), "d9-c9=queen");
  const json promotion = quantum().action(written("{promote: e6=rook}"));
  EXPECT_EQ(quantum().action_text(quantum().turned(promotion, 1)), "promote f8=rook");
}

TEST(QuantumTurns, ExpectedStates) {
  const ExpectedState state = quantum().expected_state(
      written("turn: north\nround: 7\nplayers: {west: eliminated}\nhand: {south: {rook: 1}}\n"
              "pieces: {a1: empty, d4: north P}\nunmoved: [g12, c12, j12]\npassed: {e9: e10, f9: f10}\n"
              "outside: {a1: 17, b1: 16}\noutcome: {winner: west, by: survival}\n"));
  const ExpectedState turned = quantum().turned(state, 1);
  const ExpectedState meant = quantum().expected_state(
      written("turn: east\nround: 7\nplayers: {north: eliminated}\nhand: {west: {rook: 1}}\n"
              "pieces: {a12: empty, d9: east P}\nunmoved: [l6, l10, l3]\npassed: {i8: j8, i7: j7}\n"
              "outside: {a12: 17, a11: 16}\noutcome: {winner: north, by: survival}\n"));
  EXPECT_EQ(turned.fields, meant.fields);
  EXPECT_EQ(turned.entries, meant.entries);
  ASSERT_EQ(turned.squares.size(), meant.squares.size());
  for (std::size_t i = 0; i < meant.squares.size(); ++i) {
    EXPECT_EQ(turned.squares[i].square, meant.squares[i].square);
    EXPECT_EQ(turned.squares[i].piece, meant.squares[i].piece);
  }
  EXPECT_TRUE(quantum().turned(ExpectedState{}, 1).fields.empty());
}

TEST(QuantumTurns, WhatIsNoPositionStaysAsItIs) {
  const json document = json::parse(R"({"turn": 5, "pieces": [{"square": "m13"}, "a1", null], "unmoved": 3,
                                        "passed": [7], "outside": {"north": true}})");
  EXPECT_EQ(quantum().turned(document, 1), json::parse(R"({"turn": 5, "pieces": [null, {"square": "m13"}, "a12"],
                                        "unmoved": 3, "passed": [7], "outside": {"east": true}})"));
}

}  // namespace
}  // namespace tetrarch::notation
