#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <sstream>

#include "suite/cases/loader.hpp"
#include "suite/cases/quarter_turns.hpp"
#include "suite/cases/waivers.hpp"
#include "suite/cases/written_files.hpp"
#include "suite/notation/notation.hpp"

namespace tetrarch::cases {
namespace {

TEST(Fixtures, AllCasesOfQuaternityAreRead) {
  const std::filesystem::path folder = TETRARCH_FIXTURES;
  const std::vector<ClauseBook> books{read_clauses(folder / "quaternity/clauses.yaml")};
  const std::vector<Case> cases = load_cases(case_files_in(folder, "quaternity"), books);
  EXPECT_FALSE(cases.empty());
  const auto with_all_turns =
      static_cast<std::size_t>(std::count_if(cases.begin(), cases.end(), [](const Case& c) { return c.all_turns; }));
  EXPECT_EQ(with_quarter_turns(cases).size(), cases.size() + 3 * with_all_turns);
}

TEST(Fixtures, EveryPositionOfQuaternityIsWrittenAndReadBack) {
  const std::filesystem::path folder = TETRARCH_FIXTURES;
  const std::vector<ClauseBook> books{read_clauses(folder / "quaternity/clauses.yaml")};
  const notation::Notation& notation = *notation::notation_of("quaternity");
  for (const Case& original : load_cases(case_files_in(folder, "quaternity"), books)) {
    if (original.position.is_null()) continue;
    const std::string text = notation.written_position(original.position);
    const documents::Node node = documents::parse_document(text, original.name);
    const nlohmann::json again =
        notation.completed(notation.draft(node, notation::Care::kPlayable), node, notation::Care::kPlayable);
    EXPECT_EQ(notation.canonical(again), notation.canonical(original.position)) << text;
  }
}

// The first example of the README that begins with the word.
std::string readme_example(const std::string& start) {
  std::ostringstream text;
  text << std::ifstream(TETRARCH_FIXTURES "/README.md").rdbuf();
  const std::string fence = "```yaml\n";
  const std::size_t begin = text.str().find(fence + start);
  if (begin == std::string::npos) return "";
  const std::size_t first = begin + fence.size();
  return text.str().substr(first, text.str().find("```", first) - first);
}

class Readme : public WrittenFiles {
 protected:
  std::vector<Case> example(const std::string& text) const {
    const CaseFile file{write("f.yaml", text), {}, {}, false};
    return load_cases({file}, {read_clauses(TETRARCH_FIXTURES "/quaternity/clauses.yaml")});
  }
};

TEST_F(Readme, ItsCaseFileIsRead) {
  const std::vector<Case> cases = example(readme_example("ruleset:"));
  ASSERT_EQ(cases.size(), 1U);
  EXPECT_EQ(cases[0].name, "quaternity/batch/two-at-once");
  EXPECT_EQ(cases[0].steps.size(), 2U);
}

TEST_F(Readme, ItsPositionsAreRead) {
  const std::string head = "ruleset: quaternity\narea: a\ncases:\n";
  const std::string whole = "- case: other-case\n" + readme_example("position:\n") + "steps: [{act: pass}]\n" +
                            "title: t\nclauses: [Q-PASS-1]\n";
  std::string indented;
  std::istringstream lines(whole);
  for (std::string line; std::getline(lines, line);) indented += (line.front() == '-' ? "  " : "    ") + line + "\n";
  const std::vector<Case> cases = example(head + indented);
  EXPECT_EQ(cases[0].position["players"]["black"], "frozen");
  EXPECT_EQ(cases[0].position["controllers"]["red"], "white");
}

TEST_F(Readme, ItsPositionOfQuantumChessIsRead) {
  const documents::Node written = documents::parse_document(readme_example("position:\n  turn: north"), "README.md");
  const notation::Notation& quantum = *notation::notation_of("quantum");
  const documents::Node& node = *written.find("position");
  const auto position =
      quantum.completed(quantum.draft(node, notation::Care::kPlayable), node, notation::Care::kPlayable);
  EXPECT_EQ(position["round"], 15);
  EXPECT_EQ(position["players"]["west"], "eliminated");
  EXPECT_EQ(position["hand"]["north"]["knight"], 2);
}

TEST_F(Readme, ItsWaiversAreRead) { EXPECT_EQ(read_waivers(write("w.yaml", readme_example("waivers:"))).size(), 2U); }

}  // namespace
}  // namespace tetrarch::cases
