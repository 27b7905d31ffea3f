// `tetrarch clauses`, `tetrarch manifest` and `tetrarch perft`: what they count.
#include <gmock/gmock.h>

#include <fstream>
#include <numeric>
#include <set>
#include <sstream>
#include <stdexcept>

#include "suite/commands/program.hpp"

namespace tetrarch::commands {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::StartsWith;

const std::vector<std::string> kRulesets = {"quaternity", "quantum"};

// The ids that stand in a game's file of clauses, read without the program.
std::set<std::string> written_clauses(const std::string& ruleset) {
  std::ifstream file(TETRARCH_FIXTURES "/" + ruleset + "/clauses.yaml");
  std::set<std::string> ids;
  const std::string label = "id: ";
  for (std::string line; std::getline(file, line);) {
    const auto at = line.find(label);
    if (at == std::string::npos) continue;
    ids.insert(line.substr(at + label.size(), line.find_first_of(" ,}", at + label.size()) - at - label.size()));
  }
  return ids;
}

class Clauses : public ProgramTest {};

TEST_F(Clauses, AreListedWithTheNumberOfTheirCases) {
  const Outcome outcome = run({"clauses"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.output;
  for (const std::string& ruleset : kRulesets) {
    const auto ids = written_clauses(ruleset);
    EXPECT_THAT(outcome.output, HasSubstr(ruleset + ": " + std::to_string(ids.size()) + " clauses\n"));
    for (const std::string& id : ids) EXPECT_THAT(outcome.output, HasSubstr("\n" + id + " ")) << id;
  }
  EXPECT_THAT(outcome.output, HasSubstr("; 0 faults\n"));
}

TEST_F(Clauses, OfOneGameAreListedAlone) {
  const Outcome outcome = run({"clauses", "--ruleset", "quantum"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.output;
  EXPECT_THAT(outcome.output, StartsWith("quantum: "));
  EXPECT_THAT(outcome.output, testing::Not(HasSubstr("quaternity: ")));
  EXPECT_THAT(outcome.output, HasSubstr("; 0 faults\n"));
}

TEST_F(Clauses, AreListedWithTheNamesOfTheirCases) {
  const Outcome outcome = run({"clauses", "--cases"});
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_THAT(outcome.output, HasSubstr("+ quaternity/batch/one-rook-mates-two\n"));
}

TEST_F(Clauses, ArePrintedInFullWhereTheyAreNamed) {
  const Outcome outcome = run({"clauses", "C-ZONE-3", "Q-BATCH-3"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, StartsWith("C-ZONE-3: "));
  EXPECT_THAT(outcome.output, HasSubstr("\n  Only kings move onto inactive squares, and pawns in order to promote "
                                        "(C-PROMOTE-3). Everybody may\n  leave one."));
  EXPECT_THAT(outcome.output, HasSubstr("\n\nQ-BATCH-3: "));
  EXPECT_THAT(outcome.output, HasSubstr("\n  + quaternity/"));
}

TEST_F(Clauses, ThatDoNotExistAreRefusedWithTheNearest) {
  const Outcome outcome = run({"clauses", "C-ZONE-3", "Q-BATCHES-3"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_EQ(outcome.output, "");
  EXPECT_THAT(outcome.errors, HasSubstr("there is no clause \"Q-BATCHES-3\""));
  EXPECT_EQ(run({"clauses", "C-ZONE-3", "--json"}).exit_code, 2);
}

TEST_F(Clauses, AreADocumentWithEveryClause) {
  const Outcome outcome = run({"clauses", "--json"});
  EXPECT_EQ(outcome.exit_code, 0);
  const json document = json::parse(outcome.output);
  EXPECT_EQ(document.at("format"), "tetrarch-ledger");
  EXPECT_EQ(document.at("version"), 1);
  for (const std::string& ruleset : kRulesets) {
    std::set<std::string> ids;
    for (const auto& clause : document.at("rulesets").at(ruleset)) {
      ids.insert(clause.at("id"));
      EXPECT_NE(clause.at("text"), "");
      EXPECT_EQ(clause.at("fault"), nullptr);
      const auto shown = clause.at("allowing").size() + clause.at("forbidding").size();
      EXPECT_EQ(shown == 0, !clause.at("exemption").is_null() && clause.at("exemption").at("lacks") == "cases");
    }
    EXPECT_EQ(ids, written_clauses(ruleset));
  }
}

TEST_F(Clauses, RefuseAnUnknownGame) {
  const Outcome outcome = run({"clauses", "--ruleset", "chess"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_EQ(outcome.output, "");
  EXPECT_THAT(outcome.errors, HasSubstr("chess"));
}

// A copy of the program outside its build, for which nothing is kept of the runs of others.
class ClausesOfTheLastRun : public ProgramTest {
 protected:
  void SetUp() override { std::filesystem::copy(TETRARCH_PROGRAM, folder() / "tetrarch"); }

  Outcome run_copy(const std::vector<std::string>& arguments) const {
    return run(Start{.arguments = arguments,
                     .environment = {{"TETRARCH_FIXTURES", TETRARCH_FIXTURES}, {"XDG_STATE_HOME", folder() / "state"}},
                     .executable = folder() / "tetrarch"});
  }

  // How many cases of the last run exercised the clause.
  json exercised(const std::string& id) const {
    const json document = json::parse(run_copy({"clauses", "--json"}).output);
    for (const auto& clause : document.at("rulesets").at("quaternity")) {
      if (clause.at("id") == id) return clause.at("exercised");
    }
    throw std::runtime_error("there is no clause " + id);
  }
};

TEST_F(ClausesOfTheLastRun, AreCounted) {
  EXPECT_EQ(exercised("Q-BOARD-1"), nullptr) << "there has been no run";
  ASSERT_EQ(run_copy({"certify", "--engine", "reference", "--filter", "quaternity/opening/opening-pieces"}).exit_code,
            0);
  EXPECT_EQ(exercised("Q-BOARD-1"), 1);
  EXPECT_EQ(exercised("Q-BATCH-1"), 0);
  ASSERT_EQ(
      run_copy({"certify", "--engine", "reference", "--filter", "quaternity/batch/one-rook-mates-two@*"}).exit_code, 0);
  EXPECT_EQ(exercised("Q-BOARD-1"), 0);
  EXPECT_GT(exercised("Q-BATCH-1"), 1) << "quarter turns count";
}

// A folder of fixtures from which a file of cases has been lost.
class LostCases : public ProgramTest {
 protected:
  void SetUp() override {
    std::filesystem::copy(TETRARCH_FIXTURES, folder() / "fixtures", std::filesystem::copy_options::recursive);
    std::filesystem::remove(folder() / "fixtures/quaternity/cases/batch.yaml");
  }

  Outcome run_here(const std::vector<std::string>& arguments) const {
    return run(Start{.arguments = arguments, .environment = {{"TETRARCH_FIXTURES", folder() / "fixtures"}}});
  }
};

TEST_F(LostCases, LeaveClausesUnshown) {
  const auto cases = folder() / "fixtures/quaternity/cases";
  std::filesystem::remove_all(cases);
  std::filesystem::create_directory(cases);
  std::filesystem::copy(case_file("opening"), cases);
  const Outcome outcome = run_here({"clauses", "--ruleset", "quaternity"});
  EXPECT_EQ(outcome.exit_code, 1);
  EXPECT_THAT(outcome.output, HasSubstr("FAULT: Q-BATCH-1 "));
  EXPECT_THAT(outcome.output, testing::Not(HasSubstr("; 0 faults")));
}

TEST_F(LostCases, AreMissedByTheManifest) {
  for (const std::vector<std::string>& arguments :
       {std::vector<std::string>{"manifest"}, {"certify", "--engine", "reference", "--filter", "quaternity/pass/*"}}) {
    const Outcome outcome = run_here(arguments);
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.output, "");
    EXPECT_THAT(outcome.errors, HasSubstr("quaternity/batch/one-rook-mates-two"));
  }
}

TEST_F(LostCases, AreNotStruckFromTheManifestUnlessTheyAreNamed) {
  const auto manifest = folder() / "fixtures/quaternity/manifest.yaml";
  const auto before = std::filesystem::last_write_time(manifest);
  const Outcome outcome = run_here({"manifest", "--write"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.errors, HasSubstr("--withdraw quaternity/batch/"));
  EXPECT_EQ(std::filesystem::last_write_time(manifest), before);
}

class Manifest : public ProgramTest {};

TEST_F(Manifest, HoldsForTheBundledCases) {
  const Outcome outcome = run({"manifest"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, testing::ContainsRegex("^quaternity: [1-9][0-9]* cases, as the manifest has them\n"
                                                     "quantum: [1-9][0-9]* cases, as the manifest has them\n$"));
}

TEST_F(Manifest, StrikesNothingWithoutWriting) {
  const Outcome outcome = run({"manifest", "--withdraw", "quaternity/batch/one-rook-mates-two"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.errors, HasSubstr("--write"));
}

class Perft : public ProgramTest {};

TEST_F(Perft, CountsTheOpening) {
  const std::vector<std::pair<std::string, std::string>> counts = {{"0", "1\n"}, {"1", "41\n"}, {"2", "1681\n"}};
  for (const auto& [depth, count] : counts) {
    const Outcome outcome = run({"perft", "--ruleset", "quaternity", "--depth", depth});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_EQ(outcome.output, count);
    EXPECT_EQ(outcome.errors, "");
  }
}

TEST_F(Perft, CountsEveryGameOfTheReference) {
  const Outcome outcome = run({"perft", "--ruleset", "quantum", "--depth", "2"});
  EXPECT_EQ(outcome.exit_code, 0);
  EXPECT_EQ(outcome.output, "664\n");
  EXPECT_EQ(outcome.errors, "");
}

TEST_F(Perft, DividesTheCountAmongTheFirstMoves) {
  const Outcome outcome = run({"perft", "--ruleset", "quaternity", "--depth", "2", "--divide"});
  EXPECT_EQ(outcome.exit_code, 0);
  std::istringstream lines(outcome.output);
  std::map<std::string, int> counts;
  std::string line;
  while (std::getline(lines, line) && line.find(": ") != std::string::npos) {
    counts[line.substr(0, line.find(": "))] = std::stoi(line.substr(line.find(": ") + 2));
  }
  EXPECT_EQ(line, "1681");
  EXPECT_EQ(counts.size(), 41U);
  EXPECT_EQ(std::accumulate(counts.begin(), counts.end(), 0, [](int sum, const auto& c) { return sum + c.second; }),
            1681);
  EXPECT_EQ(counts["a1-a2"], 41);
}

TEST_F(Perft, RefusesWhatItCannotCount) {
  const std::vector<std::vector<std::string>> bad = {{"--ruleset", "quaternity"},
                                                     {"--depth", "1"},
                                                     {"--ruleset", "chess", "--depth", "1"},
                                                     {"--ruleset", "quaternity", "--depth", "-1"},
                                                     {"--ruleset", "quaternity", "--depth", "21"},
                                                     {"--ruleset", "quaternity", "--depth", "one"}};
  for (auto arguments : bad) {
    arguments.insert(arguments.begin(), "perft");
    const Outcome outcome = run(arguments);
    EXPECT_EQ(outcome.exit_code, 2);
    EXPECT_EQ(outcome.output, "");
    EXPECT_NE(outcome.errors, "");
  }
}

}  // namespace
}  // namespace tetrarch::commands
