#include "suite/run/case_run.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <set>
#include <utility>

#include "suite/notation/notation.hpp"
#include "suite/run/deed.hpp"
#include "suite/run/event_order.hpp"
#include "suite/run/expectations.hpp"
#include "suite/run/move_expectations.hpp"
#include "suite/service/reference_service.hpp"

namespace tetrarch::suite {
namespace {

using nlohmann::json;
using reports::CaseResult;
using reports::Finding;
using reports::Verdict;

CaseResult unjudged(const cases::Case& subject) {
  CaseResult result;
  result.name = subject.name;
  result.title = subject.title;
  result.ruleset = subject.ruleset;
  result.area = subject.area;
  result.clauses = subject.clauses;
  result.file = subject.place.file;
  result.line = subject.place.line;
  return result;
}

// What the engine lacks for the case as a whole, or an empty string.
std::string lack_of(const cases::Case& subject, const reports::EngineIdentity& identity) {
  if (std::ranges::count(identity.rulesets, subject.ruleset) == 0) {
    return fmt::format("the engine does not play {}", subject.ruleset);
  }
  for (const cases::Step& step : subject.steps) {
    const std::string needed = needed_support(step.deed);
    if (!needed.empty() && std::ranges::count(identity.supports, needed) == 0) {
      return fmt::format("the engine does not support {}", needed);
    }
  }
  return {};
}

// Where a case stands.
class CaseRun {
 public:
  CaseRun(const cases::Case& subject, Engine& engine, const reports::EngineIdentity& identity)
      : subject_(subject),
        notation_(*notation::notation_of(subject.ruleset)),
        supports_attackers_(std::ranges::count(identity.supports, "attackers") > 0),
        engine_(engine),
        game_(service::make_game(subject.ruleset)),
        ask_engine_(engine_asker(engine, subject.ruleset)),
        ask_reference_(reference_asker(*game_)) {}

  CaseResult run() {
    CaseResult result = unjudged(subject_);
    engine_.take_standard_error();
    result.verdict = Verdict::kPass;
    if (is_anything_amiss()) {
      result.verdict = verdict_;
      result.finding = std::move(finding_);
      result.finding->standard_error = engine_.take_standard_error();
    }
    result.not_asked = {not_asked_.begin(), not_asked_.end()};
    return result;
  }

 private:
  bool is_anything_amiss() {
    finding_.step_text = "load the position of the case";
    if (!is_loaded()) return true;
    for (const cases::Step& step : subject_.steps) {
      ++finding_.step;
      finding_.step_text = step.text;
      finding_.state_before = std::exchange(finding_.state_expected, nullptr);
      // What is loaded takes nothing over from what stood there.
      if (std::holds_alternative<cases::Load>(step.deed)) finding_.state_before = nullptr;
      finding_.state_actual = nullptr;
      if (!is_shown(step)) return true;
    }
    return false;
  }

  bool is_loaded() {
    const json params = load_params(subject_.ruleset, subject_.position);
    const Asked reference = ask(ask_reference_, "load", params);
    keep_clause(reference);
    if (const Check check = check_refusal(std::nullopt, reference)) return blame(Verdict::kSuiteError, *check);
    keep_expected_state(reference);
    const Asked engine = ask(ask_engine_, "load", params);
    if (const Check check = check_refusal(std::nullopt, engine)) return blame(Verdict::kWrong, *check);
    return is_state_shown(engine);
  }

  bool is_shown(const cases::Step& step) {
    const auto* undo = std::get_if<cases::Undo>(&step.deed);
    if (!undo) return is_done_and_shown(step, step.deed);
    for (std::size_t time = 1; time < undo->times; ++time) {
      if (!is_undone()) return false;
    }
    return is_done_and_shown(step, cases::Undo{.times = 1});
  }

  // One undo of several, of which the step says only what the last one must show.
  bool is_undone() {
    const Asked reference = do_on_reference(cases::Undo{.times = 1});
    if (const Check check = check_refusal(std::nullopt, reference)) return blame(Verdict::kSuiteError, *check);
    const Asked engine = perform(cases::Undo{.times = 1}, subject_.ruleset, ask_engine_);
    if (const Check check = check_refusal(std::nullopt, engine)) return blame(Verdict::kWrong, *check);
    return is_answer_shown(engine, reference);
  }

  Asked do_on_reference(const cases::Deed& deed) {
    Asked reference = perform(deed, subject_.ruleset, ask_reference_);
    keep_clause(reference);
    keep_expected_state(reference);
    return reference;
  }

  bool is_done_and_shown(const cases::Step& step, const cases::Deed& deed) {
    const Asked reference = do_on_reference(deed);
    if (!is_shown_by_reference(step, reference)) return false;
    const Asked engine = perform(deed, subject_.ruleset, ask_engine_);
    if (const Check check = check_refusal(step.refused, engine)) return blame(Verdict::kWrong, *check);
    if (!is_answer_shown(engine, reference)) return false;
    return is_asked_and_shown(step, finding_.state_actual, ask_engine_, Verdict::kWrong, supports_attackers_);
  }

  // What is written is held against the reference first: where they disagree, the fault is the suite's.
  bool is_shown_by_reference(const cases::Step& step, const Asked& reference) {
    if (const Check check = check_refusal(step.refused, reference)) return blame(Verdict::kSuiteError, *check);
    if (step.events) {
      const Check check = check_written_events(events_of(step), notation_, reference);
      if (check) return blame(Verdict::kSuiteError, *check);
    }
    const json& state = finding_.state_expected;
    if (const Check check = check_written_state(step.state, state, notation_, reference)) {
      return blame(Verdict::kSuiteError, *check);
    }
    return is_asked_and_shown(step, state, ask_reference_, Verdict::kSuiteError, true);
  }

  std::vector<json> events_of(const cases::Step& step) const {
    if (subject_.quarter_turns == 0) return *step.events;
    return in_fixed_order(*step.events, game_->account(), notation_);
  }

  // Whether the engine's answer, and then its own account of the state, are the reference's.
  bool is_answer_shown(const Asked& engine, const Asked& reference) {
    const json* result = result_in(engine.answer);
    if (result && result_in(reference.answer)->contains("events")) {
      const Check check = check_events(result_in(reference.answer)->at("events"), notation_, engine);
      if (check) return blame(Verdict::kWrong, *check);
    }
    if (result && !is_state_shown(engine)) return false;
    const Asked asked = ask(ask_engine_, "state", json::object());
    if (const Check check = check_refusal(std::nullopt, asked)) return blame(Verdict::kWrong, *check);
    return is_state_shown(asked, result ? "" : "after the refusal, ");
  }

  // `when` begins the sentence on a difference.
  bool is_state_shown(const Asked& asked, const std::string& when = {}) {
    finding_.state_actual = notation_.canonical(result_in(asked.answer)->at("state"));
    Check check = check_whole_state(finding_.state_expected, finding_.state_actual, notation_, asked);
    if (!check) return true;
    check->summary = when + check->summary;
    return blame(Verdict::kWrong, *check);
  }

  bool is_asked_and_shown(const cases::Step& step, const json& state, const Asker& asker, Verdict verdict,
                          bool supports_attackers) {
    if (step.moves) {
      if (Check check = check_moves(*step.moves, state, notation_, asker)) {
        if (verdict == Verdict::kWrong) tell_why(*check);
        return blame(verdict, *check);
      }
    }
    if (!supports_attackers) {
      if (!step.attackers.empty()) not_asked_.insert("attackers");
      if (!step.check.empty()) not_asked_.insert("check");
      return true;
    }
    if (const Check check = check_attackers(step, asker)) return blame(verdict, *check);
    if (const Check check = check_checks(step, state, notation_, asker)) return blame(verdict, *check);
    return true;
  }

  // Why each move is forbidden that must not be listed: the reference refuses it, and nothing changes by that. Where
  // all that differs is forbidden by one clause, the finding is about it.
  void tell_why(Discrepancy& found) {
    std::set<std::string> clauses;
    for (const json& action : found.surplus) {
      const Asked asked = ask(ask_reference_, "act", {{"action", action}});
      const auto* refused = std::get_if<Refused>(&asked.answer);
      if (refused == nullptr || refused->clause.empty()) continue;
      clauses.insert(refused->clause);
      const std::string field = "moves." + notation_.action_text(action);
      const auto difference = std::ranges::find(found.differences, field, &reports::FieldDifference::field);
      if (difference != found.differences.end()) difference->expected += fmt::format(" ({})", refused->clause);
    }
    if (clauses.size() == 1 && found.surplus.size() == found.differences.size()) finding_.clause = *clauses.begin();
  }

  // The clause behind a refusal is known; behind anything else it may be any of those that the case cites.
  void keep_clause(const Asked& reference) {
    const auto* refused = std::get_if<Refused>(&reference.answer);
    const bool is_only_one = subject_.clauses.size() == 1;
    finding_.clause = refused ? refused->clause : is_only_one ? subject_.clauses.front() : "";
  }

  // A refusal tells no state.
  void keep_expected_state(const Asked& reference) {
    const json* told = result_in(reference.answer);
    const Asked asked = told ? Asked{} : ask(ask_reference_, "state", json::object());
    finding_.state_expected = notation_.canonical((told ? told : result_in(asked.answer))->at("state"));
  }

  // Always false, so that a check can end with it.
  bool blame(Verdict verdict, const Discrepancy& found) {
    const auto* failure = std::get_if<Failure>(&found.asked.answer);
    verdict_ = failure ? verdict_of(*failure) : verdict;
    finding_.summary = failure ? failure->detail : found.summary;
    if (failure) finding_.clause.clear();
    if (verdict_ == Verdict::kSuiteError) finding_.summary = "the reference contradicts the case: " + found.summary;
    finding_.request = found.asked.request;
    finding_.answer = failure ? engine_.faulty_answer() : document_of(found.asked.answer);
    finding_.differences = failure ? std::vector<reports::FieldDifference>{} : found.differences;
    return false;
  }

  const cases::Case& subject_;
  const notation::Notation& notation_;
  bool supports_attackers_;
  Engine& engine_;
  std::unique_ptr<service::GameService> game_;
  Asker ask_engine_;
  Asker ask_reference_;
  Verdict verdict_ = Verdict::kPass;
  Finding finding_;
  std::set<std::string> not_asked_;
};

}  // namespace

CaseResult run_case(const cases::Case& subject, Engine& engine, const reports::EngineIdentity& identity) {
  const std::string lack = lack_of(subject, identity);
  if (!lack.empty()) {
    CaseResult result = unjudged(subject);
    result.verdict = Verdict::kUnsupported;
    result.note = lack;
    return result;
  }
  const auto begin = std::chrono::steady_clock::now();
  CaseResult result = CaseRun(subject, engine, identity).run();
  result.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  return result;
}

CaseResult not_begun(const cases::Case& subject, const Failure& failure) {
  CaseResult result = unjudged(subject);
  result.verdict = verdict_of(failure);
  result.finding = Finding{};
  result.finding->step_text = "start the engine again";
  result.finding->summary = failure.detail;
  return result;
}

CaseResult not_begun(const cases::Case& subject, const Refused& refused) {
  CaseResult result = unjudged(subject);
  result.verdict = Verdict::kWrong;
  Finding& finding = result.finding.emplace();
  finding.step_text = "say hello";
  finding.summary = fmt::format("hello must be answered with a result and {} came", describe(refused));
  finding.request = {{"method", "hello"}, {"params", {{"protocol", 1}}}};
  finding.answer = document_of(refused);
  finding.differences = {{"answer", "a result", describe(refused)}};
  return result;
}

Verdict verdict_of(const Failure& failure) {
  switch (failure.kind) {
    case FailureKind::kTimeout:
      return Verdict::kTimeout;
    case FailureKind::kProtocol:
      return Verdict::kProtocol;
    case FailureKind::kStart:
    case FailureKind::kCrash:
      break;
  }
  return Verdict::kCrash;
}

}  // namespace tetrarch::suite
