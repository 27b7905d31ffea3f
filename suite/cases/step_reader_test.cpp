#include "suite/cases/step_reader.hpp"

#include "suite/cases/written_files.hpp"

namespace tetrarch::cases {
namespace {

using nlohmann::json;

class Steps : public WrittenFiles {
 protected:
  // The step is written in line 9 from column 9 on.
  static std::string file_with(const std::string& step) { return kHead + case_start("x") + "      - " + step + "\n"; }
  Step step(const std::string& text) const { return load(file_with(text)).front().steps.front(); }
  std::string refusal_of(const std::string& text) const { return refusal_of_file(file_with(text)); }
};

json move(const std::string& from, const std::string& to) { return {{"kind", "move"}, {"from", from}, {"to", to}}; }

TEST_F(Steps, Act) {
  const Step act = step("{act: a1-a2, awards: [red, black]}");
  EXPECT_EQ(std::get<Act>(act.deed).action, move("a1", "a2"));
  EXPECT_EQ(act.text, "act a1-a2");
  EXPECT_EQ(act.events, (std::vector<json>{{{"king", "red"}}, {{"king", "black"}}}));
  EXPECT_FALSE(act.refused.has_value());
  EXPECT_EQ(step("{act: {resign: red}, awards: []}").text, "act resign red");
  EXPECT_EQ(step("{act: pass, refused: unresolved}").refused, "unresolved");
  EXPECT_EQ(step("{act: pass, awards: []}").events, std::vector<json>{});
  EXPECT_EQ(step("act: pass").events, std::nullopt);
}

TEST_F(Steps, Load) {
  EXPECT_EQ(std::get<Load>(step("load: opening").deed).position, nullptr);
  EXPECT_EQ(step("load: opening").text, "load the opening");
  const Step load = step("{load: {turn: red, white: K a1 a2 a1}, refused: invalid}");
  EXPECT_EQ(std::get<Load>(load.deed).position["pieces"].size(), 3U);
  EXPECT_EQ(load.text, "load a position");
  EXPECT_EQ(load.refused, "invalid");
  const Step like = step("{load: {like: x, without: [a1]}, refused: invalid}");
  EXPECT_EQ(std::get<Load>(like.deed).position["pieces"].size(), 1U);
}

TEST_F(Steps, LoadADocument) {
  const Step load = step("{load: {document: {turn: 5, pieces: [{square: m1}, null], x: true}}, refused: invalid}");
  EXPECT_EQ(std::get<Load>(load.deed).position,
            json::parse(R"({"turn": "5", "pieces": [{"square": "m1"}, null], "x": "true"})"));
  EXPECT_EQ(refusal_of("{load: {document: {}, turn: red}}").substr(0, 29), "f.yaml:9:31: a position given");
  EXPECT_EQ(refusal_of("{load: {document: x}}"),
            "f.yaml:9:27: expected a position as the protocol has it, a map, got \"x\"");
}

TEST_F(Steps, UndoSaveAndLook) {
  EXPECT_EQ(std::get<Undo>(step("undo: 2").deed).times, 2U);
  EXPECT_EQ(step("undo: 2").text, "undo 2");
  EXPECT_EQ(step("{undo: 1, refused: illegal}").refused, "illegal");
  EXPECT_TRUE(std::holds_alternative<SaveAndRestore>(step("save-and-restore").deed));
  EXPECT_EQ(step("save-and-restore").text, "save and restore");
  EXPECT_TRUE(std::holds_alternative<Look>(step("state: {turn: red}").deed));
  EXPECT_EQ(step("state: {turn: red}").text, "look");
}

TEST_F(Steps, Moves) {
  EXPECT_EQ(step("moves: {exactly: [a1-a2, a1-b1]}").moves->exactly,
            (std::vector<json>{move("a1", "a2"), move("a1", "b1")}));
  EXPECT_EQ(step("moves: {exactly: []}").moves->exactly, std::vector<json>{});
  const ExpectedMoves moves = *step("moves: {include: [a1-a2], exclude: [a1-b1], count: 3}").moves;
  EXPECT_EQ(moves.include, std::vector<json>{move("a1", "a2")});
  EXPECT_EQ(moves.exclude, std::vector<json>{move("a1", "b1")});
  EXPECT_EQ(moves.count, 3U);
  EXPECT_FALSE(moves.exactly.has_value());
  EXPECT_EQ(step("moves: {refused: unresolved}").moves->refused, "unresolved");
  const ExpectedMoves from = *step("moves: {from: {a1: [a2, b1], d11: [e12=queen], c1: []}}").moves;
  EXPECT_EQ(from.from.at("a1"), (std::vector<json>{move("a1", "a2"), move("a1", "b1")}));
  EXPECT_EQ(from.from.at("d11")[0]["promotion"], "queen");
  EXPECT_TRUE(from.from.at("c1").empty());
}

TEST_F(Steps, AttackersAndCheck) {
  const Step look = step("{attackers: {a5: {black: [h5, a9], red: []}}, check: {white: true, red: false}}");
  ASSERT_EQ(look.attackers.size(), 2U);
  EXPECT_EQ(look.attackers[0].square, "a5");
  EXPECT_EQ(look.attackers[0].by, "black");
  EXPECT_EQ(look.attackers[0].squares, (std::set<std::string>{"a9", "h5"}));
  EXPECT_TRUE(look.attackers[1].squares.empty());
  EXPECT_EQ(look.check, (std::map<std::string, bool>{{"red", false}, {"white", true}}));
}

TEST_F(Steps, AreRefused) {
  EXPECT_EQ(refusal_of("{}"), "f.yaml:9:9: this step does nothing and shows nothing");
  EXPECT_EQ(refusal_of("save"),
            "f.yaml:9:9: expected a step, which is a map or this word: one of save-and-restore, got "
            "\"save\"");
  EXPECT_EQ(refusal_of("[]"), "f.yaml:9:9: expected a step, a map, got a list");
  EXPECT_EQ(refusal_of("{acts: a1-a2}").substr(0, 56), "f.yaml:9:10: a step has no key acts; did you mean act?; ");
  EXPECT_EQ(refusal_of("{act: a1-a2, undo: 1}"),
            "f.yaml:9:22: a step does one thing, and this one has act already; make it two steps");
  EXPECT_EQ(refusal_of("{undo: 0}"),
            "f.yaml:9:16: expected how many events are undone, a whole number from 1 to 1000, got \"0\"");
  EXPECT_EQ(refusal_of("{act: a1-a13}"), "f.yaml:9:18: expected a square, a1 to l12, got \"a13\"");
}

TEST_F(Steps, RefuseWhatDoesNotGoTogether) {
  EXPECT_EQ(refusal_of("{undo: 1, awards: []}"), "f.yaml:9:19: awards belongs to a step with act");
  EXPECT_EQ(refusal_of("{awards: []}"), "f.yaml:9:10: awards belongs to a step with act");
  EXPECT_EQ(refusal_of("{act: pass, refused: illegal, awards: []}"),
            "f.yaml:9:39: a refused action has no awards; leave one of the two out");
  EXPECT_EQ(refusal_of("{refused: illegal}"), "f.yaml:9:10: refused belongs to a step with act, load or undo");
  EXPECT_EQ(refusal_of("{act: pass, refused: invalid}"),
            "f.yaml:9:30: expected why an action is refused: one of illegal, unresolved, got \"invalid\"");
  EXPECT_EQ(refusal_of("{load: opening, refused: illegal}"),
            "f.yaml:9:34: expected why a position is refused: one of invalid, unresolved, got \"illegal\"");
  EXPECT_EQ(refusal_of("{undo: 2, refused: illegal}"), "f.yaml:9:28: which of several undos is refused? write undo: 1");
  EXPECT_EQ(refusal_of("{act: pass, awards: [red, red]}"), "f.yaml:9:35: red stands here twice");
  EXPECT_EQ(refusal_of("{act: pass, awards: [blue]}").substr(0, 29), "f.yaml:9:30: expected a playe");
}

TEST_F(Steps, RefuseExpectationsThatShowNothing) {
  EXPECT_EQ(refusal_of("{state: {}}"), "f.yaml:9:17: expected what the state must show, got an empty map");
  EXPECT_EQ(refusal_of("{state: }"), "f.yaml:9:15: expected a state, a map, got nothing");
  EXPECT_EQ(refusal_of("{moves: {}}"), "f.yaml:9:17: expected what the moves must be, got an empty map");
  EXPECT_EQ(refusal_of("{moves: {include: []}}"), "f.yaml:9:27: expected a list of moves, got an empty list");
  EXPECT_EQ(refusal_of("{moves: {exclude: []}}"), "f.yaml:9:27: expected a list of moves, got an empty list");
  EXPECT_EQ(refusal_of("{moves: {from: {}}}").substr(0, 23), "f.yaml:9:24: expected a");
  EXPECT_EQ(refusal_of("{attackers: {}}").substr(0, 23), "f.yaml:9:21: expected a");
  EXPECT_EQ(refusal_of("{attackers: {a1: {}}}").substr(0, 23), "f.yaml:9:26: expected a");
  EXPECT_EQ(refusal_of("{check: {}}").substr(0, 23), "f.yaml:9:17: expected a");
}

TEST_F(Steps, RefuseExpectationsThatAreNone) {
  EXPECT_EQ(refusal_of("{moves: {exactly: [a1-a2, a1-a2]}}"), "f.yaml:9:35: a1-a2 stands here twice");
  EXPECT_EQ(refusal_of("{moves: {include: [a1-a2], exclude: [a1-a2]}}"),
            "f.yaml:9:46: a1-a2 is both included and excluded");
  EXPECT_EQ(refusal_of("{moves: {exclude: [pass]}}"), "f.yaml:9:28: expected a move, got pass");
  EXPECT_EQ(refusal_of("{moves: {refused: illegal}}").substr(0, 53),
            "f.yaml:9:27: expected why listing is refused: one of ");
  EXPECT_EQ(refusal_of("{moves: {count: 0, refused: unresolved}}"),
            "f.yaml:9:37: a refused list has no moves; leave one out");
  EXPECT_EQ(refusal_of("{moves: {count: -1}}").substr(0, 23), "f.yaml:9:25: expected h");
  EXPECT_EQ(refusal_of("{moves: {from: {a13: []}}}"), "f.yaml:9:25: expected a square, a1 to l12, got \"a13\"");
  EXPECT_EQ(refusal_of("{moves: {from: {a1: [a2, a2]}}}"), "f.yaml:9:34: a1-a2 stands here twice");
  EXPECT_EQ(refusal_of("{moves: {from: {a1: [a2-a3]}}}"), "f.yaml:9:30: expected a square, a1 to l12, got \"a2-a3\"");
  EXPECT_EQ(refusal_of("{attackers: {m1: {red: []}}}"), "f.yaml:9:22: expected a square, a1 to l12, got \"m1\"");
  EXPECT_EQ(refusal_of("{attackers: {a1: {blue: []}}}").substr(0, 29), "f.yaml:9:27: expected a playe");
  EXPECT_EQ(refusal_of("{attackers: {a1: {red: [b1, b1]}}}"), "f.yaml:9:37: b1 stands here twice");
  EXPECT_EQ(refusal_of("{check: {white: yes}}"),
            "f.yaml:9:25: expected whether the player is in check: one of true, false, got \"yes\"");
  EXPECT_EQ(refusal_of("{check: {blue: true}}").substr(0, 29), "f.yaml:9:18: expected a playe");
}

// Events, documents and promotions are read as the notation of the game has them.
class QuantumSteps : public WrittenFiles {
 protected:
  static std::vector<ClauseBook> quantum_books() {
    ClauseBook book;
    book.ruleset = "quantum";
    book.clauses = {clause("C-A-1")};
    return {book};
  }
  // The step is written in line 9 from column 9 on.
  std::vector<Case> cases_with(const std::string& step) const {
    const std::string text =
        "ruleset: quantum\narea: a\ncases:\n  - case: x\n    title: t\n    clauses: [C-A-1]\n"
        "    position: {turn: north, north: K a1}\n    steps:\n      - " +
        step + "\n";
    return load_cases({CaseFile{write("f.yaml", text), {}, {}, false}}, quantum_books());
  }
  Step step(const std::string& text) const { return cases_with(text).front().steps.front(); }
  std::string refusal_of(const std::string& text) const {
    return refusal([&] { cases_with(text); });
  }
};

TEST_F(QuantumSteps, Eliminations) {
  EXPECT_EQ(step("{act: a1-a2, eliminated: [{south: north}, {west: nobody}]}").events,
            (std::vector<json>{{{"player", "south"}, {"by", "north"}}, {{"player", "west"}, {"by", nullptr}}}));
  EXPECT_EQ(step("{act: a1-a2, eliminated: []}").events, std::vector<json>{});
  EXPECT_EQ(refusal_of("{eliminated: []}"), "f.yaml:9:10: eliminated belongs to a step with act");
  EXPECT_EQ(refusal_of("{act: pass, refused: illegal, eliminated: []}"),
            "f.yaml:9:39: a refused action has no eliminated; leave one of the two out");
  EXPECT_EQ(refusal_of("{act: pass, eliminated: [{south: north}, {south: west}]}"),
            "f.yaml:9:50: south stands here twice");
  EXPECT_EQ(refusal_of("{act: pass, awards: []}").substr(0, 42), "f.yaml:9:21: a step has no key awards; its");
}

TEST_F(QuantumSteps, Promotions) {
  const Step owed = step("{act: {promote: e6=rook}, moves: {exactly: [{promote: e6=rook}, {promote: f6=rook}]}}");
  EXPECT_EQ(owed.text, "act promote e6=rook");
  EXPECT_EQ(owed.moves->exactly->size(), 2U);
}

TEST_F(QuantumSteps, NumbersOfADocumentAreNumbers) {
  const Step load = step("{load: {document: {round: 7, hand: {north: {rook: -1}}, turn: white}}, refused: invalid}");
  EXPECT_EQ(std::get<Load>(load.deed).position,
            json::parse(R"({"round": 7, "hand": {"north": {"rook": -1}}, "turn": "white"})"));
}

}  // namespace
}  // namespace tetrarch::cases
