// Every property breaks for an engine with a fault of its own.
#include <gmock/gmock.h>

#include <algorithm>
#include <iostream>

#include "suite/properties/faults.hpp"
#include "suite/properties/property_test_setup.hpp"

namespace tetrarch::properties {

std::ostream& operator<<(std::ostream& out, const Fault& fault) { return out << fault.sentence; }

namespace {

const Property& property_named(const std::string& name) {
  const auto& all = quaternity_properties();
  const auto found = std::ranges::find(all, name, &Property::name);
  if (found == all.end()) throw std::invalid_argument("there is no property " + name);
  return *found;
}

std::optional<Breach> checked(const Property& property, const Attempt& attempt, const Asker& asker) {
  std::uint64_t actions = 0;
  return property.check(attempt, asker, actions);
}

class FaultyReference : public testing::TestWithParam<Fault> {};

TEST_P(FaultyReference, Breaks) {
  const Fault& fault = GetParam();
  const Property& property = property_named(fault.property);
  service::QuaternityService game;
  const Trial trial = tried_on(property, fault.engine(game), fault.within);
  ASSERT_TRUE(trial.breach) << fault.sentence;
  EXPECT_LE(trial.actions, fault.within);
  ASSERT_TRUE(trial.smallest);
  std::cout << trial.breach->sentence << "; " << trial.smallest->position.at("pieces").size() << " pieces, "
            << trial.smallest->deeds.size() << " steps" << std::endl;

  service::QuaternityService another;
  EXPECT_TRUE(checked(property, *trial.smallest, fault.engine(another))) << "what was made small breaks nothing";
  EXPECT_FALSE(checked(property, *trial.smallest, suite::reference_asker(another))) << "the fault is not the engine's";
}

INSTANTIATE_TEST_SUITE_P(Quaternity, FaultyReference, testing::ValuesIn(faults()),
                         [](const auto& test) { return test_name_of(test.param.property); });

TEST(Faults, EveryPropertyHasOneOfItsOwn) {
  std::vector<std::string> properties;
  for (const Property& property : quaternity_properties()) properties.push_back(property.name);
  std::vector<std::string> broken;
  for (const Fault& fault : faults()) broken.push_back(fault.property);
  EXPECT_THAT(broken, testing::UnorderedElementsAreArray(properties));
}

}  // namespace
}  // namespace tetrarch::properties
