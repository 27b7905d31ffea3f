#include "suite/campaign/difference.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tetrarch::campaign {
namespace {

using reports::Verdict;

cases::Case subject_with(std::optional<std::string> refused) {
  cases::Case subject;
  subject.steps.emplace_back();
  subject.steps.back().refused = std::move(refused);
  return subject;
}

reports::CaseResult result_with(Verdict verdict, std::vector<reports::FieldDifference> differences) {
  reports::CaseResult result;
  result.verdict = verdict;
  result.finding = reports::Finding{};
  result.finding->step = 1;
  result.finding->clause = "Q-PASS-2";
  result.finding->request = {{"method", "act"}, {"params", {}}};
  result.finding->differences = std::move(differences);
  return result;
}

TEST(Difference, FieldsAreToldWithoutTheirEntries) {
  const auto result =
      result_with(Verdict::kWrong, {{"turn", "red", "black"}, {"pieces.a1", "a", "b"}, {"pieces.b2", "a", "b"}});
  const DifferenceKind kind = kind_of(subject_with(std::nullopt), result);
  EXPECT_EQ(kind, (DifferenceKind{"wrong", "act", "pieces, turn", ""}));
}

TEST(Difference, ARefusalIsToldWithItsClause) {
  const auto result = result_with(Verdict::kWrong, {{"answer", "a refusal as illegal", "a result"}});
  const DifferenceKind kind = kind_of(subject_with("illegal"), result);
  EXPECT_EQ(kind, (DifferenceKind{"wrong", "act", "a result where a refusal as illegal is due", "Q-PASS-2"}));
  EXPECT_EQ(text_of(kind), "wrong, asked for act: a result where a refusal as illegal is due (Q-PASS-2)");
  EXPECT_EQ(slug_of(kind), "wrong-asked-for-act-a-result-where-a-refusal-as-illegal-is-due-q-pass-2");
}

TEST(Difference, ANameThatIsCutEndsWithAWordOfItsOwn) {
  for (std::size_t length = 0; length < 40; ++length) {
    const DifferenceKind kind{
        "wrong", "act",
        "a refusal as unresolved where a refusal as illegal is due, " + std::string(length, 'x') + " (y)", "Q-GUARD-3"};
    EXPECT_THAT(slug_of(kind), testing::MatchesRegex("wrong-asked-for-act-[a-z0-9-]*[a-z0-9]")) << length;
    EXPECT_LE(slug_of(kind).size(), 90U);
  }
}

TEST(Difference, ACrashIsToldByItsRequest) {
  EXPECT_EQ(text_of(kind_of(subject_with(std::nullopt), result_with(Verdict::kCrash, {}))), "crash, asked for act");
}

TEST(Difference, WhatIsNotSupportedIsNone) {
  EXPECT_FALSE(is_difference(result_with(Verdict::kUnsupported, {})));
  EXPECT_FALSE(is_difference(result_with(Verdict::kPass, {})));
  EXPECT_TRUE(is_difference(result_with(Verdict::kTimeout, {})));
}

TEST(Difference, MovesAndAttackersAreAskedForToSeeThemAgain) {
  EXPECT_EQ(asking_of({"wrong", "moves", "moves", ""}), Asking::kMoves);
  EXPECT_EQ(asking_of({"wrong", "attackers", "attackers", ""}), Asking::kAttackers);
  EXPECT_EQ(asking_of({"wrong", "undo", "offer", ""}), Asking::kStates);
}

}  // namespace
}  // namespace tetrarch::campaign
