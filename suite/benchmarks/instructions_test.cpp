#include "suite/benchmarks/instructions.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>

namespace tetrarch::benchmarks {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

TEST(Instructions, MayBeOffByATenth) {
  EXPECT_THAT(faults_of({{"a", 1100}, {"b", 900}, {"c", 1000}}, {{"a", 1000}, {"b", 1000}, {"c", 1000}}), IsEmpty());
}

TEST(Instructions, ThatAreMoreOrFewerAreFaults) {
  EXPECT_THAT(faults_of({{"a", 1101}, {"b", 899}}, {{"a", 1000}, {"b", 1000}}),
              ElementsAre("a takes 10.1 % more instructions: 1101 instead of 1000",
                          "b takes 10.1 % fewer instructions: 899 instead of 1000"));
}

TEST(Instructions, MustBeCountedAndWrittenDown) {
  EXPECT_THAT(faults_of({{"a", 1}}, {{"b", 1}}),
              ElementsAre("of a nothing is written down", "b is written down and was not counted"));
}

TEST(Instructions, AreReadAsTheyAreWritten) {
  const Instructions counts = {{"quaternity/load", 123456789012}, {"quantum/load", 2}};
  EXPECT_EQ(instructions_in(text_of(counts)), counts);
  EXPECT_THROW(instructions_in("{\"a\": \"many\"}"), std::runtime_error);
  EXPECT_THROW(instructions_in("a: 1"), std::runtime_error);
}

TEST(Instructions, ThatCannotBeCountedAreAnError) {
  try {
    count_instructions("/nowhere/tetrarch_bench", {"quaternity/load"});
    FAIL() << "they were counted";
  } catch (const std::runtime_error& error) {
    EXPECT_THAT(error.what(), HasSubstr("instructions could not be counted"));
  }
}

}  // namespace
}  // namespace tetrarch::benchmarks
