#include "suite/cases/manifest.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace tetrarch::cases {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

Case case_of(const std::string& name, std::size_t steps, bool all_turns = true) {
  Case subject;
  subject.name = "quaternity/" + name;
  subject.steps.resize(steps);
  subject.all_turns = all_turns;
  return subject;
}

const std::vector<Case> kCases = {case_of("batch/two-at-once", 2), case_of("batch/three-at-once", 1),
                                  case_of("mate/in-the-corner", 3, false)};

Manifest manifest() { return manifest_of("quaternity", kCases, {"quaternity/mate/former"}); }

class WrittenManifest : public testing::Test {
 protected:
  void SetUp() override { std::filesystem::create_directories(folder_); }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  Manifest read(const std::string& text) {
    std::ofstream(folder_ / "manifest.yaml") << text;
    return read_manifest(folder_ / "manifest.yaml");
  }

 private:
  std::filesystem::path folder_ = std::filesystem::path(testing::TempDir()) / "tetrarch-manifest-test";
};

TEST_F(WrittenManifest, ReadsAsItWasWritten) {
  const Manifest read_back = read(written(manifest()));
  EXPECT_EQ(read_back.ruleset, "quaternity");
  EXPECT_EQ(read_back.steps, manifest().steps);
  EXPECT_EQ(read_back.with_turns, 9U);
  EXPECT_THAT(read_back.withdrawn, ElementsAre("quaternity/mate/former"));
  EXPECT_THAT(faults_of(read_back, kCases), IsEmpty());
}

TEST_F(WrittenManifest, ACountThatIsNotTheNumberOfNamesIsRefused) {
  std::string text = written(manifest());
  text.replace(text.find("cases: 3"), 8, "cases: 4");
  EXPECT_THROW(read(text), InputError);
}

TEST(Manifest, ALostCaseIsMissed) {
  const std::vector<Case> without_last(kCases.begin(), kCases.end() - 1);
  EXPECT_THAT(faults_of(manifest(), without_last), ElementsAre(HasSubstr("quaternity/mate/in-the-corner is missing")));
}

TEST(Manifest, ARenamedCaseIsMissedUnderItsNameAndUnknownUnderTheNewOne) {
  std::vector<Case> renamed = kCases;
  renamed[2].name = "quaternity/mate/elsewhere";
  EXPECT_THAT(faults_of(manifest(), renamed),
              ElementsAre(HasSubstr("in-the-corner is missing"), HasSubstr("elsewhere is not in the manifest")));
}

TEST(Manifest, AWithdrawnNameIsNotUsedAgain) {
  std::vector<Case> reused = kCases;
  reused.push_back(case_of("mate/former", 1));
  EXPECT_THAT(faults_of(manifest(), reused), ElementsAre(HasSubstr("quaternity/mate/former was withdrawn")));
}

TEST(Manifest, AnEmptiedCaseIsSeen) {
  std::vector<Case> emptied = kCases;
  emptied[0].steps.resize(1);
  EXPECT_THAT(faults_of(manifest(), emptied), ElementsAre(HasSubstr("two-at-once has 1 steps")));
}

TEST(Manifest, LostQuarterTurnsAreSeen) {
  std::vector<Case> fewer = kCases;
  fewer[0].all_turns = false;
  EXPECT_THAT(faults_of(manifest(), fewer), ElementsAre(HasSubstr("6 cases with their quarter turns")));
}

}  // namespace
}  // namespace tetrarch::cases
