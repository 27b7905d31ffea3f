#include "suite/campaign/pool.hpp"

#include <gtest/gtest.h>

#include <set>

#include "suite/campaign/explored.hpp"
#include "suite/campaign/written_case.hpp"
#include "suite/notation/notation.hpp"

namespace tetrarch::campaign {
namespace {

std::vector<std::string> texts_of(const Pool& pool, std::uint64_t count) {
  std::vector<std::string> texts;
  for (std::uint64_t number = 0; number < count; ++number) {
    texts.push_back(written_case(named_case(pool.attempt(number), Asking::kStates), {}));
  }
  return texts;
}

TEST(Pool, TheSameSeedGivesTheSameAttempts) {
  const nlohmann::json opening = notation::notation_of("quaternity")->opening();
  EXPECT_EQ(texts_of(Pool(quaternity(), 8, {opening}), 30), texts_of(Pool(quaternity(), 8, {opening}), 30));
}

TEST(Pool, AnotherSeedOrNumberGivesOthers) {
  const auto texts = texts_of(Pool(quaternity(), 8, {}), 30);
  EXPECT_NE(texts, texts_of(Pool(quaternity(), 9, {}), 30));
  EXPECT_GT(std::set<std::string>(texts.begin(), texts.end()).size(), 28U);
}

TEST(Pool, WhatIsAddedIsVaried) {
  Pool pool(quaternity(), 8, {});
  const auto before = texts_of(pool, 30);
  pool.add(notation::notation_of("quaternity")->opening());
  EXPECT_NE(texts_of(pool, 30), before);
}

TEST(Pool, PositionsOfCasesComeOnceAndWithoutTheirTurns) {
  std::vector<cases::Case> cases(3);
  for (cases::Case& each : cases) each.ruleset = "quaternity";
  cases[1].quarter_turns = 1;
  cases[1].position = attempts(1, 1).front().position;
  const auto positions = positions_of(cases, "quaternity");
  ASSERT_EQ(positions.size(), 1U);
  EXPECT_EQ(positions.front(), notation::notation_of("quaternity")->opening());
}

}  // namespace
}  // namespace tetrarch::campaign
