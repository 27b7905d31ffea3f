// For tests: a property, held against inputs that are the same in every run.
#pragma once

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <cstdint>
#include <iostream>
#include <sstream>
#include <utility>

namespace tetrarch::generators {

class SilentListener : public rc::detail::TestListener {
 public:
  void onTestCaseFinished(const rc::detail::CaseDescription&) override {}
  void onShrinkTried(const rc::detail::CaseDescription&, bool) override {}
  void onTestFinished(const rc::detail::TestMetadata&, const rc::detail::TestResult&) override {}
};

// Runs the property so many times and fails the test unless it held every time. The property takes nothing, draws its
// inputs by `*generator` and asserts by RC_ASSERT. Whatever the environment asks RapidCheck for, the seed is this one;
// it is printed, so that an input that ends the process can be found again.
template <class Property>
void check_pinned(std::uint64_t seed, int inputs, Property property) {
  std::cout << "seed " << seed << ", " << inputs << " inputs" << std::endl;
  rc::detail::TestParams params;
  params.seed = seed;
  params.maxSuccess = inputs;
  params.maxDiscardRatio = 1;
  SilentListener listener;
  const rc::detail::TestResult result =
      rc::detail::checkProperty(rc::detail::toProperty(std::move(property)), {}, params, listener, {});
  if (!result.is<rc::detail::SuccessResult>()) {
    std::ostringstream message;
    rc::detail::printResultMessage(result, message);
    FAIL() << message.str();
  }
  const int held = result.get<rc::detail::SuccessResult>().numSuccess;
  ASSERT_GT(held, 0) << "the property was never asked";
  ASSERT_EQ(held, inputs);
}

}  // namespace tetrarch::generators
