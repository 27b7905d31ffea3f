#include "suite/campaign/attempt_case.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "suite/campaign/explored.hpp"
#include "suite/campaign/written_case.hpp"
#include "suite/cases/written_files.hpp"

namespace tetrarch::campaign {
namespace {

class AttemptCases : public testing::TestWithParam<Asking> {};

// What the reference says of an attempt, the reference must pass; and it must be something.
TEST_P(AttemptCases, TheReferencePasses) {
  std::vector<std::string> asked;
  const auto worker = worker_with(suite::faithful(), asked);
  for (const Attempt& attempt : attempts(3, 60)) {
    const cases::Case subject = case_of(attempt, "quaternity", GetParam());
    EXPECT_EQ(subject.steps.size(), attempt.deeds.size());
    EXPECT_FALSE(subject.clauses.empty());
    const auto result = worker->run([&] { return worker->contestant().judge(subject); }).get();
    EXPECT_EQ(result.verdict, reports::Verdict::kPass) << (result.finding ? result.finding->summary : "");
  }
  const bool are_moves_asked = std::ranges::find(asked, "moves") != asked.end();
  const bool are_attackers_asked = std::ranges::find(asked, "attackers") != asked.end();
  EXPECT_EQ(are_moves_asked, GetParam() == Asking::kMoves);
  EXPECT_EQ(are_attackers_asked, GetParam() == Asking::kAttackers);
}

std::string name_of(const testing::TestParamInfo<Asking>& info) {
  constexpr std::array kNames = {"States", "Moves", "Attackers"};
  return kNames.at(static_cast<std::size_t>(info.param));
}

INSTANTIATE_TEST_SUITE_P(All, AttemptCases, testing::Values(Asking::kStates, Asking::kMoves, Asking::kAttackers),
                         name_of);

TEST(AttemptCase, APositionThatMayNotBeLoadedIsTold) {
  Attempt attempt = attempts(3, 1).front();
  attempt.position["pieces"] = nlohmann::json::array();
  EXPECT_THROW(case_of(attempt, "quaternity", Asking::kStates), std::invalid_argument);
}

class WrittenCases : public cases::WrittenFiles {};

// Whoever reads the file that was written has the same attempt, and the same is expected of it.
TEST_F(WrittenCases, AreReadAsTheyWere) {
  for (const Asking asking : {Asking::kStates, Asking::kMoves, Asking::kAttackers}) {
    for (const Attempt& attempt : attempts(4, 40)) {
      const cases::Case subject = named_case(attempt, asking);
      const auto file = write("f.yaml", written_case(subject, {"A comment", "", "of three lines"}));
      const auto loaded = cases::load_cases({cases::CaseFile{file, {}, {}, false}}, {clauses()});
      ASSERT_EQ(loaded.size(), 1U);
      EXPECT_EQ(loaded.front().position, attempt.position);
      EXPECT_EQ(loaded.front().title, subject.title);
      EXPECT_EQ(loaded.front().clauses, subject.clauses);
      EXPECT_EQ(written_case(loaded.front(), {}), written_case(subject, {}));
    }
  }
}

// A fault may show in the loading alone.
TEST_F(WrittenCases, OfAPositionAloneLookAtIt) {
  Attempt attempt = attempts(4, 1).front();
  attempt.deeds.clear();
  const cases::Case subject = named_case(attempt, Asking::kStates);
  const auto file = write("f.yaml", written_case(subject, {}));
  const auto loaded = cases::load_cases({cases::CaseFile{file, {}, {}, false}}, {clauses()});
  EXPECT_EQ(loaded.front().position, attempt.position);
  EXPECT_EQ(loaded.front().steps.size(), 1U);
}

}  // namespace
}  // namespace tetrarch::campaign
