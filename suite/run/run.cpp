#include "suite/run/run.hpp"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <stdexcept>

#include "suite/run/judged_ahead.hpp"

namespace tetrarch::suite {
namespace {

using reports::CaseResult;
using reports::Verdict;
using Workers = std::vector<std::unique_ptr<Worker>>;

// What the tests have come to so far.
class Contest {
 public:
  Contest(const Plan& plan, const Workers& workers, const Observer& observer)
      : plan_(plan), workers_(workers), judged_(workers), observer_(observer) {}

  std::optional<Failure> start() {
    Worker& first = *workers_.front();
    if (auto failure = first.run([&] { return first.contestant().start(); }).get()) return failure;
    run_.engine = first.contestant().identity();
    run_.engine.command = plan_.engine_command;
    return std::nullopt;
  }

  // The cases that GoogleTest is about to run, in its order.
  void begin(const std::vector<const cases::Case*>& cases) {
    keep_seed();
    judged_.begin(cases);
  }

  const CaseResult& judge(const cases::Case& subject) {
    observer_.begin(subject.name);
    CaseResult result = judged_.next();
    if (result.name != subject.name) throw std::logic_error(result.name + " was judged in the turn of " + subject.name);
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
    for (const auto& worker : workers_) worker->run([&worker] { worker->contestant().stop(); }).wait();
    return std::move(run_);
  }

 private:
  const Plan& plan_;
  const Workers& workers_;
  JudgedAhead judged_;
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

// Tells the contest what each suite of tests is about to run, in the order of its tests; of the suites GoogleTest does
// not tell the order beforehand where it shuffles them.
class Beginning : public testing::EmptyTestEventListener {
 public:
  Beginning(Contest& contest, const std::vector<cases::Case>& cases) : contest_(contest) {
    for (const cases::Case& subject : cases) cases_.emplace(subject.name, &subject);
  }

  void OnTestSuiteStart(const testing::TestSuite& suite) override {
    std::vector<const cases::Case*> begun;
    for (int test = 0; test < suite.total_test_count(); ++test) {
      const testing::TestInfo& info = *suite.GetTestInfo(test);
      if (info.should_run()) begun.push_back(cases_.at(fmt::format("{}/{}", suite.name(), info.name())));
    }
    contest_.begin(begun);
  }

 private:
  Contest& contest_;
  std::map<std::string, const cases::Case*> cases_;
};

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

std::variant<reports::RunResult, Failure> run_cases(const Plan& plan, const Workers& workers,
                                                    const Observer& observer) {
  const auto begin = std::chrono::steady_clock::now();
  Contest contest(plan, workers, observer);
  for (const cases::Case& subject : plan.cases) register_test(contest, subject);
  if (const auto failure = contest.start()) return *failure;
  silence_gtest();
  testing::UnitTest::GetInstance()->listeners().Append(new Beginning(contest, plan.cases));
  // What a run comes to is decided from its results (success.hpp), not from GoogleTest's exit code.
  [[maybe_unused]] const int gtest_code = RUN_ALL_TESTS();
  reports::RunResult run = contest.finish();
  run.planned = planned_by_gtest();
  run.left_out = left_out_by_gtest();
  run.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return run;
}

}  // namespace tetrarch::suite
