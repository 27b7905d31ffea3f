// What every property must say of itself.
#include "suite/properties/property.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <set>

#include "suite/cases/clauses.hpp"

namespace tetrarch::properties {
namespace {

TEST(Properties, EachHasANameOfItsOwnAndASentence) {
  std::set<std::string> names;
  for (const Property& property : quaternity_properties()) {
    EXPECT_TRUE(names.insert(property.name).second) << property.name;
    EXPECT_THAT(property.sentence, testing::EndsWith(".")) << property.name;
  }
}

TEST(Properties, EachFollowsFromClausesThatThereAre) {
  const auto book = cases::read_clauses(std::filesystem::path(TETRARCH_FIXTURES) / "quaternity/clauses.yaml");
  for (const Property& property : quaternity_properties()) {
    EXPECT_THAT(property.clauses, testing::Not(testing::IsEmpty())) << property.name;
    for (const std::string& clause : property.clauses) EXPECT_NE(book.find(clause), nullptr) << clause;
  }
}

}  // namespace
}  // namespace tetrarch::properties
