// The engine of every misreading is caught: certifying it fails in a case that cites the clause it gets wrong.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <ostream>
#include <string>
#include <vector>

#include "suite/commands/program.hpp"
#include "suite/misreadings/misreading.hpp"

namespace tetrarch::misreadings {

std::ostream& operator<<(std::ostream& out, const Misreading& misreading) { return out << misreading.id; }

namespace {

using commands::count_of;
using commands::Outcome;

class Engine : public commands::ProgramTest {
 protected:
  // In the game that is misread.
  Outcome certify(const std::string& id) const {
    return run({"certify", "--ruleset", "quaternity", "--engine", fmt::format("'{}/{}'", TETRARCH_ENGINES, id),
                "--json", "report.json"});
  }
};

TEST_F(Engine, WithoutAMisreadingPasses) {
  const Outcome outcome = certify("unchanged");
  EXPECT_EQ(outcome.exit_code, 0) << outcome.output << outcome.errors;
}

class MisreadingEngine : public Engine, public testing::WithParamInterface<Misreading> {};

bool is_wrong_about(const nlohmann::json& result, const std::string& clause) {
  const auto clauses = result.at("clauses").get<std::vector<std::string>>();
  return result.at("verdict") == "wrong" && std::ranges::find(clauses, clause) != clauses.end();
}

TEST_P(MisreadingEngine, IsCaught) {
  const Misreading& misreading = GetParam();
  const Outcome outcome = certify(misreading.id);
  ASSERT_EQ(outcome.exit_code, 1) << outcome.errors;
  const auto report = read_json("report.json");
  EXPECT_TRUE(std::ranges::any_of(report.at("cases"),
                                  [&](const auto& result) { return is_wrong_about(result, misreading.clause); }))
      << "no case that cites " << misreading.clause << " is wrong for an engine that believes: " << misreading.believes;
  // It is an engine that errs, not one that breaks down.
  EXPECT_EQ(count_of(report, "wrong") + count_of(report, "pass"), report.at("executed"));
  EXPECT_GT(count_of(report, "pass"), count_of(report, "wrong"));
}

bool is_small(const nlohmann::json& found) { return found.at("steps") <= 3 && found.at("pieces") <= 8; }

// Few actions are enough for a campaign to find it, and what it shows is small: an undo may follow two actions.
TEST_P(MisreadingEngine, IsFoundByACampaign) {
  const Outcome outcome = run({"fuzz", "--engine", fmt::format("'{}/{}'", TETRARCH_ENGINES, GetParam().id), "--first",
                               "--actions", "10000", "--corpus", "campaign"});
  ASSERT_EQ(outcome.exit_code, 1) << outcome.output << outcome.errors;
  const auto found = read_json("campaign/campaign.json").at("found");
  EXPECT_TRUE(std::ranges::any_of(found, is_small)) << outcome.output;
}

std::vector<Misreading> misreadings() {
  const auto folder = std::filesystem::path(TETRARCH_FIXTURES) / "quaternity";
  return read_misreadings(folder / "misreadings.yaml", cases::read_clauses(folder / "clauses.yaml"));
}

// Dashes would stand for exceptions in a filter.
std::string name_of(const testing::TestParamInfo<Misreading>& info) {
  std::string name = info.param.id;
  std::ranges::replace(name, '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(All, MisreadingEngine, testing::ValuesIn(misreadings()), name_of);

}  // namespace
}  // namespace tetrarch::misreadings
