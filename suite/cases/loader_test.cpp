#include "suite/cases/loader.hpp"

#include "suite/cases/written_files.hpp"

namespace tetrarch::cases {
namespace {

using nlohmann::json;

const std::string kStep = "      - act: a1-a2\n";

class Loader : public WrittenFiles {
 protected:
  // Of a case file with one case, of whose lines one is replaced.
  std::string refusal_with(const std::string& from, const std::string& to) const {
    std::string text = kHead + case_start("x") + kStep;
    const std::size_t found = text.find(from);
    EXPECT_NE(found, std::string::npos) << from;
    return refusal_of_file(text.replace(found, from.size(), to));
  }
};

TEST_F(Loader, ReadsACase) {
  const std::vector<Case> cases = load(
      "ruleset: quaternity\n"
      "area: batch\n"
      "cases:\n"
      "  - case: two-at-once\n"
      "    title: A title\n"
      "    clauses: [Q-A-1, Q-B-1]\n"
      "    forbids: [Q-B-1]\n"
      "    from: {rules: \"4a\"}\n"
      "    turns: all\n"
      "    position: {turn: white, white: K a1, red: K a12}\n"
      "    steps:\n"
      "      - act: a1-a2\n"
      "  - case: opening\n"
      "    title: Another\n"
      "    clauses: [Q-A-2]\n"
      "    position: opening\n"
      "    steps: [save-and-restore]\n");
  ASSERT_EQ(cases.size(), 2U);
  const Case& first = cases[0];
  EXPECT_EQ(first.name, "quaternity/batch/two-at-once");
  EXPECT_EQ(first.title, "A title");
  EXPECT_EQ(first.ruleset, "quaternity");
  EXPECT_EQ(first.area, "batch");
  EXPECT_EQ(first.clauses, (std::vector<std::string>{"Q-A-1", "Q-B-1"}));
  EXPECT_EQ(first.forbids, (std::vector<std::string>{"Q-B-1"}));
  EXPECT_EQ(first.from.at("rules"), "4a");
  EXPECT_TRUE(first.all_turns);
  EXPECT_EQ(first.quarter_turns, 0U);
  EXPECT_EQ(first.position["turn"], "white");
  EXPECT_EQ(first.place, (Place{(folder_ / "f.yaml").string(), 4, 5}));
  ASSERT_EQ(first.steps.size(), 1U);
  EXPECT_EQ(first.steps[0].place.line, 12U);
  EXPECT_EQ(cases[1].name, "quaternity/batch/opening");
  EXPECT_EQ(cases[1].position, nullptr);
  EXPECT_FALSE(cases[1].all_turns);
}

TEST_F(Loader, RefusesAFileThatIsNoCaseFile) {
  EXPECT_EQ(refusal_of_file(""), "f.yaml:1:1: the file is empty");
  EXPECT_EQ(refusal_of_file("[]"), "f.yaml:1:1: expected a case file, a map, got a list");
  EXPECT_EQ(refusal_of_file("ruleset: quaternity\narea: a\n"), "f.yaml:1:1: a case file needs the key cases");
  EXPECT_EQ(refusal_of_file("ruleset: quaternity\narea: a\ncases: []\n"),
            "f.yaml:3:8: expected a list of cases, got an empty list");
  EXPECT_EQ(refusal_of_file("ruleset: quaternity\narea: a\ncase: []\n"),
            "f.yaml:3:1: a case file has no key case; did you mean cases?; its keys are ruleset, area, cases");
  EXPECT_EQ(refusal_with("quaternity", "chess"), "f.yaml:1:10: expected a ruleset: one of quaternity, got \"chess\"");
  EXPECT_EQ(refusal_of_file(kHead + "  - x\n"), "f.yaml:4:5: expected a case, a map, got \"x\"");
  EXPECT_EQ(refusal_of_files({CaseFile{folder_ / "none.yaml", {}, {}, false}}), "none.yaml: there is no such file");
}

TEST_F(Loader, RefusesNamesThatAreNone) {
  const std::string shape = ": lower-case letters and digits, with dashes between the words, got ";
  for (const std::string bad : {"Two", "two_at", "-two", "two-", "two--at", "a/b", "x@90", "zwölf"}) {
    EXPECT_EQ(refusal_with("case: x", "case: " + bad),
              "f.yaml:4:11: expected the name of the case" + shape + "\"" + bad + "\"");
  }
  EXPECT_EQ(refusal_with("area: a", "area: A"), "f.yaml:2:7: expected the name of the area" + shape + "\"A\"");
  EXPECT_EQ(refusal_with("case: x", "case: 2-at-once"), "accepted");
}

TEST_F(Loader, RefusesACaseThatLacksSomething) {
  EXPECT_EQ(refusal_with("case: x\n    ", ""), "f.yaml:4:5: a case needs the key case");
  EXPECT_EQ(refusal_with("title: A title\n    ", ""), "f.yaml:4:5: a case needs the key title");
  EXPECT_EQ(refusal_with("clauses: [Q-A-1]\n    ", ""), "f.yaml:4:5: a case needs the key clauses");
  EXPECT_EQ(refusal_with("position: {turn: white, white: K a1, red: K a12}\n    ", ""),
            "f.yaml:4:5: a case needs the key position");
  EXPECT_EQ(refusal_with("    steps:\n" + kStep, ""), "f.yaml:4:5: a case needs the key steps");
  EXPECT_EQ(refusal_with(":\n" + kStep, ": []\n"), "f.yaml:8:12: expected a list of steps, got an empty list");
  EXPECT_EQ(refusal_with(":\n" + kStep, ":\n"), "f.yaml:8:10: expected a list of steps, got nothing");
}

TEST_F(Loader, RefusesUnknownAndDuplicateKeys) {
  EXPECT_EQ(
      refusal_with("title", "titel"),
      "f.yaml:5:5: a case has no key titel; did you mean title?; its keys are case, title, clauses, forbids, from, "
      "turns, position, steps");
  EXPECT_EQ(refusal_with("    title: A title\n", "    title: A title\n    title: B title\n"),
            "f.yaml:6:5: the key title stands here twice, first in line 5; keep one of them");
  EXPECT_EQ(refusal_with("A title", "&x A title").substr(0, 31), "f.yaml:5:12: anchors are not re");
}

TEST_F(Loader, RefusesClausesThatDoNotExist) {
  EXPECT_EQ(refusal_with("[Q-A-1]", "[Q-A-1, Q-Z-9]"), "f.yaml:6:22: there is no clause Q-Z-9 of quaternity");
  EXPECT_EQ(refusal_with("[Q-A-1]", "[Q-A-1, Q-A-1]"), "f.yaml:6:22: Q-A-1 stands here twice");
  EXPECT_EQ(refusal_with("[Q-A-1]", "[]"), "f.yaml:6:14: expected a list of clauses, got an empty list");
  EXPECT_EQ(refusal_with("[Q-A-1]", "Q-A-1"), "f.yaml:6:14: expected a list of clauses, got \"Q-A-1\"");
}

TEST_F(Loader, RefusesToForbidWhatIsNotAmongTheClauses) {
  EXPECT_EQ(refusal_with("[Q-A-1]\n", "[Q-A-1]\n    forbids: [Q-B-1]\n"),
            "f.yaml:7:15: expected a clause of this case: one of Q-A-1, got \"Q-B-1\"; did you mean Q-A-1?");
  EXPECT_EQ(refusal_with("[Q-A-1]\n", "[Q-A-1]\n    forbids: []\n"),
            "f.yaml:7:14: expected a list of clauses, got an empty list");
  EXPECT_EQ(refusal_with("[Q-A-1]\n", "[Q-A-1]\n    forbids: [Q-A-1, Q-A-1]\n"),
            "f.yaml:7:22: Q-A-1 stands here twice");
  EXPECT_EQ(refusal_with("[Q-A-1]\n", "[Q-A-1]\n    forbids: [Q-A-1]\n"), "accepted");
}

TEST_F(Loader, RefusesUnknownSourcesAndTurns) {
  EXPECT_EQ(refusal_with("[Q-A-1]\n", "[Q-A-1]\n    from: {book: x}\n"),
            "f.yaml:7:12: from has no key book; its keys are record, rules");
  EXPECT_EQ(refusal_with("[Q-A-1]\n", "[Q-A-1]\n    from: {}\n").substr(0, 20), "f.yaml:7:11: expecte");
  EXPECT_EQ(refusal_with("[Q-A-1]\n", "[Q-A-1]\n    turns: some\n"),
            "f.yaml:7:12: expected the turns to run it in: one of all, got \"some\"");
}

TEST_F(Loader, RefusesANameUsedTwiceOverAllFiles) {
  const std::string text = kHead + case_start("x") + kStep;
  EXPECT_EQ(refusal_of_file(text + case_start("x") + kStep).substr(0, 52),
            "f.yaml:10:11: the case quaternity/a/x is there alrea");
  const CaseFile f{write("f.yaml", text), {}, {}, false};
  const CaseFile g{write("g.yaml", text), {}, {}, false};
  EXPECT_EQ(refusal_of_files({f, g}),
            "g.yaml:4:11: the case quaternity/a/x is there already, at " + f.path.string() + ":4:11");
  EXPECT_NE(refusal_of_files({f, f}), "accepted");
}

TEST_F(Loader, TakesACaseOfOnesOwnForTheKnownOneOfItsName) {
  const CaseFile own{write("own.yaml", kHead + case_start("x") + kStep), {}, {}, false};
  const CaseFile known{write("known.yaml", kHead + case_start("x") + kStep), {}, {}, true};
  const std::vector<Case> cases = load_cases({own, known}, books());
  ASSERT_EQ(cases.size(), 1U);
  EXPECT_EQ(cases[0].place.file, own.path.string());
}

TEST_F(Loader, DoesNotGiveWhatIsKnownOnly) {
  const CaseFile base{write("base.yaml", kHead + case_start("base") + kStep), {}, {}, true};
  const CaseFile own{write("own.yaml",
                           "ruleset: quaternity\narea: b\ncases:\n  - case: y\n    title: t\n    clauses: [Q-A-1]\n"
                           "    position: {like: quaternity/a/base}\n    steps: [{act: pass}]\n"),
                     {},
                     {},
                     false};
  const std::vector<Case> cases = load_cases({own, base}, books());
  ASSERT_EQ(cases.size(), 1U);
  EXPECT_EQ(cases[0].name, "quaternity/b/y");
  CaseFile base_too = base;
  base_too.known_only = false;
  EXPECT_EQ(load_cases({base_too, own, base}, books()).size(), 2U);
}

}  // namespace
}  // namespace tetrarch::cases
