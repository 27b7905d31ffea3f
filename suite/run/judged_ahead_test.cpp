#include "suite/run/judged_ahead.hpp"

#include <latch>
#include <set>
#include <stdexcept>

#include "suite/run/altered_engine.hpp"

namespace tetrarch::suite {
namespace {

class JudgedAheadTest : public CaseRunTest {
 protected:
  void add_worker(const Behaviour& behaviour) {
    auto& asked = asked_by_.emplace_back(std::make_unique<std::vector<std::string>>());
    auto& schema = schemas_.emplace_back(std::make_unique<wire::MessageSchema>(
        std::filesystem::path(TETRARCH_FIXTURES) / "schemas/protocol.schema.json"));
    workers_.push_back(std::make_unique<Worker>(std::make_unique<AlteredChannel>(behaviour, *asked), *schema));
  }

  std::vector<cases::Case> cases_called(const std::vector<std::string>& names) const {
    std::vector<cases::Case> cases;
    for (const std::string& name : names) cases.emplace_back(mating()).name = name;
    return cases;
  }

  static std::vector<const cases::Case*> all_of(const std::vector<cases::Case>& cases) {
    std::vector<const cases::Case*> all;
    for (const cases::Case& subject : cases) all.push_back(&subject);
    return all;
  }

  std::vector<std::unique_ptr<wire::MessageSchema>> schemas_;
  std::vector<std::unique_ptr<std::vector<std::string>>> asked_by_;
  std::vector<std::unique_ptr<Worker>> workers_;
};

// The first engine answers only once the second has been at the two other cases.
TEST_F(JudgedAheadTest, ResultsComeInTheOrderOfTheCasesAndNotOfTheirEnds) {
  std::latch others(2);
  std::latch first(1);
  add_worker(instead_of("load", [&](const json& request, const Reference& reference) {
    first.count_down();
    others.wait();
    return reference(request).dump();
  }));
  add_worker(instead_of("load", [&](const json& request, const Reference& reference) {
    first.wait();
    others.count_down();
    return reference(request).dump();
  }));
  const auto cases = cases_called({"c", "a", "b"});
  JudgedAhead judged(workers_);
  judged.begin(all_of(cases));
  EXPECT_EQ(judged.next().name, "c");
  EXPECT_EQ(judged.next().name, "a");
  EXPECT_EQ(judged.next().name, "b");
}

TEST_F(JudgedAheadTest, WhatIsBegunAnewComesInsteadOfWhatWasLeft) {
  add_worker(faithful());
  const auto first = cases_called({"a", "b", "c"});
  const auto second = cases_called({"d", "e"});
  JudgedAhead judged(workers_);
  judged.begin(all_of(first));
  EXPECT_EQ(judged.next().name, "a");
  judged.begin(all_of(second));
  EXPECT_EQ(judged.next().name, "d");
  EXPECT_EQ(judged.next().name, "e");
}

TEST_F(JudgedAheadTest, ThrowsInTheCaseWhatJudgingThrewInIt) {
  bool has_thrown = false;
  add_worker(instead_of("load", [&](const json& request, const Reference& reference) -> Outcome {
    if (!std::exchange(has_thrown, true)) throw std::runtime_error("out of order");
    return reference(request).dump();
  }));
  const auto cases = cases_called({"a", "b"});
  JudgedAhead judged(workers_);
  judged.begin(all_of(cases));
  EXPECT_THROW(judged.next(), std::runtime_error);
  EXPECT_EQ(reports::name_of(judged.next().verdict), "pass");
}

}  // namespace
}  // namespace tetrarch::suite
