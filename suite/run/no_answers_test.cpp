// Engines that go away, are late, or answer what is none.
#include "suite/run/altered_engine.hpp"
#include "suite/run/case_run.hpp"

namespace tetrarch::suite {
namespace {

using reports::CaseResult;
using reports::Finding;
using reports::Verdict;
using testing::HasSubstr;
using testing::IsEmpty;

class NoAnswer : public CaseRunTest {};

TEST_F(NoAnswer, NoAnswerIsItsOwnVerdictAlsoWhereARefusalIsExpected) {
  const std::vector<std::pair<FailureKind, Verdict>> kinds = {{FailureKind::kCrash, Verdict::kCrash},
                                                              {FailureKind::kTimeout, Verdict::kTimeout},
                                                              {FailureKind::kProtocol, Verdict::kProtocol}};
  for (const auto& [kind, verdict] : kinds) {
    for (const auto& subject : {opening_move(), refusal()}) {
      const Finding finding = finding_on(subject, failing_at("act", {kind, "it went away"}), verdict);
      EXPECT_EQ(finding.step, 1U);
      EXPECT_EQ(finding.summary, "it went away");
      EXPECT_EQ(finding.request["method"], "act");
      EXPECT_EQ(finding.answer, nullptr);
      EXPECT_THAT(finding.differences, IsEmpty());
      EXPECT_EQ(finding.standard_error, "its last words");
      EXPECT_EQ(asked_.back(), "act") << "nothing is asked of an engine that is gone";
    }
  }
}

TEST_F(NoAnswer, NoAnswerToAnyMethodIsSeen) {
  for (const char* method : {"load", "act", "state", "moves", "attackers", "undo", "save", "restore"}) {
    const Finding finding =
        finding_on(everything(), failing_at(method, {FailureKind::kTimeout, "no answer in time"}), Verdict::kTimeout);
    EXPECT_EQ(finding.request["method"], method);
    EXPECT_EQ(asked_.back(), method);
  }
}

TEST_F(NoAnswer, AnAnswerThatIsNoneIsAProtocolFailureAndIsShown) {
  const auto spoiled = [](json& result) { result["state"].erase("turn"); };
  const Finding finding = finding_on(opening_move(), changed_result("act", spoiled), Verdict::kProtocol);
  EXPECT_THAT(finding.summary, HasSubstr("the member \"turn\" is missing"));
  EXPECT_TRUE(finding.answer["result"].contains("events"));
  const Behaviour babbling = instead_of("act", [](const json&, const Reference&) { return "no JSON"; });
  EXPECT_EQ(finding_on(opening_move(), babbling, Verdict::kProtocol).answer, nullptr);
  EXPECT_EQ(finding_on(refusal(), babbling, Verdict::kProtocol).step, 1U);
}

TEST_F(NoAnswer, AnEngineThatCannotBeStartedAgainIsNeverAPass) {
  const CaseResult result = not_begun(opening_move(), {FailureKind::kStart, "no such program"});
  EXPECT_EQ(result.name, "quaternity/a/x");
  EXPECT_EQ(result.verdict, Verdict::kCrash);
  ASSERT_TRUE(result.finding);
  EXPECT_EQ(result.finding->summary, "no such program");
  EXPECT_EQ(result.finding->step, 0U);
  EXPECT_EQ(result.finding->step_text, "start the engine again");
  EXPECT_EQ(verdict_of({FailureKind::kTimeout, ""}), Verdict::kTimeout);
  EXPECT_EQ(verdict_of({FailureKind::kProtocol, ""}), Verdict::kProtocol);
  EXPECT_EQ(verdict_of({FailureKind::kCrash, ""}), Verdict::kCrash);
}

}  // namespace
}  // namespace tetrarch::suite
