// Engines that are the reference with one clause misread. CTest has `tetrarch misreadings` certify every one of them
// (CMakeLists.txt); here are those that a campaign must find, too.
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

using commands::Outcome;
using testing::HasSubstr;

// A misreading and the game whose clause it gets wrong.
struct Misread {
  std::string ruleset;
  Misreading misreading;
};

std::ostream& operator<<(std::ostream& out, const Misread& misread) {
  return out << misread.ruleset << "/" << misread.misreading.id;
}

bool is_small(const nlohmann::json& found) { return found.at("steps") <= 3 && found.at("pieces") <= 8; }

class HuntedEngine : public commands::ProgramTest, public testing::WithParamInterface<Misread> {};

// Few actions are enough for a campaign to find it, and what it shows is small: an undo may follow two actions.
TEST_P(HuntedEngine, IsCaughtAndFoundByACampaign) {
  const auto& [ruleset, misreading] = GetParam();
  const Outcome caught = run({"misreadings", "--ruleset", ruleset, "--only", misreading.id, "--keep", "engine"});
  ASSERT_EQ(caught.exit_code, 0) << caught.output << caught.errors;
  EXPECT_THAT(caught.output, HasSubstr("1 of 1 misreadings are caught by a case of their clause.\n"));
  const Outcome outcome = run(
      {"fuzz", "--ruleset", ruleset, "--engine", "./engine", "--first", "--actions", "10000", "--corpus", "campaign"});
  ASSERT_EQ(outcome.exit_code, 1) << outcome.output << outcome.errors;
  const auto found = read_json("campaign/campaign.json").at("found");
  EXPECT_TRUE(std::ranges::any_of(found, is_small)) << outcome.output;
}

std::vector<Misread> hunted_of(const std::string& ruleset) {
  const auto folder = std::filesystem::path(TETRARCH_FIXTURES) / ruleset;
  std::vector<Misread> found;
  for (const auto& each : read_misreadings(folder / "misreadings.yaml", cases::read_clauses(folder / "clauses.yaml"))) {
    if (each.is_hunted) found.push_back({ruleset, each});
  }
  return found;
}

// Dashes would stand for exceptions in a filter.
std::string name_of(const testing::TestParamInfo<Misread>& info) {
  std::string name = info.param.misreading.id;
  std::ranges::replace(name, '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Quaternity, HuntedEngine, testing::ValuesIn(hunted_of("quaternity")), name_of);
INSTANTIATE_TEST_SUITE_P(Quantum, HuntedEngine, testing::ValuesIn(hunted_of("quantum")), name_of);

class MisreadingsTest : public commands::ProgramTest {};

TEST_F(MisreadingsTest, AnIdThatIsNotThereIsRefused) {
  const Outcome outcome = run({"misreadings", "--only", "awards-by-arms"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_EQ(outcome.output, "");
  EXPECT_THAT(outcome.errors, HasSubstr("there is no misreading \"awards-by-arms\"; did you mean awards-by-army?"));
}

TEST_F(MisreadingsTest, OneOfAnotherGameIsNotThere) {
  const Outcome outcome = run({"misreadings", "--ruleset", "quantum", "--only", "awards-by-army"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.errors, HasSubstr("there is no misreading \"awards-by-army\""));
}

TEST_F(MisreadingsTest, AreHuntedByACampaignForEachSeed) {
  const Outcome outcome =
      run({"misreadings", "--only", "kings-one-by-one", "--hunt", "--seeds", "2", "--actions", "2000"});
  EXPECT_EQ(outcome.exit_code, 0) << outcome.errors;
  EXPECT_THAT(outcome.output, testing::ContainsRegex("found after [0-9]+ actions .median of 2 campaigns., [0-9]+ at"));
}

TEST_F(MisreadingsTest, AHuntIsAskedForByName) {
  const Outcome outcome = run({"misreadings", "--only", "kings-one-by-one", "--seeds", "2"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.errors, HasSubstr("--seeds requires --hunt"));
}

TEST_F(MisreadingsTest, OfAPartNothingIsPublished) {
  const Outcome outcome = run({"misreadings", "--only", "kings-one-by-one", "--hunt", "--publish"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_THAT(outcome.errors, HasSubstr("--only excludes --publish"));
}

TEST_F(MisreadingsTest, NoEngineTakesThePlaceOfAFile) {
  write("engine", "mine");
  const Outcome outcome = run({"misreadings", "--only", "awards-by-army", "--keep", "engine"});
  EXPECT_EQ(outcome.exit_code, 2);
  EXPECT_EQ(read("engine"), "mine");
}

}  // namespace
}  // namespace tetrarch::misreadings
