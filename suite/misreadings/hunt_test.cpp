#include "suite/misreadings/hunt.hpp"

#include <gtest/gtest.h>

namespace tetrarch::misreadings {
namespace {

Hunt hunt_of(const std::vector<std::optional<std::uint64_t>>& actions) { return {.actions = actions, .budget = 900}; }

TEST(Hunts, HaveAMedianAndAWorst) {
  const Hunt hunt = hunt_of({500, 20, 30, 400, 10});
  EXPECT_EQ(hunt.finders(), 5U);
  EXPECT_EQ(hunt.best(), 10U);
  EXPECT_EQ(hunt.median(), 30U);
  EXPECT_EQ(hunt.worst(), 500U);
  EXPECT_EQ(hunt_of({7, 9}).median(), 9U);
  EXPECT_EQ(hunt_of({7}).worst(), 7U);
}

TEST(Hunts, WhoDoesNotFindItIsTheSlowest) {
  const Hunt hunt = hunt_of({std::nullopt, 20, 30, std::nullopt, 10});
  EXPECT_EQ(hunt.finders(), 3U);
  EXPECT_EQ(hunt.median(), 30U);
  EXPECT_EQ(hunt.worst(), std::nullopt);
  EXPECT_EQ(hunt_of({std::nullopt, 20, std::nullopt}).median(), std::nullopt);
}

TEST(Hunts, AreToldInWords) {
  EXPECT_EQ(in_words(hunt_of({40, 20, 30})), "found after 30 actions (median of 3 campaigns), 40 at worst");
  EXPECT_EQ(in_words(hunt_of({std::nullopt, 20, 30})), "2 of 3 campaigns of 900 actions find it, the first after 20");
  EXPECT_EQ(in_words(hunt_of({std::nullopt, std::nullopt})), "none of 2 campaigns of 900 actions finds it");
}

}  // namespace
}  // namespace tetrarch::misreadings
