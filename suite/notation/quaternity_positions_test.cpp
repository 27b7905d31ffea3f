#include <gtest/gtest.h>

#include "suite/notation/quaternity.hpp"
#include "suite/notation/written.hpp"

namespace tetrarch::notation {
namespace {

using documents::Node;
using nlohmann::json;

const std::string kFour = "turn: white\nwhite: K a1\nred: K a12\nblack: K l12\ngreen: K l1\n";

json read(const Node& node, Care care) { return quaternity().completed(quaternity().draft(node, care), node, care); }

json position(const std::string& text, Care care = Care::kPlayable) { return read(written(text), care); }

std::string refusal(const std::string& text, Care care = Care::kPlayable) {
  return refusal_of(text, [care](const Node& node) { read(node, care); });
}

json changed(const std::string& base, const std::string& change) {
  const json draft = quaternity().draft(written(base), Care::kPlayable);
  const Node node = written(change);
  return quaternity().completed(quaternity().changed_draft(draft, node, Care::kPlayable), node, Care::kPlayable);
}

std::string change_refusal(const std::string& change) {
  return refusal_of(change, [](const Node& node) {
    const json draft = quaternity().draft(written(kFour), Care::kPlayable);
    quaternity().completed(quaternity().changed_draft(draft, node, Care::kPlayable), node, Care::kPlayable);
  });
}

TEST(QuaternityPositions, TheCompactForm) {
  EXPECT_EQ(position("turn: red\nwhite: K e1, R f1 a1, P c5^ e2> d4*\nred: K a12\n"), json::parse(R"({
    "turn": "red",
    "players": {"white": "active", "red": "active", "black": "eliminated", "green": "eliminated"},
    "controllers": {"white": "white", "red": "red", "black": "black", "green": "green"},
    "pieces": [
      {"square": "a1", "army": "white", "type": "rook"},
      {"square": "e1", "army": "white", "type": "king"},
      {"square": "f1", "army": "white", "type": "rook"},
      {"square": "e2", "army": "white", "type": "pawn", "heading": "right"},
      {"square": "d4", "army": "white", "type": "pawn", "heading": "open"},
      {"square": "c5", "army": "white", "type": "pawn", "heading": "up"},
      {"square": "a12", "army": "red", "type": "king"}]})"));
}

TEST(QuaternityPositions, TheLongForm) {
  const json result = position(
      "turn: white\nwhite: K a1\nred: {pieces: 'K a12, R a9', controller: white}\n"
      "black: {pieces: K l12, status: frozen}\ngreen: K l1\n");
  EXPECT_EQ(result["controllers"]["red"], "white");
  EXPECT_EQ(result["players"],
            json::parse(R"({"white": "active", "red": "eliminated", "black": "frozen", "green": "active"})"));
}

TEST(QuaternityPositions, TheOpening) {
  const json opening = quaternity().opening();
  EXPECT_EQ(opening["turn"], "white");
  EXPECT_EQ(opening["pieces"].size(), 64U);
  EXPECT_EQ(opening["pieces"][0], json::parse(R"({"square": "a1", "army": "white", "type": "king"})"));
  for (const std::string& player : quaternity().players()) {
    EXPECT_EQ(opening["players"][player], "active");
    EXPECT_EQ(opening["controllers"][player], player);
  }
}

TEST(QuaternityPositions, AreWrittenAndReadBack) {
  const std::string texts[] = {
      "turn: red\nwhite: K e1, R a1 f1, P e2> d4* c5^\nred: K a12\n",
      "turn: white\nwhite: K a1\nred: {pieces: \"K a12, R a9\", controller: white}\n"
      "black: {pieces: \"K l12\", status: frozen}\n",
      "turn: white\nwhite: {status: active}\nred: {pieces: \"K a12\", controller: white}\n",
      "turn: white\nwhite: K a1\nred: {status: frozen}\nblack: {pieces: \"K l12\", controller: red}\n",
  };
  for (const std::string& text : texts) {
    const json read_position = position(text);
    const std::string again = quaternity().written_position(read_position);
    EXPECT_EQ(position(again), read_position) << again;
  }
  EXPECT_EQ(quaternity().written_position(position(texts[0])), texts[0]);
  EXPECT_EQ(quaternity().written_position(position(texts[1])), texts[1]);
  EXPECT_EQ(position(quaternity().written_position(quaternity().opening())), quaternity().opening());
}

TEST(QuaternityPositions, AreRefused) {
  EXPECT_EQ(refusal("white: K a1\n"), "f.yaml:1:1: a position needs the key turn");
  EXPECT_EQ(refusal("turn: gren\nwhite: K a1\n"),
            "f.yaml:1:7: expected a player: one of white, red, black, green, got \"gren\"; did you mean green?");
  EXPECT_EQ(refusal("turn: white\nwhite: K a1\nblue: K a2\n").substr(0, 38), "f.yaml:3:1: a position has no key blue");
  EXPECT_EQ(refusal("turn: white\nwhite: K a1, X a2\n"),
            "f.yaml:2:14: expected a piece: one of K Q R B N P, got \"X\"");
  EXPECT_EQ(refusal("turn: white\nwhite: K a1, k a2\n"),
            "f.yaml:2:14: expected a piece: one of K Q R B N P, got \"k\"");
  EXPECT_EQ(refusal("turn: white\nwhite: K a1 a13\n"), "f.yaml:2:13: expected a square, a1 to l12, got \"a13\"");
  EXPECT_EQ(refusal("turn: white\nwhite: K a1,, R a2\n"),
            "f.yaml:2:13: expected a piece's letter and its squares before here");
  EXPECT_EQ(refusal("turn: white\nwhite: K a1, R\n"),
            "f.yaml:2:15: expected a piece's letter and its squares before here");
  EXPECT_EQ(refusal("turn: white\nwhite: K a1, P a5\n"),
            "f.yaml:2:16: the pawn on a5 needs a mark: ^ v < > or * for open");
  EXPECT_EQ(refusal("turn: white\nwhite: K a1^\n"), "f.yaml:2:10: a king has no heading: leave the mark out");
  EXPECT_EQ(refusal("turn: white\nwhite: K a1, P a5<\n"),
            "f.yaml:2:16: no white pawn heads left; its headings are up, right, open");
  EXPECT_EQ(refusal("turn: white\nwhite: K a1\nred: K a1\n"), "f.yaml:3:8: the white king stands on a1 already");
  EXPECT_EQ(refusal("turn: white\nwhite: K a1 a3\n"), "f.yaml:2:13: white has a king already, on a1");
  EXPECT_EQ(refusal("turn: red\nwhite: K a1\n"),
            "f.yaml:1:7: red is on turn and must be active, but is eliminated: it controls no king");
  EXPECT_EQ(refusal("turn: white\nwhite: {pieces: K a1, status: frozen}\n"),
            "f.yaml:1:7: white is on turn and must be active, but is frozen");
  EXPECT_EQ(refusal("turn: white\nwhite: K a1\nred: R a12\n"),
            "f.yaml:1:1: the red rook on a12 is controlled by red, which is eliminated; give its army a king, or a "
            "controller");
  EXPECT_EQ(refusal("turn: white\nwhite: K a1\nred: {pieces: R a12, status: active}\n"),
            "f.yaml:1:1: red is active but controls no king");
  EXPECT_EQ(refusal("turn: white\nwhite: K a1\nred: {}\n"), "f.yaml:3:6: expected an army, got an empty map");
  EXPECT_EQ(refusal("turn: white\nwhite: K a1\nred: ''\n").substr(0, 44),
            "f.yaml:3:6: expected the pieces of red, such");
  EXPECT_EQ(refusal("turn: white\nwhite: {pieces: K a1, status: dead}\n"),
            "f.yaml:2:31: expected a status: one of active, frozen, eliminated, got \"dead\"");
}

TEST(QuaternityPositions, MayBeThereToBeRefused) {
  EXPECT_EQ(refusal("turn: red\nwhite: K a1 a2 a1, P a5< b5v\nred: R a1\n", Care::kAnything), "accepted");
  EXPECT_EQ(position("turn: red\nwhite: R a1^\n", Care::kAnything)["pieces"][0]["heading"], "up");
  EXPECT_EQ(refusal("turn: red\nwhite: K a13\n", Care::kAnything),
            "f.yaml:2:10: expected a square, a1 to l12, got \"a13\"");
}

TEST(QuaternityPositions, Changed) {
  const json result = changed(kFour, "like: x\nturn: red\nwithout: [l12]\nwith: {red: N c7 d7, white: P a5^}\n");
  EXPECT_EQ(result, position("turn: red\nwhite: K a1, P a5^\nred: K a12, N c7 d7\ngreen: K l1\n"));
  EXPECT_EQ(changed(kFour, "like: x\nwith: {red: {status: frozen}}\n")["players"]["red"], "frozen");
  EXPECT_EQ(changed(kFour, "like: x\n"), position(kFour));
  EXPECT_EQ(changed(kFour, "like: x\nwithout: [a1]\nwith: {white: K a1}\n"), position(kFour));
}

TEST(QuaternityPositions, KeepAWrittenStatusWhenChanged) {
  const std::string base = "turn: white\nwhite: K a1\nred: {pieces: K a12, status: frozen}\nblack: K l12\n";
  EXPECT_EQ(changed(base, "like: x\nwithout: [l12]\n")["players"],
            json::parse(R"({"white": "active", "red": "frozen", "black": "eliminated", "green": "eliminated"})"));
}

TEST(QuaternityPositions, RefuseAChange) {
  EXPECT_EQ(change_refusal("like: x\nwithout: [l12, b5]\n"), "f.yaml:2:16: no piece stands on b5");
  EXPECT_EQ(change_refusal("like: x\nwithout: [l12, l12]\n"), "f.yaml:2:16: no piece stands on l12");
  EXPECT_EQ(change_refusal("like: x\nwithout: []\n"), "f.yaml:2:10: expected a list of squares, got an empty list");
  EXPECT_EQ(change_refusal("like: x\nwith: {red: N c7 a1}\n"), "f.yaml:2:18: the white king stands on a1 already");
  EXPECT_EQ(change_refusal("like: x\nwith: {red: K c7}\n"), "f.yaml:2:15: red has a king already, on a12");
  EXPECT_EQ(change_refusal("like: x\nwith: {blue: K c7}\n").substr(0, 47),
            "f.yaml:2:8: the pieces added has no key blue; i");
  EXPECT_EQ(change_refusal("like: x\nwhite: K c7\n").substr(0, 44), "f.yaml:2:1: a changed position has no key wh");
  EXPECT_EQ(change_refusal("like: x\nwithout: [a1]\n"),
            "f.yaml:1:1: white is on turn and must be active, but is eliminated: it controls no king");
}

}  // namespace
}  // namespace tetrarch::notation
