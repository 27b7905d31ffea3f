#include "suite/variants/workshop.hpp"

#include <gmock/gmock.h>

#include <atomic>
#include <mutex>
#include <set>
#include <stdexcept>
#include <string>

#include "reports/temporary_folder.hpp"
#include "suite/cases/case_files.hpp"
#include "suite/cases/loader.hpp"
#include "suite/variants/side_by_side.hpp"
#include "suite/variants/verdict.hpp"

namespace tetrarch::variants {
namespace {

using testing::HasSubstr;

const std::filesystem::path kFixtures = TETRARCH_FIXTURES;
const std::string kRuleset = "quaternity";
const std::filesystem::path kSchemaFile = kFixtures / "schemas/protocol.schema.json";

// Held against the cases about undo and passes alone.
class WorkshopTest : public testing::Test {
 protected:
  static const cases::ClauseBook& book() {
    static const cases::ClauseBook read = cases::read_clauses(kFixtures / kRuleset / "clauses.yaml");
    return read;
  }

  static const std::vector<cases::Case>& cases() {
    static const std::vector<cases::Case> loaded = [] {
      auto all = cases::load_cases(cases::case_files_in(kFixtures, kRuleset), {book()});
      std::erase_if(all, [](const cases::Case& each) { return each.area != "undo" && each.area != "pass"; });
      return all;
    }();
    return loaded;
  }

  static Court court() { return {kRuleset, cases(), book(), kSchemaFile}; }

  // The file of the reference with one text replaced by another, built.
  Build build(const std::string& file, const std::string& text, const std::string& other) const {
    std::string content = reports::files_in(std::filesystem::path(TETRARCH_PROJECT) / "reference").at(file);
    content.replace(content.find(text), text.size(), other);
    return Workshop(folder_.path()).build({kRuleset, "reference/" + file, content});
  }

  static std::filesystem::path program(const Build& build) { return std::get<BuiltEngine>(build).program; }

  reports::TemporaryFolder folder_;
};

TEST_F(WorkshopTest, ThereAreCases) { EXPECT_GT(cases().size(), 20U); }

TEST_F(WorkshopTest, BuildsAnEngineThatIsTheReferenceButForTheChange) {
  const auto built = build("quaternity/game.cpp", "game.state = game.events.back().before;", "");
  const auto failed = failed_cases(program(built), court(), cases().size());
  ASSERT_FALSE(failed.empty());
  EXPECT_LT(failed.size(), cases().size());
  for (const auto& result : failed) EXPECT_EQ(name_of(result.verdict), "wrong") << result.name;
  EXPECT_EQ(failed_cases(program(built), court(), 1).size(), 1U);
}

TEST_F(WorkshopTest, BuildsEnginesOfChangedHeaders) {
  const auto built = build("quaternity/position.hpp", "+ 1) % 4]", "+ 3) % 4]");
  EXPECT_FALSE(failed_cases(program(built), court(), 1).empty()) << "the turn goes round the other way";
}

TEST_F(WorkshopTest, SeesThatAChangeMakesNoDifference) {
  EXPECT_TRUE(std::holds_alternative<SameCode>(build("quaternity/game.cpp", "// Q-DRAW-1", "// Q-DRAW-1!")));
  EXPECT_TRUE(std::holds_alternative<SameCode>(build("quaternity/position.hpp", "// In clockwise", "// Not in")));
}

TEST_F(WorkshopTest, KeepsTheComplaintOfTheCompiler) {
  const auto built = build("quaternity/game.cpp", "std::nullopt", "std::nullopd");
  ASSERT_TRUE(std::holds_alternative<NotBuilt>(built));
  EXPECT_THAT(std::get<NotBuilt>(built).complaint, HasSubstr("nullopd"));
}

TEST_F(WorkshopTest, KeepsTheComplaintOfTheLinker) {
  const auto built = build("quaternity/game.cpp", "std::optional<Refusal> undo(", "std::optional<Refusal> redo(");
  ASSERT_TRUE(std::holds_alternative<NotBuilt>(built));
  EXPECT_THAT(std::get<NotBuilt>(built).complaint, HasSubstr("multiple definition"));
}

TEST_F(WorkshopTest, AnEngineThatBreaksDownFailsTheFirstCase) {
  const auto built = build("quaternity/opening.cpp", "Position opening() {", "Position opening() { __builtin_trap();");
  const auto failed = failed_cases(program(built), court(), 1);
  ASSERT_EQ(failed.size(), 1U);
  EXPECT_EQ(name_of(failed.front().verdict), "crash");
}

// Few of the actions that are tried by default are enough for these.
constexpr Budget kSmall{.property_actions = 300, .campaign_actions = 2'000, .seed = 1};

TEST_F(WorkshopTest, PropertiesAndCampaignsCatchVariantsToo) {
  const auto built = build("quaternity/game.cpp", "game.state = game.events.back().before;", "");
  EXPECT_NE(broken_property(program(built), court(), kSmall), std::nullopt);
  const auto found = found_by_campaign(program(built), court(), kSmall, folder_.path() / "campaign");
  ASSERT_TRUE(found.has_value());
  EXPECT_NE(found->title, "");
  EXPECT_GT(found->actions, 0U);
}

TEST_F(WorkshopTest, NothingCatchesTheReference) {
  const auto built = build("quaternity/game.cpp", "return illegal(\"Q-DRAW-1\");", "return illegal(\"Q-DRAW-9\");");
  EXPECT_TRUE(failed_cases(program(built), court(), 1).empty()) << "the clause is not compared";
  EXPECT_EQ(broken_property(program(built), court(), kSmall), std::nullopt);
  EXPECT_FALSE(found_by_campaign(program(built), court(), kSmall, folder_.path() / "campaign").has_value());
}

TEST(SideBySide, DoesEachOnce) {
  const reports::TemporaryFolder folder;
  std::mutex mutex;
  std::multiset<std::size_t> done;
  side_by_side(50, 4, folder.path(), [&](std::size_t index, const Workshop&, const std::filesystem::path& own) {
    const std::lock_guard lock(mutex);
    EXPECT_TRUE(std::filesystem::is_directory(own));
    done.insert(index);
  });
  EXPECT_EQ(done.size(), 50U);
  EXPECT_EQ(std::set<std::size_t>(done.begin(), done.end()).size(), 50U);
}

TEST(SideBySide, StopsWhereOneFails) {
  const reports::TemporaryFolder folder;
  std::atomic<std::size_t> done = 0;
  EXPECT_THROW(side_by_side(1'000'000, 2, folder.path(),
                            [&](std::size_t index, const Workshop&, const std::filesystem::path&) {
                              ++done;
                              if (index == 5) throw std::runtime_error("five");
                            }),
               std::runtime_error);
  EXPECT_LT(done, 1'000'000U);
}

}  // namespace
}  // namespace tetrarch::variants
