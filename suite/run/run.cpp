#include "suite/run/run.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <memory>

#include "suite/run/contestant.hpp"

namespace tetrarch::suite {
namespace {

using reports::CaseResult;
using reports::Verdict;

// What the tests have come to so far.
class Contest {
 public:
  Contest(const Plan& plan, Engine& engine, const Observer& observer)
      : plan_(plan), contestant_(engine), observer_(observer) {}

  std::optional<Failure> start() {
    if (auto failure = contestant_.start()) return failure;
    run_.engine = contestant_.identity();
    run_.engine.command = plan_.engine_command;
    return std::nullopt;
  }

  const CaseResult& judge(const cases::Case& subject) {
    keep_seed();
    observer_.begin(subject.name);
    CaseResult result = contestant_.judge(subject);
    result.rerun = plan_.rerun(subject);
    observer_.end(result);
    return run_.cases.emplace_back(std::move(result));
  }

  // GoogleTest has the seed of an order as long as the cases are run in it.
  void keep_seed() {
    if (run_.seed || !GTEST_FLAG_GET(shuffle)) return;
    run_.seed = static_cast<std::size_t>(testing::UnitTest::GetInstance()->random_seed());
  }

  reports::RunResult finish() {
    contestant_.stop();
    return std::move(run_);
  }

 private:
  const Plan& plan_;
  Contestant contestant_;
  const Observer& observer_;
  reports::RunResult run_;
};

class CaseTest : public testing::Test {
 public:
  CaseTest(Contest& contest, const cases::Case& subject) : contest_(contest), subject_(subject) {}

  void TestBody() override {
    const CaseResult& result = contest_.judge(subject_);
    if (result.verdict == Verdict::kUnsupported) GTEST_SKIP() << result.note;
    if (result.verdict != Verdict::kPass) {
      ADD_FAILURE() << reports::name_of(result.verdict) << ": " << (result.finding ? result.finding->summary : "");
    }
  }

 private:
  Contest& contest_;
  const cases::Case& subject_;
};

void register_test(Contest& contest, const cases::Case& subject) {
  const auto slash = subject.name.rfind('/');
  testing::RegisterTest(subject.name.substr(0, slash).c_str(), subject.name.substr(slash + 1).c_str(), nullptr, nullptr,
                        subject.place.file.c_str(), static_cast<int>(subject.place.line),
                        [&]() -> testing::Test* { return new CaseTest(contest, subject); });
}

// How many of the registered tests GoogleTest's filter and sharding leave, repetitions included.
std::size_t planned_by_gtest() {
  const auto& unit_test = *testing::UnitTest::GetInstance();
  return static_cast<std::size_t>(unit_test.test_to_run_count()) *
         static_cast<std::size_t>(std::max(1, static_cast<int>(GTEST_FLAG_GET(repeat))));
}

std::size_t left_out_by_gtest() {
  const auto& unit_test = *testing::UnitTest::GetInstance();
  return static_cast<std::size_t>(unit_test.total_test_count() - unit_test.test_to_run_count());
}

// The report is the project's own; GoogleTest's would print every test a second time.
void silence_gtest() {
  auto& listeners = testing::UnitTest::GetInstance()->listeners();
  delete listeners.Release(listeners.default_result_printer());
}

}  // namespace

std::variant<reports::RunResult, Failure> run_cases(const Plan& plan, Engine& engine, const Observer& observer) {
  const auto begin = std::chrono::steady_clock::now();
  Contest contest(plan, engine, observer);
  for (const cases::Case& subject : plan.cases) register_test(contest, subject);
  if (const auto failure = contest.start()) return *failure;
  silence_gtest();
  // What a run comes to is decided from its results (success.hpp), not from GoogleTest's exit code.
  [[maybe_unused]] const int gtest_code = RUN_ALL_TESTS();
  reports::RunResult run = contest.finish();
  run.planned = planned_by_gtest();
  run.left_out = left_out_by_gtest();
  run.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return run;
}

}  // namespace tetrarch::suite
