#include "suite/search/smallest.hpp"

#include <gtest/gtest.h>

#include "suite/campaign/explorer.hpp"

namespace tetrarch::search {
namespace {

Smallest found(const std::string& feature, std::uint64_t actions) {
  Meter meter({.actions = actions, .time = {}});
  return smallest(*campaign::explorer_of("quaternity"), {}, feature, 1, meter, [](const Smallest&) {});
}

TEST(Smallest, AnAwardNeedsFewPieces) {
  const auto result = found("award", 5'000);
  ASSERT_TRUE(result.attempt.has_value());
  EXPECT_EQ(result.attempt->deeds.size(), 1U);
  EXPECT_LE(result.attempt->position.at("pieces").size(), 4U);
  EXPECT_GE(result.walks, 1U);
  EXPECT_TRUE(campaign::explorer_of("quaternity")->features(*result.attempt).front().contains("award"));
}

TEST(Smallest, TheSameSeedFindsTheSame) {
  EXPECT_EQ(found("capture", 1'000).attempt->position, found("capture", 1'000).attempt->position);
}

TEST(Smallest, WhatNothingShowsIsNotFound) {
  const auto result = found("no-such-feature", 500);
  EXPECT_FALSE(result.attempt.has_value());
  EXPECT_EQ(result.walks, 0U);
  EXPECT_GT(result.attempts, 0U);
}

}  // namespace
}  // namespace tetrarch::search
