#include "suite/mutants/mutant.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <stdexcept>
#include <string>

#include "reports/temporary_folder.hpp"

namespace tetrarch::mutants {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

constexpr const char* kSource = "bool f() {\n  return a < b;\n}\n";

std::vector<Mutant> relational_ones(const std::string& source) {
  auto mutants = mutants_of("reference/x/f.cpp", source, {});
  std::erase_if(mutants, [](const Mutant& mutant) { return mutant.operation != "relational"; });
  return mutants;
}

TEST(Mutants, SayWhatTheyChange) {
  const auto mutants = relational_ones(kSource);
  ASSERT_EQ(mutants.size(), 2U);
  EXPECT_EQ(mutants[0].file, "reference/x/f.cpp");
  EXPECT_EQ(mutants[0].line, 2U);
  EXPECT_EQ(mutants[0].was, "return a < b;");
  EXPECT_EQ(mutants[0].now, "return a <= b;");
  EXPECT_EQ(mutated(kSource, mutants[0]), "bool f() {\n  return a <= b;\n}\n");
}

TEST(Mutants, AreInTheOrderOfTheirPlaces) {
  const auto mutants = mutants_of("reference/x/f.cpp", kSource, {});
  EXPECT_TRUE(std::ranges::is_sorted(mutants, {}, &Mutant::offset));
  EXPECT_GE(mutants.size(), 5U) << "a function that returns at once, a condition negated, a sign replaced";
}

TEST(Mutants, KeepTheirIdWhileLinesMove) {
  const auto before = relational_ones(kSource);
  const auto after = relational_ones("int c;\n\n" + std::string(kSource));
  ASSERT_EQ(before.size(), after.size());
  EXPECT_EQ(before[0].id, after[0].id);
  EXPECT_NE(before[0].line, after[0].line);
}

TEST(Mutants, OfLinesThatReadAlikeHaveTheirOwnIds) {
  const auto mutants = relational_ones("{\n  x = a < b;\n  x = a < b;\n}\n");
  ASSERT_EQ(mutants.size(), 4U);
  EXPECT_NE(mutants[0].id, mutants[2].id);
}

TEST(Mutants, OfOneEditAreOne) {
  const auto mutants = mutants_of("reference/x/f.cpp", "x = f(1, 2);\n", {});
  const auto swapped = std::ranges::count(mutants, "x = f(2, 1);", &Mutant::now);
  EXPECT_EQ(swapped, 1);
}

TEST(Mutants, KnowTheValuesOfEnumerationsAndTheirOtherNames) {
  EXPECT_THAT(enumerations_in("enum class A : char { kX, kY };\nusing B = A;\nusing C = D;\n"),
              ElementsAre(ElementsAre("A", "kX", "kY"), ElementsAre("B", "kX", "kY")));
}

TEST(Mutants, OfARulesetAreOfItsOwnFolderAndTheBoard) {
  const auto mutants = mutants_of(std::filesystem::path(TETRARCH_PROJECT), "quaternity");
  const auto of = [&](const std::string& start) {
    return std::ranges::count_if(mutants, [&](const Mutant& mutant) { return mutant.file.starts_with(start); });
  };
  EXPECT_GT(of("reference/board/"), 0);
  EXPECT_GT(of("reference/quaternity/"), 500);
  EXPECT_EQ(of("reference/quantum/"), 0);
  EXPECT_EQ(of("reference/quaternity/perft"), 0) << "no engine is asked for it";
  EXPECT_EQ(of("reference/quaternity/placed"), 0) << "it serves tests alone";
  EXPECT_TRUE(std::ranges::none_of(mutants, [](const Mutant& each) { return each.file.ends_with("_test.cpp"); }));
}

TEST(Mutants, NeedTheSources) {
  const reports::TemporaryFolder folder;
  try {
    mutants_of(folder.path(), "quaternity");
    FAIL() << "nothing was thrown";
  } catch (const std::runtime_error& error) {
    EXPECT_THAT(error.what(), HasSubstr("reference/board"));
  }
}

}  // namespace
}  // namespace tetrarch::mutants
