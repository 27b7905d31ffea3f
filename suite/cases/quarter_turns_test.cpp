#include "suite/cases/quarter_turns.hpp"

#include "suite/cases/written_files.hpp"
#include "suite/notation/notation.hpp"

namespace tetrarch::cases {
namespace {

const std::string kRest =
    "    steps:\n"
    "      - {act: a1-b1, awards: [red, black], state: {turn: red, pieces: {a1: empty}}}\n"
    "      - {act: {resign: green}}\n"
    "      - {load: opening}\n"
    "      - {load: {document: {turn: white, pieces: [{square: m1}]}}, refused: invalid}\n"
    "      - {moves: {include: [a1-a2], exclude: [a1-b1], from: {a1: [b2]}, exactly: [d11-e12=rook], count: 4}}\n"
    "      - {attackers: {a5: {black: [h5]}}, check: {white: true}}\n"
    "      - {undo: 2}\n"
    "      - save-and-restore\n";

const std::string kTurning =
    "  - case: x\n    title: t\n    clauses: [Q-A-1]\n    turns: all\n"
    "    position: {turn: white, white: \"K a1, P d4*\", green: K l1}\n" +
    kRest;

class QuarterTurns : public WrittenFiles {};

TEST_F(QuarterTurns, AreFourWhereAllAreAskedFor) {
  const std::vector<Case> cases = with_quarter_turns(load(kHead + kTurning + case_start("y") + "      - act: a1-a2\n"));
  ASSERT_EQ(cases.size(), 5U);
  const char* names[] = {"quaternity/a/x", "quaternity/a/x@90", "quaternity/a/x@180", "quaternity/a/x@270",
                         "quaternity/a/y"};
  for (std::size_t i = 0; i < 5; ++i) {
    EXPECT_EQ(cases[i].name, names[i]);
    EXPECT_EQ(cases[i].quarter_turns, i % 4);
  }
}

TEST_F(QuarterTurns, TurnEverythingThatACaseSays) {
  const Case turned = with_quarter_turns(load(kHead + kTurning))[1];
  EXPECT_EQ(turned.position["turn"], "red");
  EXPECT_EQ(turned.position["pieces"], nlohmann::json::parse(R"([
    {"square": "a1", "army": "white", "type": "king"},
    {"square": "d9", "army": "red", "type": "pawn", "heading": "open"},
    {"square": "a12", "army": "red", "type": "king"}])"));
  EXPECT_EQ(turned.steps[0].text, "act a12-a11");
  EXPECT_EQ(turned.steps[0].events, (std::vector<nlohmann::json>{{{"king", "black"}}, {{"king", "green"}}}));
  EXPECT_EQ(turned.steps[0].state.fields.at("turn"), "black");
  EXPECT_EQ(turned.steps[0].state.squares[0].square, "a12");
  EXPECT_EQ(turned.steps[1].text, "act resign white");
  EXPECT_EQ(std::get<Load>(turned.steps[2].deed).position["turn"], "red");
  EXPECT_EQ(std::get<Load>(turned.steps[3].deed).position,
            nlohmann::json::parse(R"({"turn": "red", "pieces": [{"square": "m1"}]})"));
  EXPECT_EQ(turned.steps[3].refused, "invalid");
  const ExpectedMoves& moves = *turned.steps[4].moves;
  EXPECT_EQ(moves.include[0]["to"], "b12");
  EXPECT_EQ(moves.exclude[0]["to"], "a11");
  EXPECT_EQ(moves.from.at("a12")[0]["to"], "b11");
  EXPECT_EQ(moves.exactly->at(0)["to"], "l8");
  EXPECT_EQ(moves.count, 4U);
  EXPECT_EQ(turned.steps[5].attackers[0].square, "e12");
  EXPECT_EQ(turned.steps[5].attackers[0].by, "green");
  EXPECT_EQ(turned.steps[5].attackers[0].squares, std::set<std::string>{"e5"});
  EXPECT_EQ(turned.steps[5].check, (std::map<std::string, bool>{{"red", true}}));
  EXPECT_EQ(turned.steps[6].text, "undo 2");
  EXPECT_EQ(turned.steps[7].text, "save and restore");
}

TEST_F(QuarterTurns, OfTheOpeningHaveAnotherPlayerOnTurn) {
  const std::string opening =
      "  - case: x\n    title: t\n    clauses: [Q-A-1]\n    turns: all\n    position: opening\n" + kRest;
  const std::vector<Case> cases = with_quarter_turns(load(kHead + opening));
  EXPECT_EQ(cases[0].position, nullptr);
  EXPECT_EQ(cases[1].position["turn"], "red");
  EXPECT_EQ(cases[2].position["turn"], "black");
  EXPECT_EQ(cases[3].position["turn"], "green");
  EXPECT_EQ(cases[3].position["pieces"], notation::notation_of("quaternity")->opening()["pieces"]);
}

}  // namespace
}  // namespace tetrarch::cases
