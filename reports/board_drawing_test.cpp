#include "reports/board_drawing.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <sstream>
#include <vector>

#include "reports/example_run.hpp"
#include "reports/printable.hpp"

namespace tetrarch::reports {
namespace {

using nlohmann::json;

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  return lines;
}

std::string without_colour(const std::string& text) {
  return std::regex_replace(text, std::regex("\x1b\\[[0-9;]*m"), "");
}

std::size_t widest(const std::string& text) {
  std::size_t width = 0;
  for (const std::string& line : lines_of(text)) width = std::max(width, columns_of(line));
  return width;
}

TEST(DrawBoard, ShowsPiecesMarksAndFacts) {
  EXPECT_EQ(draw_board(example_state(), {false, {"a1", "b1", "c5", "l1"}}),
            R"(    a   b   c   d   e   f   g   h   i   j   k   l
12 rk   .   .   .   .   .   .   .   .   .   .  BQ  12
11  .   .   .   .   .   .   .   .   .   .   .   .  11
10  .   .   .   .  rp>  .   .   .   .   .   .   .  10
 9  .   .   .   .   .   .   .   .   .   .   .   .  9
 8  .   .   .   .   .   .   .  gPv  .   .   .   .  8
 7  .   .   .   .   .   .   .   .   .   .   .   .  7
 6  .   .   .   .   .   .   .   .   .   .   .   .  6
 5  .   . [wP^] .   .   .   .   .   .   .   .   .  5
 4  .   .   .  wP*  .   .   .   .   .   .   .   .  4
 3  .   .   .   .   .   .   .   .   .   .   .   .  3
 2  .   .   .   .   .   .   .   .   .   .   .   .  2
 1[wK | . ] .   .   .   .   .   .   .   .   . [gK ]1
    a   b   c   d   e   f   g   h   i   j   k   l
turn: white
players: white active, red frozen, black eliminated,
  green active
controllers: black by white
offer: a draw by white, accepted by red
outcome: in progress
key: capital army letter = another controls it, small
  piece letter = frozen, [ ] = differs
)");
}

TEST(DrawBoard, DrawsQuantumChess) {
  const json state = {
      {"turn", "north"},
      {"round", 15},
      {"players", {{"north", "active"}, {"east", "active"}, {"south", "eliminated"}, {"west", "active"}}},
      {"pieces",
       {{{"square", "g12"}, {"army", "north"}, {"type", "king"}},
        {{"square", "e9"}, {"army", "east"}, {"type", "pawn"}},
        {{"square", "a7"}, {"army", "west"}, {"type", "knight"}}}},
      {"unmoved", {"g12"}},
      {"passed", {{{"pawn", "e9"}, {"square", "f9"}}}},
      {"outside", {{{"square", "g12"}, {"until", 17}}, {{"square", "a7"}, {"until", 16}}}},
      {"hand",
       {{"north", {{"rook", 1}, {"bishop", 0}, {"knight", 2}}}, {"west", {{"rook", 0}, {"bishop", 0}, {"knight", 0}}}}},
      {"outcome", {{"kind", "winner"}, {"winner", "north"}, {"by", "points"}}}};
  const std::string text = draw_board(state, {});
  EXPECT_NE(text.find("nK "), std::string::npos) << text;
  EXPECT_NE(text.find("eP "), std::string::npos) << text;
  EXPECT_NE(text.find("wN "), std::string::npos) << text;
  EXPECT_NE(text.find("turn: north, round 15\n"), std::string::npos) << text;
  EXPECT_NE(text.find("players: north active, east active, south eliminated,\n  west active\n"), std::string::npos)
      << text;
  EXPECT_NE(text.find("\nunmoved: g12\n"
                      "en passant: e9 on f9\n"
                      "outside: g12 back before round 17, a7 back before\n"
                      "  round 16\n"
                      "in hand: north knight 2 rook 1\n"
                      "outcome: north wins by points\n"),
            std::string::npos)
      << text;
  EXPECT_EQ(text.find("controllers"), std::string::npos) << text;
}

TEST(DrawBoard, ColourChangesNothingBesideColour) {
  const DrawingOptions plain{false, {"a1", "b1"}};
  const DrawingOptions coloured{true, {"a1", "b1"}};
  const std::string text = draw_board(example_state(), coloured);
  EXPECT_EQ(without_colour(text), draw_board(example_state(), plain));
  EXPECT_NE(text.find("\x1b[1;7mwK \x1b[0m"), std::string::npos) << "a marked piece is reversed";
  EXPECT_NE(text.find("\x1b[7m . \x1b[0m"), std::string::npos) << "a marked empty square is reversed";
  EXPECT_NE(text.find("\x1b[31;2mrk \x1b[0m"), std::string::npos) << "a frozen piece is dim";
  EXPECT_NE(text.find("\x1b[1;4mBQ \x1b[0m"), std::string::npos) << "another's piece is underlined, in white's colour";
}

TEST(DrawBoard, MarksNeighboursAndEdges) {
  const std::string text = draw_board(example_state(), {false, {"a1", "b1", "l1", "d4", "z99"}});
  EXPECT_NE(text.find(" 1[wK | . ] .   .   .   .   .   .   .   .   . [gK ]1\n"), std::string::npos) << text;
  EXPECT_NE(text.find(" .   .   . [wP*] . "), std::string::npos) << text;
}

TEST(DrawBoard, NamesOutcomes) {
  const auto outcome_line = [](const json& outcome) {
    const auto lines = lines_of(draw_board({{"pieces", json::array()}, {"outcome", outcome}}, {}));
    return lines.back();
  };
  EXPECT_EQ(outcome_line({{"kind", "in-progress"}}), "outcome: in progress");
  EXPECT_EQ(outcome_line({{"kind", "draw"}}), "outcome: a draw");
  EXPECT_EQ(outcome_line({{"kind", "winner"}, {"winner", "red"}}), "outcome: red wins");
  EXPECT_EQ(outcome_line(nullptr), "outcome: unnamed");
  EXPECT_EQ(outcome_line({{"kind", 7}}), "outcome: {\"kind\":7}");
}

TEST(DrawBoard, ShowsWhatItCannotDraw) {
  json state = example_state();
  state["turn"] = "wh\x1b[2Jite";
  state["players"]["\xE2\x80\xAE"] = 5;
  state["offer"] = "sure";
  state["pieces"].push_back({{"square", "z9"}, {"army", "red"}});
  const std::string text = draw_board(state, {});
  EXPECT_EQ(text.find('\x1b'), std::string::npos);
  EXPECT_NE(text.find("turn: wh\\x1b[2Jite\n"), std::string::npos) << text;
  EXPECT_NE(text.find("\\u{202e} 5"), std::string::npos) << text;
  EXPECT_NE(text.find("offer: \"sure\"\n"), std::string::npos) << text;
  EXPECT_NE(text.find("not drawn: 1 piece: {\"army\":\"red\",\"square\":\"z9\"}"), std::string::npos) << text;
}

TEST(DrawBoard, ThrowsAtNothing) {
  for (const json& position : {json(nullptr), json("a"), json::array({1}), json{{"pieces", 1}}}) {
    EXPECT_EQ(draw_board(position, {}), "(no position)\n") << position;
  }
  const json odd = {{"pieces", {1, nullptr}},
                    {"turn", {1}},
                    {"players", {1}},
                    {"controllers", "x"},
                    {"offer", {{"accepted", {1}}}},
                    {"outcome", {1}},
                    {"round", {{"a", 1}}},
                    {"unmoved", {{1}, 2}},
                    {"passed", {1}},
                    {"outside", "x"},
                    {"hand", {{"north", 1}, {"\n", {{"a", {1}}}}}}};
  EXPECT_NE(draw_board(odd, {}).find("turn: [1], round {\"a\":1}\n"), std::string::npos);
}

TEST(DrawBoard, IsNarrow) {
  json state = example_state();
  for (const char* player : {"white", "red", "black", "green"}) state["players"][player] = "eliminated";
  for (int number = 0; number < 50; ++number) state["players"]["player" + std::to_string(number)] = "none";
  state["turn"] = std::string(5000, 'x');
  EXPECT_LE(widest(draw_board(state, {false, {"a1"}})), kBoardWidth);
}

TEST(DrawBoards, StandBesideEachOtherWhereThereIsRoom) {
  const CaptionedPosition before{"before", example_state()};
  const CaptionedPosition after{"after", example_state_after()};
  const DrawingOptions options{false, differing_squares(before.position, after.position)};
  const std::string beside = draw_boards(before, after, options, 120);
  const std::string below = draw_boards(before, after, options, 119);
  EXPECT_LE(widest(beside), 120U);
  EXPECT_LE(widest(below), 79U);
  EXPECT_EQ(below,
            "before\n" + draw_board(before.position, options) + "\nafter\n" + draw_board(after.position, options));
  EXPECT_EQ(lines_of(beside).front(), "before" + std::string(51, ' ') + "after");
  EXPECT_NE(beside.find("\n 6  .   . [ . ] .   .   .   .   .   .   .   .   .  6      6  .   . [wP^] . "),
            std::string::npos)
      << beside;
  EXPECT_NE(beside.find("\noutcome: in progress" + std::string(37, ' ') + "outcome: in progress\n"), std::string::npos)
      << beside;
}

TEST(DrawBoards, AlignInColour) {
  const CaptionedPosition before{"before", example_state()};
  const CaptionedPosition after{"after", example_state_after()};
  const std::string coloured = draw_boards(before, after, {true, {"c5", "c6"}}, 150);
  EXPECT_EQ(without_colour(coloured), draw_boards(before, after, {false, {"c5", "c6"}}, 150));
}

TEST(DifferingSquares, ArePiecesThatDiffer) {
  json changed = example_state_after();
  changed["pieces"][2]["heading"] = "left";
  changed["pieces"][0]["type"] = "queen";
  changed["pieces"][3]["army"] = "green";
  EXPECT_EQ(differing_squares(example_state(), changed), (std::set<std::string>{"a1", "a12", "c5", "c6", "d4"}));
  EXPECT_TRUE(differing_squares(example_state(), example_state()).empty());
}

}  // namespace
}  // namespace tetrarch::reports
