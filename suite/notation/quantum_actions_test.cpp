#include <gtest/gtest.h>

#include "suite/notation/quantum.hpp"
#include "suite/notation/written.hpp"

namespace tetrarch::notation {
namespace {

using nlohmann::json;

json action(const std::string& text) { return quantum().action(written(text)); }

std::string action_refusal(const std::string& text) {
  return refusal_of(text, [](const documents::Node& node) { quantum().action(node); });
}

struct Pair {
  const char* written;
  const char* text;
  const char* protocol;
};

const Pair kPairs[] = {
    {"d4-d3", "d4-d3", R"({"kind": "move", "from": "d4", "to": "d3"})"},
    {"d4-d3=queen", "d4-d3=queen", R"({"kind": "move", "from": "d4", "to": "d3", "promotion": "queen"})"},
    {"g12-i12", "g12-i12", R"({"kind": "move", "from": "g12", "to": "i12"})"},
    {"pass", "pass", R"({"kind": "pass"})"},
    {"{promote: e6=rook}", "promote e6=rook", R"({"kind": "promote", "square": "e6", "to": "rook"})"},
    {"{promote: e12=king}", "promote e12=king", R"({"kind": "promote", "square": "e12", "to": "king"})"},
};

TEST(QuantumActions, GoToTheProtocolAndBack) {
  for (const Pair& pair : kPairs) {
    const json protocol = json::parse(pair.protocol);
    EXPECT_EQ(action(pair.written), protocol) << pair.written;
    EXPECT_EQ(quantum().action_text(protocol), pair.text);
    EXPECT_EQ(quantum().written_action(protocol), pair.written);
  }
}

TEST(QuantumActions, RefuseWhatIsNoAction) {
  EXPECT_EQ(action_refusal("m1-a1"), "f.yaml:1:1: expected a square, a1 to l12, got \"m1\"");
  EXPECT_EQ(action_refusal("a1-a2=quen").substr(0, 38), "f.yaml:1:7: expected a piece: one of k");
  EXPECT_EQ(action_refusal("{promote: m6=rook}"), "f.yaml:1:11: expected a square, a1 to l12, got \"m6\"");
  EXPECT_EQ(action_refusal("{promote: e6=rok}").substr(0, 39), "f.yaml:1:14: expected a piece: one of k");
  EXPECT_EQ(action_refusal("{promote: e6}"),
            "f.yaml:1:11: expected a pawn's square and a piece, such as e6=rook, got \"e6\"");
  EXPECT_EQ(action_refusal("{promote: [e6]}").substr(0, 38), "f.yaml:1:11: expected a pawn's square ");
  EXPECT_EQ(action_refusal("{promotes: e6=rook}").substr(0, 36), "f.yaml:1:2: an action has no key pro");
  EXPECT_EQ(action_refusal("{}"), "f.yaml:1:1: an action needs the key promote");
  const std::string expected = "f.yaml:1:1: expected an action: a move such as d4-d3";
  for (const char* bad : {"passs", "propose-draw"}) {
    EXPECT_NE(action_refusal(bad), "accepted") << bad;
  }
  for (const char* bad : {"passs", "[a1-a2]", "''"}) {
    EXPECT_EQ(action_refusal(bad).substr(0, expected.size()), expected) << bad;
  }
}

TEST(QuantumActions, MovesFromASquare) {
  EXPECT_EQ(quantum().move_from("d4", written("d3=rook")), action("d4-d3=rook"));
  EXPECT_EQ(refusal_of("a0", [](const documents::Node& node) { quantum().move_from("a1", node); }),
            "f.yaml:1:1: expected a square, a1 to l12, got \"a0\"");
}

}  // namespace
}  // namespace tetrarch::notation
