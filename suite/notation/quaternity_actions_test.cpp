#include <gtest/gtest.h>

#include "suite/notation/quaternity.hpp"
#include "suite/notation/written.hpp"

namespace tetrarch::notation {
namespace {

using nlohmann::json;

json action(const std::string& text) { return quaternity().action(written(text)); }

std::string action_refusal(const std::string& text) {
  return refusal_of(text, [](const documents::Node& node) { quaternity().action(node); });
}

struct Pair {
  const char* written;
  const char* text;
  const char* protocol;
};

const Pair kPairs[] = {
    {"a3-c4", "a3-c4", R"({"kind": "move", "from": "a3", "to": "c4"})"},
    {"l12-a1", "l12-a1", R"({"kind": "move", "from": "l12", "to": "a1"})"},
    {"d11-e12=queen", "d11-e12=queen", R"({"kind": "move", "from": "d11", "to": "e12", "promotion": "queen"})"},
    {"d11-e12=king", "d11-e12=king", R"({"kind": "move", "from": "d11", "to": "e12", "promotion": "king"})"},
    {"pass", "pass", R"({"kind": "pass"})"},
    {"propose-draw", "propose-draw", R"({"kind": "propose-draw"})"},
    {"{accept: red}", "accept red", R"({"kind": "answer-draw", "player": "red", "accept": true})"},
    {"{decline: red}", "decline red", R"({"kind": "answer-draw", "player": "red", "accept": false})"},
    {"{resign: black}", "resign black", R"({"kind": "resign", "player": "black"})"},
    {"{time-loss: green}", "time-loss green", R"({"kind": "time-loss", "player": "green"})"},
    {"{walkover: white}", "walkover white", R"({"kind": "walkover", "player": "white"})"},
};

TEST(QuaternityActions, GoToTheProtocolAndBack) {
  for (const Pair& pair : kPairs) {
    const json protocol = json::parse(pair.protocol);
    EXPECT_EQ(action(pair.written), protocol) << pair.written;
    EXPECT_EQ(quaternity().action_text(protocol), pair.text);
    EXPECT_EQ(quaternity().written_action(protocol), pair.written);
  }
}

TEST(QuaternityActions, RefuseWhatIsNoAction) {
  EXPECT_EQ(action_refusal("m1-a1"), "f.yaml:1:1: expected a square, a1 to l12, got \"m1\"");
  EXPECT_EQ(action_refusal("a1-a13"), "f.yaml:1:4: expected a square, a1 to l12, got \"a13\"");
  EXPECT_EQ(action_refusal("a1-a01"), "f.yaml:1:4: expected a square, a1 to l12, got \"a01\"");
  EXPECT_EQ(action_refusal("a1-A2"), "f.yaml:1:4: expected a square, a1 to l12, got \"A2\"");
  EXPECT_EQ(action_refusal("a1-"), "f.yaml:1:4: expected a square, a1 to l12, got \"\"");
  EXPECT_EQ(action_refusal("a1-a2-a3"), "f.yaml:1:4: expected a square, a1 to l12, got \"a2-a3\"");
  EXPECT_EQ(action_refusal("a1-a2=quen"),
            "f.yaml:1:7: expected a piece: one of king, queen, rook, bishop, knight, pawn, got \"quen\"; did you mean "
            "queen?");
  EXPECT_EQ(action_refusal("{resign: blue}"),
            "f.yaml:1:10: expected a player: one of white, red, black, green, got \"blue\"");
  EXPECT_EQ(action_refusal("{resigns: red}"),
            "f.yaml:1:2: expected an action: one of accept, decline, resign, time-loss, walkover, got \"resigns\"; did "
            "you mean resign?");
  const std::string expected = "f.yaml:1:1: expected an action: a move such as a3-c4";
  for (const char* bad : {"passs", "[a1-a2]", "{resign: red, accept: black}", "{}", "''"}) {
    EXPECT_EQ(action_refusal(bad).substr(0, expected.size()), expected) << bad;
  }
}

TEST(QuaternityActions, MovesFromASquare) {
  EXPECT_EQ(quaternity().move_from("a1", written("b2")), json::parse(R"({"kind": "move", "from": "a1", "to": "b2"})"));
  EXPECT_EQ(quaternity().move_from("d11", written("e12=rook")), action("d11-e12=rook"));
  EXPECT_EQ(refusal_of("a0", [](const documents::Node& node) { quaternity().move_from("a1", node); }),
            "f.yaml:1:1: expected a square, a1 to l12, got \"a0\"");
}

}  // namespace
}  // namespace tetrarch::notation
