#include "suite/campaign/shrinking.hpp"

#include <gtest/gtest.h>

#include "suite/campaign/explored.hpp"

namespace tetrarch::campaign {
namespace {

class Shrinkings : public testing::Test {
 protected:
  Judge judge() {
    return [this](const cases::Case& subject) {
      ++runs_;
      return worker_->run([&] { return worker_->contestant().judge(subject); }).get();
    };
  }

  // The first of the attempts that the engine fails.
  Failing first_failing() {
    for (const Attempt& attempt : attempts(6, 200)) {
      const cases::Case subject = case_of(attempt, "quaternity", Asking::kStates);
      const auto result = judge()(subject);
      if (is_difference(result)) return {attempt, subject, result, kind_of(subject, result)};
    }
    throw std::runtime_error("no attempt fails");
  }

  std::vector<std::string> asked_;
  std::unique_ptr<suite::Worker> worker_ = worker_with(passing_at_will(), asked_);
  std::size_t runs_ = 0;
};

TEST_F(Shrinkings, WhatIsLeftFailsInTheSameWay) {
  const Failing failing = first_failing();
  const Failing smallest = shrunk(failing, quaternity(), judge(), Budget{});
  EXPECT_EQ(smallest.kind, failing.kind);
  EXPECT_EQ(kind_of(smallest.subject, judge()(smallest.subject)), failing.kind);
  EXPECT_EQ(smallest.attempt.deeds.size(), 1U);
  EXPECT_LE(smallest.attempt.position["pieces"].size(), 3U);
}

TEST_F(Shrinkings, TheBudgetIsKept) {
  const Failing failing = first_failing();
  runs_ = 0;
  shrunk(failing, quaternity(), judge(), Budget{.runs = 10, .runs_of_crash = 0, .runs_of_timeout = 0});
  EXPECT_LE(runs_, 10U);
}

TEST_F(Shrinkings, NothingIsTriedWithoutABudget) {
  const Failing failing = first_failing();
  runs_ = 0;
  const Failing same =
      shrunk(failing, quaternity(), judge(), Budget{.runs = 0, .runs_of_crash = 0, .runs_of_timeout = 0});
  EXPECT_EQ(runs_, 0U);
  EXPECT_EQ(same.attempt.position, failing.attempt.position);
}

}  // namespace
}  // namespace tetrarch::campaign
