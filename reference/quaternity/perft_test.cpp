#include "reference/quaternity/perft.hpp"

#include <gtest/gtest.h>

#include "reference/quaternity/opening.hpp"
#include "reference/quaternity/placed.hpp"

namespace tetrarch::quaternity {
namespace {

TEST(Perft, CountsTheOpening) {
  const State state{.position = opening(), .offer = std::nullopt, .is_drawn_by_agreement = false};
  EXPECT_EQ(perft(state, 0), 1U);
  EXPECT_EQ(perft(state, 1), 41U);
  EXPECT_EQ(perft(state, 2), 1681U) << "41 moves of white, and each leaves red its 41";
}

TEST(Perft, AFinishedGameHasNoMoves) {
  const State state{.position = placed("wKa1"), .offer = std::nullopt, .is_drawn_by_agreement = false};
  EXPECT_EQ(perft(state, 1), 0U);
}

}  // namespace
}  // namespace tetrarch::quaternity
