#include "suite/cases/waiver_proposal.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "suite/cases/waivers.hpp"
#include "suite/cases/written_files.hpp"

namespace tetrarch::cases {
namespace {

using reports::CaseResult;
using reports::Verdict;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

CaseResult result_of(const std::string& name, Verdict verdict) {
  CaseResult result;
  result.name = "quaternity/" + name;
  result.title = "The title of " + name;
  result.verdict = verdict;
  if (verdict == Verdict::kWrong) result.finding.emplace().summary = "turn must be red and is \"white\"\n";
  return result;
}

const std::vector<CaseResult> kResults = {
    result_of("pawn/b", Verdict::kWrong),      result_of("pawn/b@90", Verdict::kWrong),
    result_of("mate/a", Verdict::kWrong),      result_of("mate/a@90", Verdict::kPass),
    result_of("mate/a@180", Verdict::kCrash),  result_of("mate/c", Verdict::kPass),
    result_of("undo/d", Verdict::kUnsupported)};

class WaiverProposal : public WrittenFiles {
 protected:
  std::vector<Waiver> read_back(const std::vector<CaseResult>& results) const {
    return read_waivers(write("waivers.yaml", proposed_waivers(results, "Mine")));
  }
};

TEST_F(WaiverProposal, NamesWhatFailsSortedAndByItsPlainNameWhereAllTurnsDo) {
  std::vector<std::string> names;
  for (const Waiver& waiver : read_back(kResults)) names.push_back(*waiver.case_name);
  EXPECT_THAT(names, testing::ElementsAre("quaternity/mate/a@0", "quaternity/mate/a@180", "quaternity/pawn/b"));
}

TEST_F(WaiverProposal, WaivesTheRunThatItWasMadeOf) {
  std::vector<CaseResult> results = kResults;
  const auto complaints = apply_waivers(read_back(kResults), std::chrono::year(2026) / 1 / 1, results);
  EXPECT_THAT(complaints, IsEmpty());
  for (const CaseResult& result : results) EXPECT_TRUE(is_acceptable(result.verdict)) << result.name;
}

TEST_F(WaiverProposal, IsCommented) {
  const std::string text = proposed_waivers(kResults, "Mine\x1b[2J");
  EXPECT_THAT(text, HasSubstr("# What Mine\\x1b[2J is known to fail"));
  EXPECT_THAT(text, HasSubstr("# The title of pawn/b\n  - case: quaternity/pawn/b\n"));
  EXPECT_THAT(text, Not(HasSubstr("\x1b")));
}

TEST_F(WaiverProposal, OfARunWithoutFailuresIsEmpty) {
  EXPECT_THAT(read_back({result_of("mate/c", Verdict::kPass)}), IsEmpty());
}

}  // namespace
}  // namespace tetrarch::cases
