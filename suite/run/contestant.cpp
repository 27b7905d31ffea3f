#include "suite/run/contestant.hpp"

#include <utility>

#include "suite/run/case_run.hpp"

namespace tetrarch::suite {

using reports::CaseResult;
using reports::Verdict;

namespace {

bool is_engine_gone(Verdict verdict) {
  return verdict == Verdict::kCrash || verdict == Verdict::kTimeout || verdict == Verdict::kProtocol;
}

}  // namespace

std::optional<Failure> Contestant::start() {
  auto started = engine_.start();
  if (const auto* failure = std::get_if<Failure>(&started)) return *failure;
  if (!identity_ && std::holds_alternative<reports::EngineIdentity>(started)) {
    identity_ = std::move(std::get<reports::EngineIdentity>(started));
  }
  if (const auto* refused = std::get_if<Refused>(&started)) refused_hello_ = *refused;
  is_running_ = true;
  return std::nullopt;
}

CaseResult Contestant::judge(const cases::Case& subject) {
  CaseResult result = result_of(subject);
  is_running_ = !is_engine_gone(result.verdict);
  return result;
}

CaseResult Contestant::result_of(const cases::Case& subject) {
  if (!is_running_) {
    if (const auto failure = start()) return not_begun(subject, *failure);
  }
  if (refused_hello_) return not_begun(subject, *refused_hello_);
  return run_case(subject, engine_, *identity_);
}

}  // namespace tetrarch::suite
