// Every property holds for the reference.
#include <gtest/gtest.h>

#include "suite/properties/property_test_setup.hpp"
#include "suite/service/quaternity_service.hpp"

namespace tetrarch::properties {
namespace {

constexpr std::uint64_t kActions = TETRARCH_PROPERTY_ACTIONS;

class ReferenceProperties : public testing::TestWithParam<Property> {};

TEST_P(ReferenceProperties, Hold) {
  service::QuaternityService game;
  const Trial trial = tried_on(GetParam(), suite::reference_asker(game), kActions);
  EXPECT_GE(trial.actions, kActions);
  EXPECT_FALSE(trial.breach) << trial.breach->sentence << "\n" << trial.smallest->position;
}

INSTANTIATE_TEST_SUITE_P(Quaternity, ReferenceProperties, testing::ValuesIn(quaternity_properties()),
                         [](const auto& test) { return test_name_of(test.param.name); });

}  // namespace
}  // namespace tetrarch::properties
