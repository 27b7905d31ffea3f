// Every property holds for the reference.
#include <gtest/gtest.h>

#include "suite/properties/property_test_setup.hpp"
#include "suite/service/reference_service.hpp"

namespace tetrarch::properties {
namespace {

constexpr std::uint64_t kActions = TETRARCH_PROPERTY_ACTIONS;

class ReferenceProperties : public testing::TestWithParam<Of<Property>> {};

TEST_P(ReferenceProperties, Hold) {
  const auto& [ruleset, property] = GetParam();
  const auto game = service::make_game(ruleset);
  const Trial trial = tried_on(ruleset, property, suite::reference_asker(*game), kActions);
  EXPECT_GE(trial.actions, kActions);
  EXPECT_FALSE(trial.breach) << trial.breach->sentence << "\n" << trial.smallest->position;
}

INSTANTIATE_TEST_SUITE_P(All, ReferenceProperties, testing::ValuesIn(of_every_ruleset(properties_of)),
                         [](const auto& test) {
                           return test_name_of(test.param.ruleset) + test_name_of(test.param.value.name);
                         });

}  // namespace
}  // namespace tetrarch::properties
