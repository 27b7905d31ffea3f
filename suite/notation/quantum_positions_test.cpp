#include <gtest/gtest.h>

#include <algorithm>

#include "suite/notation/quantum.hpp"
#include "suite/notation/written.hpp"

namespace tetrarch::notation {
namespace {

using documents::Node;
using nlohmann::json;

const std::string kFour = "turn: north\nnorth: K c10\neast: K j10\nsouth: K j3\nwest: K c3\n";

json read(const Node& node, Care care) { return quantum().completed(quantum().draft(node, care), node, care); }

json position(const std::string& text, Care care = Care::kPlayable) { return read(written(text), care); }

std::string refusal(const std::string& text, Care care = Care::kPlayable) {
  return refusal_of(text, [care](const Node& node) { read(node, care); });
}

json changed(const std::string& base, const std::string& change) {
  const json draft = quantum().draft(written(base), Care::kPlayable);
  const Node node = written(change);
  return quantum().completed(quantum().changed_draft(draft, node, Care::kPlayable), node, Care::kPlayable);
}

std::string change_refusal(const std::string& change) {
  return refusal_of(change, [](const Node& node) {
    const json draft = quantum().draft(written(kFour), Care::kPlayable);
    quantum().completed(quantum().changed_draft(draft, node, Care::kPlayable), node, Care::kPlayable);
  });
}

TEST(QuantumPositions, TheCompactForm) {
  EXPECT_EQ(position("turn: east\nround: 15\nnorth: K g12, R j12 c12, P e9\neast: K l6\nunmoved: [j12, g12, c12]\n"
                     "passed: {e9: e10}\nhand: {north: {knight: 2}}\noutside: {l6: 16, g12: 17, j12: 17, c12: 17}\n"),
            json::parse(R"({
    "turn": "east", "round": 15,
    "players": {"north": "active", "east": "active", "south": "eliminated", "west": "eliminated"},
    "pieces": [
      {"square": "l6", "army": "east", "type": "king"},
      {"square": "e9", "army": "north", "type": "pawn"},
      {"square": "c12", "army": "north", "type": "rook"},
      {"square": "g12", "army": "north", "type": "king"},
      {"square": "j12", "army": "north", "type": "rook"}],
    "unmoved": ["c12", "g12", "j12"],
    "passed": [{"pawn": "e9", "square": "e10"}],
    "hand": {"north": {"rook": 0, "bishop": 0, "knight": 2}, "east": {"rook": 0, "bishop": 0, "knight": 0},
             "south": {"rook": 0, "bishop": 0, "knight": 0}, "west": {"rook": 0, "bishop": 0, "knight": 0}},
    "outside": [{"square": "l6", "until": 16}, {"square": "c12", "until": 17}, {"square": "g12", "until": 17},
                {"square": "j12", "until": 17}]})"));
}

TEST(QuantumPositions, SayNothingWhereNothingIsWritten) {
  const json result = position("turn: north\nnorth: K a1\n");
  EXPECT_EQ(result["round"], 1);
  for (const char* list : {"unmoved", "passed", "outside"}) EXPECT_EQ(result[list], json::array()) << list;
}

TEST(QuantumPositions, TheLongForm) {
  const json result =
      position("turn: north\nnorth: K a1\neast: {pieces: 'R l10, N l9', status: eliminated}\nsouth: {status: active}\n",
               Care::kAnything);
  EXPECT_EQ(result["players"],
            json::parse(R"({"north": "active", "east": "eliminated", "south": "active", "west": "eliminated"})"));
  EXPECT_EQ(result["pieces"].size(), 3U);
}

TEST(QuantumPositions, TheOpening) {
  const json opening = quantum().opening();
  EXPECT_EQ(opening["turn"], "north");
  EXPECT_EQ(opening["round"], 1);
  EXPECT_EQ(opening["pieces"].size(), 64U);
  EXPECT_EQ(opening["unmoved"],
            json::parse(R"(["c1", "g1", "j1", "a3", "l3", "a6", "l6", "a10", "l10", "c12", "g12", "j12"])"));
  for (const std::string& player : quantum().players()) {
    EXPECT_EQ(opening["players"][player], "active");
    EXPECT_EQ(std::ranges::count_if(opening["pieces"], [&](const json& piece) { return piece["army"] == player; }), 16);
  }
}

TEST(QuantumPositions, AreWrittenAndReadBack) {
  const std::string texts[] = {
      "turn: east\nround: 15\nnorth: K g12, R c12 j12, P e9\neast: K l6\nunmoved: [c12, g12, j12]\n"
      "passed: {e9: e10}\nhand: {north: {rook: 1, knight: 2}, west: {bishop: 3}}\noutside: {l6: 16, c12: 17}\n",
      "turn: north\nround: 1\nnorth: K a1\n",
      "turn: north\nround: 61\nnorth: K a1\neast: {pieces: \"R l10\", status: eliminated}\nsouth: {status: active}\n",
  };
  for (const std::string& text : texts) {
    const json read_position = position(text, Care::kAnything);
    EXPECT_EQ(quantum().written_position(read_position), text);
    EXPECT_EQ(position(quantum().written_position(read_position), Care::kAnything), read_position);
  }
  EXPECT_EQ(position(quantum().written_position(quantum().opening())), quantum().opening());
}

// What is missing from a hand is 0.
TEST(QuantumPositions, AreWrittenWithoutWhatAProtocolPositionLeavesOut) {
  json result = quantum().opening();
  result.erase("hand");
  EXPECT_EQ(position(quantum().written_position(result)), quantum().opening());
  result["hand"] = json::parse(R"({"east": {"rook": 1}})");
  EXPECT_EQ(position(quantum().written_position(result))["hand"]["east"],
            json::parse(R"({"rook": 1, "bishop": 0, "knight": 0})"));
}

TEST(QuantumPositions, AreRefused) {
  EXPECT_EQ(refusal("north: K a1\n"), "f.yaml:1:1: a position needs the key turn");
  EXPECT_EQ(refusal("turn: nort\nnorth: K a1\n"),
            "f.yaml:1:7: expected a player: one of north, east, south, west, got \"nort\"; did you mean north?");
  EXPECT_EQ(refusal("turn: north\nwhite: K a1\n").substr(0, 39), "f.yaml:2:1: a position has no key white");
  EXPECT_EQ(refusal("turn: north\nnorth: K a1, P a5^\n"), "f.yaml:2:16: expected a square, a1 to l12, got \"a5^\"");
  EXPECT_EQ(refusal("turn: north\nnorth: K a1, R\n"),
            "f.yaml:2:15: expected a piece's letter and its squares before here");
  EXPECT_EQ(refusal("turn: north\nnorth: K a1\neast: K a1\n"), "f.yaml:3:9: the north king stands on a1 already");
  EXPECT_EQ(refusal("turn: north\nnorth: K a1 a3\n"), "f.yaml:2:13: north has a king already, on a1");
  EXPECT_EQ(refusal("turn: east\nnorth: K a1\n"),
            "f.yaml:1:7: east is on turn and must be active, but is eliminated: it has no piece");
  EXPECT_EQ(refusal("turn: north\nnorth: K a1\neast: R a12\n"), "f.yaml:1:1: east is active but has no king");
  EXPECT_EQ(refusal("turn: north\nnorth: K a1\neast: {pieces: R a12, status: eliminated}\n"),
            "f.yaml:1:1: east is eliminated but has a piece");
  EXPECT_EQ(refusal("turn: north\nnorth: K a1\neast: {}\n"), "f.yaml:3:7: expected an army, got an empty map");
  EXPECT_EQ(refusal("turn: north\nnorth: {pieces: K a1, status: frozen}\n"),
            "f.yaml:2:31: expected a status: one of active, eliminated, got \"frozen\"");
  EXPECT_EQ(refusal("turn: north\nnorth: {pieces: K a1, controller: east}\n").substr(0, 44),
            "f.yaml:2:23: the army of north has no key co");
}

TEST(QuantumPositions, AreRefusedForWhatIsSaidBesideThePieces) {
  const std::string head = "turn: north\nnorth: K a1, P e9\n";
  EXPECT_EQ(refusal(head + "round: 0\n"), "f.yaml:3:8: expected a round, a whole number from 1 to 60, got \"0\"");
  EXPECT_EQ(refusal(head + "round: 61\n"), "f.yaml:3:8: expected a round, a whole number from 1 to 60, got \"61\"");
  EXPECT_EQ(refusal(head + "unmoved: [a2]\n"), "f.yaml:3:10: unmoved names a2, where no king or rook stands");
  EXPECT_EQ(refusal(head + "unmoved: [e9]\n"), "f.yaml:3:10: unmoved names e9, where no king or rook stands");
  EXPECT_EQ(refusal(head + "unmoved: [a1, a1]\n"), "f.yaml:3:10: unmoved names a1 twice");
  EXPECT_EQ(refusal(head + "unmoved: a1\n").substr(0, 33), "f.yaml:3:10: expected a list of t");
  EXPECT_EQ(refusal(head + "passed: {a1: a2}\n"), "f.yaml:3:9: passed names a1, where no pawn stands");
  EXPECT_EQ(refusal(head + "passed: {e9: e13}\n"), "f.yaml:3:14: expected a square, a1 to l12, got \"e13\"");
  EXPECT_EQ(refusal(head + "passed: [e9]\n").substr(0, 33), "f.yaml:3:9: expected a map from p");
  EXPECT_EQ(refusal(head + "outside: {a2: 17}\n").substr(0, 43), "f.yaml:3:10: outside names a2, where no kin");
  EXPECT_EQ(refusal(head + "outside: {a1: soon}\n").substr(0, 33), "f.yaml:3:15: expected the round u");
  EXPECT_EQ(refusal(head + "hand: {north: {queen: 1}}\n").substr(0, 34), "f.yaml:3:16: a hand has no key que");
  EXPECT_EQ(refusal(head + "hand: {north: {rook: -1}}\n").substr(0, 33), "f.yaml:3:22: expected how many ar");
  EXPECT_EQ(refusal(head + "hand: {white: {rook: 1}}\n").substr(0, 36), "f.yaml:3:8: the map of hands has no ");
  EXPECT_EQ(refusal(head + "hand: [north]\n").substr(0, 24), "f.yaml:3:7: expected the");
}

TEST(QuantumPositions, MayBeThereToBeRefused) {
  EXPECT_EQ(refusal("turn: east\nround: 0\nnorth: K a1 a2 a1, R b5\nunmoved: [b5, b5, c5]\npassed: {b5: b9}\n"
                    "outside: {c7: 3}\n",
                    Care::kAnything),
            "accepted");
  EXPECT_EQ(refusal("turn: north\nnorth: K a13\n", Care::kAnything),
            "f.yaml:2:10: expected a square, a1 to l12, got \"a13\"");
}

TEST(QuantumPositions, Changed) {
  EXPECT_EQ(changed(kFour,
                    "like: x\nturn: east\nwithout: [c3]\nwith: {east: N c7, north: P d9}\nround: 7\n"
                    "passed: {d9: d10}\nhand: {west: {rook: 1}}\n"),
            position("turn: east\nround: 7\nnorth: K c10, P d9\neast: K j10, N c7\nsouth: K j3\npassed: {d9: d10}\n"
                     "hand: {west: {rook: 1}}\n"));
  EXPECT_EQ(changed(kFour, "like: x\n"), position(kFour));
  EXPECT_EQ(changed(kFour, "like: x\nwith: {south: {status: active}}\n"), position(kFour));
}

TEST(QuantumPositions, ForgetWhatIsSaidOfAPieceThatIsTakenOff) {
  const std::string base =
      "turn: east\nround: 15\nnorth: K g12, R c12, P e9\neast: K j10\nunmoved: [g12, c12]\npassed: {e9: e10}\n"
      "outside: {g12: 17, c12: 17}\n";
  const json result = changed(base, "like: x\nwithout: [c12, e9]\n");
  EXPECT_EQ(result["unmoved"], json::parse(R"(["g12"])"));
  EXPECT_EQ(result["passed"], json::array());
  EXPECT_EQ(result["outside"], json::parse(R"([{"square": "g12", "until": 17}])"));
  EXPECT_EQ(changed(base, "like: x\nwithout: [c12]\nwith: {north: R c12}\noutside: {g12: 16, c12: 16}\n")["outside"],
            json::parse(R"([{"square": "c12", "until": 16}, {"square": "g12", "until": 16}])"));
}

TEST(QuantumPositions, RefuseAChange) {
  EXPECT_EQ(change_refusal("like: x\nwithout: [c10, b5]\n"), "f.yaml:2:16: no piece stands on b5");
  EXPECT_EQ(change_refusal("like: x\nwith: {east: N c10}\n"), "f.yaml:2:16: the north king stands on c10 already");
  EXPECT_EQ(change_refusal("like: x\nwith: {east: K c9}\n"), "f.yaml:2:16: east has a king already, on j10");
  EXPECT_EQ(change_refusal("like: x\nwith: {white: N c9}\n").substr(0, 45),
            "f.yaml:2:8: the pieces added has no key white");
  EXPECT_EQ(change_refusal("like: x\nwithout: [c10]\n"),
            "f.yaml:1:1: north is on turn and must be active, but is eliminated: it has no piece");
  EXPECT_EQ(change_refusal("like: x\nnorth: K c9\n").substr(0, 44), "f.yaml:2:1: a changed position has no key no");
}

TEST(QuantumDocuments, HaveNumbersWhereTheProtocolHasThem) {
  const Node node = written(
      "{turn: '7', round: 7, hand: {north: {rook: -1}}, outside: [{square: g12, until: 17}], pieces: [5, null]}");
  EXPECT_EQ(quantum().document(node), json::parse(R"({
    "turn": "7", "round": 7, "hand": {"north": {"rook": -1}}, "outside": [{"square": "g12", "until": 17}],
    "pieces": ["5", null]})"));
  EXPECT_EQ(quantum().document(written("{round: '7', until: 1.5, rook: 7x}")),
            json::parse(R"({"round": "7", "until": "1.5", "rook": "7x"})"));
}

}  // namespace
}  // namespace tetrarch::notation
