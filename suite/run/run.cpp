#include "suite/run/run.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <memory>

#include "suite/run/case_run.hpp"

namespace tetrarch::suite {
namespace {

using reports::CaseResult;
using reports::Verdict;

// The engine, started again whenever it has failed.
class Contest {
 public:
  Contest(const Plan& plan, Engine& engine, const Observer& observer)
      : plan_(plan), engine_(engine), observer_(observer) {}

  std::optional<Failure> start() {
    auto started = engine_.start();
    if (const auto* failure = std::get_if<Failure>(&started)) return *failure;
    if (auto* identity = std::get_if<reports::EngineIdentity>(&started)) run_.engine = std::move(*identity);
    if (const auto* refused = std::get_if<Refused>(&started)) refused_hello_ = *refused;
    run_.engine.command = plan_.engine_command;
    is_running_ = true;
    return std::nullopt;
  }

  const CaseResult& judge(const cases::Case& subject) {
    observer_.begin(subject.name);
    CaseResult result = result_of(subject);
    result.rerun = plan_.rerun(subject);
    is_running_ = !is_engine_gone(result.verdict);
    observer_.end(result);
    return run_.cases.emplace_back(std::move(result));
  }

  reports::RunResult finish() {
    engine_.stop();
    return std::move(run_);
  }

 private:
  static bool is_engine_gone(Verdict verdict) {
    return verdict == Verdict::kCrash || verdict == Verdict::kTimeout || verdict == Verdict::kProtocol;
  }

  CaseResult result_of(const cases::Case& subject) {
    if (refused_hello_) return not_begun(subject, *refused_hello_);
    if (!is_running_) {
      const auto started = engine_.start();
      if (const auto* failure = std::get_if<Failure>(&started)) return not_begun(subject, *failure);
      if (const auto* refused = std::get_if<Refused>(&started)) return not_begun(subject, *refused);
    }
    return run_case(subject, engine_, run_.engine);
  }

  const Plan& plan_;
  Engine& engine_;
  const Observer& observer_;
  bool is_running_ = false;
  std::optional<Refused> refused_hello_;
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
