#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "suite/cases/case_files.hpp"
#include "suite/cases/clauses.hpp"
#include "suite/cases/loader.hpp"
#include "suite/cases/quarter_turns.hpp"
#include "suite/documents/document.hpp"
#include "suite/notation/notation.hpp"

namespace tetrarch::cases {
namespace {

// The cases of Quantum Chess, read once.
class QuantumFixtures : public testing::Test {
 protected:
  static const ClauseBook& book() {
    static const ClauseBook read = read_clauses(std::filesystem::path(TETRARCH_FIXTURES) / "quantum/clauses.yaml");
    return read;
  }
  static const std::vector<Case>& cases() {
    static const std::vector<Case> read = load_cases(case_files_in(TETRARCH_FIXTURES, "quantum"), {book()});
    return read;
  }
  static const notation::Notation& quantum() { return *notation::notation_of("quantum"); }
};

TEST_F(QuantumFixtures, AllCasesAreRead) {
  EXPECT_GT(cases().size(), 400U);
  const auto with_all_turns =
      static_cast<std::size_t>(std::ranges::count_if(cases(), [](const Case& c) { return c.all_turns; }));
  EXPECT_GT(with_all_turns, 0U);
  EXPECT_EQ(with_quarter_turns(cases()).size(), cases().size() + 3 * with_all_turns);
}

TEST_F(QuantumFixtures, EveryClauseIsCited) {
  std::set<std::string> cited;
  for (const Case& read : cases()) cited.insert(read.clauses.begin(), read.clauses.end());
  for (const Clause& clause : book().clauses) EXPECT_TRUE(cited.contains(clause.id)) << clause.id;
  EXPECT_FALSE(book().clauses.empty());
}

TEST_F(QuantumFixtures, EveryPositionIsWrittenAndReadBack) {
  std::size_t count = 0;
  for (const Case& read : with_quarter_turns(cases())) {
    if (read.position.is_null()) continue;
    const std::string text = quantum().written_position(read.position);
    const documents::Node node = documents::parse_document(text, read.name);
    const nlohmann::json again =
        quantum().completed(quantum().draft(node, notation::Care::kPlayable), node, notation::Care::kPlayable);
    EXPECT_EQ(again, read.position) << text;
    ++count;
  }
  EXPECT_GT(count, cases().size());
}

std::vector<nlohmann::json> actions_of(const Step& step) {
  std::vector<nlohmann::json> actions;
  if (const auto* act = std::get_if<Act>(&step.deed)) actions.push_back(act->action);
  if (step.moves && step.moves->exactly) actions = *step.moves->exactly;
  return actions;
}

TEST_F(QuantumFixtures, EveryActionAndEventIsWrittenAndReadBack) {
  std::size_t events = 0;
  for (const Case& read : cases()) {
    for (const Step& step : read.steps) {
      for (const nlohmann::json& action : actions_of(step)) {
        const std::string text = "act: " + quantum().written_action(action);
        EXPECT_EQ(quantum().action(*documents::parse_document(text, read.name).find("act")), action) << text;
      }
      if (!step.events) continue;
      for (const nlohmann::json& event : *step.events) {
        const std::string text = "[" + quantum().written_event(event) + "]";
        EXPECT_EQ(quantum().expected_events(documents::parse_document(text, read.name)).at(0), event) << text;
        ++events;
      }
    }
  }
  EXPECT_GT(events, 100U);
}

}  // namespace
}  // namespace tetrarch::cases
