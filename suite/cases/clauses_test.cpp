#include "suite/cases/clauses.hpp"

#include "suite/cases/written_files.hpp"

namespace tetrarch::cases {
namespace {

const std::string kTop = "ruleset: quaternity\ntitle: Quaternity\nsources:\n  rules: The rules\nclauses:\n";
const std::string kClause =
    "  - id: Q-A-1\n    title: A title\n    basis: stated\n    from: {rules: \"1, 2\"}\n    text: >\n      One\n      "
    "two.\n";

class Clauses : public WrittenFiles {
 protected:
  std::string refusal_of(const std::string& text) const {
    return refusal([&] { read_clauses(write("f.yaml", text)); });
  }
};

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  return text.replace(text.find(from), from.size(), to);
}

TEST_F(Clauses, AreRead) {
  const ClauseBook book = read_clauses(write("f.yaml", kTop + kClause));
  EXPECT_EQ(book.ruleset, "quaternity");
  EXPECT_EQ(book.title, "Quaternity");
  EXPECT_EQ(book.sources.at("rules"), "The rules");
  ASSERT_EQ(book.clauses.size(), 1U);
  const Clause* clause = book.find("Q-A-1");
  ASSERT_NE(clause, nullptr);
  EXPECT_EQ(clause->title, "A title");
  EXPECT_EQ(clause->basis, "stated");
  EXPECT_EQ(clause->from.at("rules"), "1, 2");
  EXPECT_EQ(clause->text, "One two.");
  EXPECT_EQ(clause->place.line, 6U);
  EXPECT_EQ(book.find("Q-A-2"), nullptr);
}

TEST_F(Clauses, AChapterGoesOnUntilTheNextOne) {
  const auto with = [](const std::string& id, const std::string& chapter) {
    const std::string clause = replaced(kClause, "Q-A-1", id);
    return (chapter.empty() ? "" : "  # --- " + chapter + " ------\n") + clause;
  };
  const std::string text =
      kTop + with("Q-A-1", "") + with("Q-A-2", "kings") + with("Q-A-3", "") + with("Q-A-4", "pawns and what they do");
  const auto chapters = chapters_of(read_clauses(write("f.yaml", text)), text);
  EXPECT_EQ(chapters, (std::vector<std::string>{"", "Kings", "Kings", "Pawns and what they do"}));
}

TEST_F(Clauses, AreRefused) {
  EXPECT_EQ(refusal_of(kTop + "  []\n"), "f.yaml:6:3: expected a list of clauses, got an empty list");
  EXPECT_EQ(refusal_of(kTop + kClause + kClause),
            "f.yaml:13:5: the clause Q-A-1 is there already, in line 6; an id is never used twice");
  EXPECT_EQ(refusal_of(kTop + replaced(kClause, "Q-A-1", "QA1")),
            "f.yaml:6:9: expected the clause's id, such as Q-BOARD-1, got \"QA1\"");
  EXPECT_EQ(refusal_of(kTop + replaced(kClause, "stated", "guessed")),
            "f.yaml:8:12: expected the basis: one of stated, read, ruled, open, got \"guessed\"");
  EXPECT_EQ(refusal_of(kTop + replaced(kClause, "rules:", "rule:")),
            "f.yaml:9:12: from has no key rule; did you mean rules?; its keys are rules");
  EXPECT_EQ(refusal_of(kTop + replaced(kClause, "{rules: \"1, 2\"}", "{}")).substr(0, 22), "f.yaml:9:11: expected ");
  EXPECT_EQ(refusal_of(kTop + replaced(kClause, "title: A title\n    ", "")),
            "f.yaml:6:5: a clause needs the key title");
  EXPECT_EQ(refusal_of(kTop + kClause + "    note: x\n").substr(0, 38), "f.yaml:13:5: a clause has no key note;");
}

TEST_F(Clauses, OfTheRulesetsAreRead) {
  EXPECT_GE(read_clauses(TETRARCH_FIXTURES "/quaternity/clauses.yaml").clauses.size(), 80U);
  EXPECT_GE(read_clauses(TETRARCH_FIXTURES "/quantum/clauses.yaml").clauses.size(), 40U);
}

}  // namespace
}  // namespace tetrarch::cases
