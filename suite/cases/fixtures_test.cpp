#include <gtest/gtest.h>

#include <algorithm>

#include "suite/cases/loader.hpp"
#include "suite/cases/quarter_turns.hpp"
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

}  // namespace
}  // namespace tetrarch::cases
