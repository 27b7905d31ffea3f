#include "suite/mutants/score.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <stdexcept>

#include "suite/mutants/published.hpp"

namespace tetrarch::mutants {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::map<std::string, Judged> judged(const std::vector<Fate>& fates) {
  std::map<std::string, Judged> all;
  for (std::size_t index = 0; index < fates.size(); ++index) {
    const std::string id = std::to_string(index);
    all[id] = {id, fates[index], ""};
  }
  return all;
}

std::map<std::string, Survivor> survivor(const std::string& id, bool is_equivalent) {
  return {{id, {.id = id, .is_equivalent = is_equivalent, .why = "so", .place = {}}}};
}

TEST(Scores, CountWhatCanBeCaught) {
  const Score score = score_of(
      judged({Fate::kStillborn, Fate::kSameCode, Fate::kCases, Fate::kCases, Fate::kProperties, Fate::kCampaign}), {});
  EXPECT_EQ(score.mutants, 6U);
  EXPECT_EQ(score.mortal(), 4U);
  EXPECT_EQ(score.by_cases, 2U);
  EXPECT_EQ(score.by_properties, 1U);
  EXPECT_EQ(score.by_campaign, 1U);
}

TEST(Scores, LeaveEquivalentsOutAndCountMissedOnes) {
  EXPECT_EQ(score_of(judged({Fate::kSurvived}), survivor("0", true)).mortal(), 0U);
  const Score missed = score_of(judged({Fate::kSurvived}), survivor("0", false));
  EXPECT_EQ(missed.mortal(), 1U);
  EXPECT_EQ(missed.missed, 1U);
  EXPECT_TRUE(missed.unjudged.empty());
}

TEST(Scores, NameWhatNobodyHasJudged) {
  const Score score = score_of(judged({Fate::kSurvived}), {});
  EXPECT_THAT(score.unjudged, ElementsAre("0"));
  EXPECT_EQ(score.mortal(), 1U) << "until it is judged it could have been caught";
}

TEST(Scores, NameJudgementsOfWhatDoesNotSurvive) {
  EXPECT_THAT(score_of(judged({Fate::kCases}), survivor("0", true)).stale, ElementsAre("0"));
  EXPECT_TRUE(score_of(judged({Fate::kSurvived}), survivor("0", true)).stale.empty());
}

TEST(Scores, AreOfMutantsThatAreMade) {
  Mutant made;
  made.id = "1";
  const auto left = judged_among({made}, judged({Fate::kSurvived, Fate::kCases, Fate::kSurvived}));
  ASSERT_EQ(left.size(), 1U);
  EXPECT_EQ(left.begin()->first, "1");
}

TEST(Scores, AreRoundedDown) {
  EXPECT_EQ(per_cent(1, 3), 33.3);
  EXPECT_EQ(per_cent(1999, 2000), 99.9) << "not all of it";
  EXPECT_EQ(per_cent(2, 2), 100);
  EXPECT_EQ(per_cent(0, 0), 100);
}

std::vector<Mutant> mutants(std::size_t count) {
  std::vector<Mutant> all;
  for (std::size_t index = 0; index < count; ++index) all.push_back({.id = std::to_string(index)});
  return all;
}

std::vector<std::string> ids_of(const std::vector<Mutant>& sample) {
  std::vector<std::string> ids;
  std::ranges::transform(sample, std::back_inserter(ids), &Mutant::id);
  std::ranges::sort(ids);
  return ids;
}

TEST(Samples, AreTheSameForASeed) {
  EXPECT_EQ(ids_of(sample_of(mutants(100), 10, 1)), ids_of(sample_of(mutants(100), 10, 1)));
  EXPECT_NE(ids_of(sample_of(mutants(100), 10, 1)), ids_of(sample_of(mutants(100), 10, 2)));
  EXPECT_EQ(sample_of(mutants(100), 10, 1).size(), 10U);
  EXPECT_EQ(sample_of(mutants(3), 10, 1).size(), 3U);
}

TEST(Samples, OfMoreMutantsHoldMostOfThoseOfFewer) {
  const auto few = ids_of(sample_of(mutants(100), 50, 1));
  const auto more = ids_of(sample_of(mutants(101), 50, 1));
  std::vector<std::string> common;
  std::ranges::set_intersection(few, more, std::back_inserter(common));
  EXPECT_GE(common.size(), 49U);
}

constexpr const char* kReadme =
    "# A\n<!-- The next lines are written by `tetrarch mutants --publish`. -->\nold\n<!-- As far as here. -->\nB\n";

TEST(PublishedScores, StandBetweenTheirMarks) {
  const Score score = score_of(judged({Fate::kCases, Fate::kCases, Fate::kCampaign, Fate::kStillborn}), {});
  const std::string text = with_scores(kReadme, {{"quantum", score}}, "abc");
  EXPECT_THAT(text, testing::StartsWith("# A\n<!-- The next"));
  EXPECT_THAT(text, testing::EndsWith("<!-- As far as here. -->\nB\n"));
  EXPECT_THAT(text, HasSubstr("| Quantum Chess | 4 | 1 | 0 | 66.6 % | 66.6 % | 100.0 % |\n"));
  EXPECT_THAT(text, HasSubstr("commit abc"));
  EXPECT_THAT(text, testing::Not(HasSubstr("old")));
}

TEST(PublishedScores, NeedTheirMarks) { EXPECT_THROW(with_scores("# A\n", {}, "abc"), std::runtime_error); }

}  // namespace
}  // namespace tetrarch::mutants
