// Every property breaks for an engine with a fault of its own.
#include <gmock/gmock.h>

#include <iostream>

#include "suite/properties/faults.hpp"
#include "suite/properties/property_test_setup.hpp"
#include "suite/service/reference_service.hpp"

namespace tetrarch::properties {

std::ostream& operator<<(std::ostream& out, const Of<Fault>& fault) { return out << fault.value.sentence; }

namespace {

std::optional<Breach> checked(const Property& property, const Attempt& attempt, const Asker& asker) {
  std::uint64_t actions = 0;
  return property.check(attempt, asker, actions);
}

class FaultyReference : public testing::TestWithParam<Of<Fault>> {};

TEST_P(FaultyReference, Breaks) {
  const auto& [ruleset, fault] = GetParam();
  const Property& property = property_named(ruleset, fault.property);
  const auto game = service::make_game(ruleset);
  const Trial trial = tried_on(ruleset, property, fault.engine(*game), fault.within);
  ASSERT_TRUE(trial.breach) << fault.sentence;
  EXPECT_LE(trial.actions, fault.within);
  ASSERT_TRUE(trial.smallest);
  std::cout << trial.breach->sentence << "; " << trial.smallest->position.at("pieces").size() << " pieces, "
            << trial.smallest->deeds.size() << " steps" << std::endl;

  const auto another = service::make_game(ruleset);
  EXPECT_TRUE(checked(property, *trial.smallest, fault.engine(*another))) << "what was made small breaks nothing";
  EXPECT_FALSE(checked(property, *trial.smallest, suite::reference_asker(*another))) << "the fault is not the engine's";
}

INSTANTIATE_TEST_SUITE_P(All, FaultyReference, testing::ValuesIn(of_every_ruleset(faults_of)), [](const auto& test) {
  return test_name_of(test.param.ruleset) + test_name_of(test.param.value.property);
});

TEST(Faults, EveryPropertyHasOneOfItsOwn) {
  for (const std::string& ruleset : notation::rulesets()) {
    std::vector<std::string> properties;
    for (const Property& property : properties_of(ruleset)) properties.push_back(property.name);
    std::vector<std::string> broken;
    for (const Fault& fault : faults_of(ruleset)) broken.push_back(fault.property);
    EXPECT_THAT(broken, testing::UnorderedElementsAreArray(properties)) << ruleset;
  }
}

}  // namespace
}  // namespace tetrarch::properties
