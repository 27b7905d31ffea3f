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
namespace {

using commands::count_of;
using commands::Outcome;

// A misreading and the game whose clause it gets wrong.
struct Misread {
  std::string ruleset;
  Misreading misreading;
};

std::ostream& operator<<(std::ostream& out, const Misread& misread) {
  return out << misread.ruleset << "/" << misread.misreading.id;
}

class Engine : public commands::ProgramTest {
 protected:
  static std::string engine(const std::string& name) { return fmt::format("'{}/{}'", TETRARCH_ENGINES, name); }
};

TEST_F(Engine, WithoutAMisreadingPasses) {
  const Outcome outcome = run({"certify", "--engine", engine("unchanged")});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.output << outcome.errors;
}

class MisreadingEngine : public Engine, public testing::WithParamInterface<Misread> {
 protected:
  static std::string engine() { return Engine::engine(testing::PrintToString(GetParam())); }
};

bool is_wrong_about(const nlohmann::json& result, const std::string& clause) {
  const auto clauses = result.at("clauses").get<std::vector<std::string>>();
  return result.at("verdict") == "wrong" && std::ranges::find(clauses, clause) != clauses.end();
}

// Quarter turns of cases show nothing that the cases do not.
TEST_P(MisreadingEngine, IsCaught) {
  const auto& [ruleset, misreading] = GetParam();
  const Outcome outcome = run(
      {"certify", "--ruleset", ruleset, "--engine", engine(), "--json", "report.json", "--gtest=--gtest_filter=-*@*"});
  ASSERT_EQ(outcome.exit_code, 1) << outcome.errors;
  const auto report = read_json("report.json");
  EXPECT_TRUE(std::ranges::any_of(
      report.at("cases"), [&](const auto& result) { return is_wrong_about(result, GetParam().misreading.clause); }))
      << "no case that cites " << misreading.clause << " is wrong for an engine that believes: " << misreading.believes;
  // It is an engine that errs, not one that breaks down.
  EXPECT_EQ(count_of(report, "wrong") + count_of(report, "pass"), report.at("executed"));
  EXPECT_GT(count_of(report, "pass"), count_of(report, "wrong"));
}

bool is_small(const nlohmann::json& found) { return found.at("steps") <= 3 && found.at("pieces") <= 8; }

class HuntedEngine : public MisreadingEngine {};

// Few actions are enough for a campaign to find it, and what it shows is small: an undo may follow two actions.
TEST_P(HuntedEngine, IsFoundByACampaign) {
  const Outcome outcome = run({"fuzz", "--ruleset", GetParam().ruleset, "--engine", engine(), "--first", "--actions",
                               "10000", "--corpus", "campaign"});
  ASSERT_EQ(outcome.exit_code, 1) << outcome.output << outcome.errors;
  const auto found = read_json("campaign/campaign.json").at("found");
  EXPECT_TRUE(std::ranges::any_of(found, is_small)) << outcome.output;
}

std::vector<Misread> hunted(std::vector<Misread> all) {
  std::erase_if(all, [](const Misread& each) { return !each.misreading.is_hunted; });
  return all;
}

std::vector<Misread> misreadings_of(const std::string& ruleset) {
  const auto folder = std::filesystem::path(TETRARCH_FIXTURES) / ruleset;
  std::vector<Misread> found;
  for (const auto& each : read_misreadings(folder / "misreadings.yaml", cases::read_clauses(folder / "clauses.yaml"))) {
    found.push_back({ruleset, each});
  }
  return found;
}

// Dashes would stand for exceptions in a filter.
std::string name_of(const testing::TestParamInfo<Misread>& info) {
  std::string name = info.param.misreading.id;
  std::ranges::replace(name, '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Quaternity, MisreadingEngine, testing::ValuesIn(misreadings_of("quaternity")), name_of);
INSTANTIATE_TEST_SUITE_P(Quantum, MisreadingEngine, testing::ValuesIn(misreadings_of("quantum")), name_of);
INSTANTIATE_TEST_SUITE_P(Quaternity, HuntedEngine, testing::ValuesIn(hunted(misreadings_of("quaternity"))), name_of);
INSTANTIATE_TEST_SUITE_P(Quantum, HuntedEngine, testing::ValuesIn(hunted(misreadings_of("quantum"))), name_of);

}  // namespace
}  // namespace tetrarch::misreadings
