#include "suite/mutants/survivors.hpp"

#include <gmock/gmock.h>

#include "reports/temporary_folder.hpp"

namespace tetrarch::mutants {
namespace {

using testing::HasSubstr;

const std::vector<Mutant> kMutants = {{.id = "0000000a",
                                       .file = "reference/x/f.cpp",
                                       .line = 1,
                                       .operation = "logical",
                                       .was = "a && b",
                                       .now = "a || b"}};

constexpr const char* kEntry =
    "survivors:\n"
    "  - mutant: 0000000a\n"
    "    file: reference/x/f.cpp\n"
    "    was: 'a && b'\n"
    "    now: 'a || b'\n"
    "    is: equivalent\n"
    "    why: a is never without b\n";

class SurvivorsTest : public testing::Test {
 protected:
  std::map<std::string, Survivor> read(const std::string& text) const {
    return read_survivors(folder_.write("surviving_mutants.yaml", text), kMutants);
  }

  // What is wrong with the entry where a text stands in it for another.
  std::string fault_with(const std::string& text, const std::string& other) const {
    std::string changed = kEntry;
    changed.replace(changed.find(text), text.size(), other);
    try {
      read(changed);
      return "";
    } catch (const documents::InputError& error) {
      return error.what();
    }
  }

  reports::TemporaryFolder folder_;
};

TEST_F(SurvivorsTest, AreRead) {
  const auto survivors = read(kEntry);
  ASSERT_EQ(survivors.size(), 1U);
  EXPECT_TRUE(survivors.at("0000000a").is_equivalent);
  EXPECT_EQ(survivors.at("0000000a").why, "a is never without b");
  EXPECT_TRUE(read("survivors: []\n").empty());
}

TEST_F(SurvivorsTest, MustBeMutantsAsTheyAreNow) {
  EXPECT_THAT(fault_with("0000000a", "0000000b"), HasSubstr(":2:13: there is no mutant 0000000b any more"));
  EXPECT_THAT(fault_with("f.cpp", "g.cpp"), HasSubstr("expected the file as the mutant has it: reference/x/f.cpp"));
  EXPECT_THAT(fault_with("a && b", "a && c"), HasSubstr("expected the line as the mutant has it: a && b"));
  EXPECT_THAT(fault_with("a || b", "a || c"), HasSubstr("expected the changed line as the mutant has it: a || b"));
}

TEST_F(SurvivorsTest, MustBeJudgedWithAReason) {
  EXPECT_THAT(fault_with("equivalent", "harmless"), HasSubstr("equivalent"));
  EXPECT_THAT(fault_with("    why: a is never without b\n", ""), HasSubstr("why"));
}

TEST_F(SurvivorsTest, AreJudgedOnce) {
  const std::string entry = kEntry;
  EXPECT_THROW(read(entry + entry.substr(entry.find('\n') + 1)), documents::InputError);
}

}  // namespace
}  // namespace tetrarch::mutants
