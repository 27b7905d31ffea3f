// What every property must say of itself.
#include "suite/properties/property.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "suite/cases/clauses.hpp"
#include "suite/notation/notation.hpp"

namespace tetrarch::properties {
namespace {

TEST(Properties, EachHasANameOfItsOwnAndASentence) {
  for (const std::string& ruleset : notation::rulesets()) {
    std::set<std::string> names;
    for (const Property& property : properties_of(ruleset)) {
      EXPECT_TRUE(names.insert(property.name).second) << property.name;
      EXPECT_THAT(property.sentence, testing::EndsWith(".")) << property.name;
    }
  }
}

TEST(Properties, EachFollowsFromClausesThatThereAre) {
  for (const std::string& ruleset : notation::rulesets()) {
    const auto book = cases::read_clauses(std::filesystem::path(TETRARCH_FIXTURES) / ruleset / "clauses.yaml");
    for (const Property& property : properties_of(ruleset)) {
      EXPECT_THAT(property.clauses, testing::Not(testing::IsEmpty())) << property.name;
      for (const std::string& clause : property.clauses) EXPECT_NE(book.find(clause), nullptr) << clause;
    }
  }
}

TEST(Properties, ThereAreNoneOfAGameThatNobodyKnows) { EXPECT_TRUE(properties_of("draughts").empty()); }

}  // namespace
}  // namespace tetrarch::properties
