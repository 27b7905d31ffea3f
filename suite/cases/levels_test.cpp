#include "suite/cases/levels.hpp"

#include <gmock/gmock.h>

#include "suite/cases/case_files.hpp"
#include "suite/cases/written_files.hpp"
#include "suite/notation/notation.hpp"

namespace tetrarch::cases {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

// Every case counts for exactly one level of its game.
TEST(BundledLevels, HaveEveryAreaOfTheirGameOnce) {
  const std::filesystem::path folder = TETRARCH_FIXTURES;
  for (const std::string& ruleset : notation::rulesets()) {
    std::vector<std::string> areas;
    for (const CaseFile& file : case_files_in(folder, ruleset)) areas.push_back(file.path.stem().string());
    EXPECT_FALSE(areas.empty());
    EXPECT_THAT(faults_of(read_levels(folder / ruleset / "levels.yaml", ruleset), areas), ElementsAre()) << ruleset;
  }
}

TEST(Levels, SayWhichAreasAreMissing) {
  const std::vector<Level> levels = {{"movement", "", {"pawn", "gone"}}};
  EXPECT_THAT(faults_of(levels, {"pawn", "mate"}),
              ElementsAre("the area mate is in no level", "there is no case of the area gone"));
}

class LevelFile : public WrittenFiles {
 protected:
  std::string error_of(const std::string& text) const {
    const auto file = write("levels.yaml", text);
    try {
      read_levels(file, "quaternity");
    } catch (const InputError& error) {
      return error.what();
    }
    return "no error";
  }
};

TEST_F(LevelFile, IsRead) {
  const auto levels = read_levels(
      write("levels.yaml", "ruleset: quaternity\nlevels:\n  - {level: one, title: The first, areas: [pawn, mate]}\n"),
      "quaternity");
  ASSERT_EQ(levels.size(), 1U);
  EXPECT_EQ(levels[0].name, "one");
  EXPECT_EQ(levels[0].title, "The first");
  EXPECT_THAT(levels[0].areas, ElementsAre("pawn", "mate"));
}

TEST_F(LevelFile, IsHeldToItsForm) {
  const std::string head = "ruleset: quaternity\nlevels:\n  - {level: one, title: t, areas: [pawn]}\n";
  EXPECT_THAT(error_of(head + "  - {level: two, title: t, areas: [pawn]}\n"),
              HasSubstr("levels.yaml:4:5: the area pawn is there already"));
  EXPECT_THAT(error_of(head + "  - {level: one, title: t, areas: [mate]}\n"),
              HasSubstr("levels.yaml:4:5: the level one is there already"));
  EXPECT_THAT(error_of("ruleset: quantum\nlevels: []\n"), HasSubstr("levels.yaml:1:10: "));
  EXPECT_THAT(error_of("ruleset: quaternity\nlevels: []\n"), HasSubstr("levels.yaml:2:9: "));
}

}  // namespace
}  // namespace tetrarch::cases
