#include "suite/run/restarted_engine.hpp"

#include <utility>

#include "suite/run/asking.hpp"
#include "suite/run/case_run.hpp"

namespace tetrarch::suite {

RestartedEngine::RestartedEngine(std::unique_ptr<Channel> channel, const wire::MessageSchema& schema,
                                 std::string ruleset)
    : ruleset_(std::move(ruleset)), engine_(std::move(channel), schema) {}

std::optional<Failure> RestartedEngine::start() {
  is_gone_ = true;
  auto started = engine_.start();
  if (const auto* failure = std::get_if<Failure>(&started)) return *failure;
  if (const auto* refused = std::get_if<Refused>(&started)) {
    return Failure{FailureKind::kProtocol, "hello: " + describe(*refused)};
  }
  identity_ = std::move(std::get<reports::EngineIdentity>(started));
  is_gone_ = false;
  return std::nullopt;
}

Answer RestartedEngine::ask(const std::string& method, const nlohmann::json& params) {
  if (is_gone_ && method == "load") {
    if (const auto failure = start()) return *failure;
  }
  auto answer = engine_.ask(method, params, ruleset_);
  is_gone_ = std::holds_alternative<Failure>(answer);
  return answer;
}

std::optional<reports::Verdict> RestartedEngine::verdict_on(const cases::Case& subject) {
  if (start()) return std::nullopt;
  const auto verdict = run_case(subject, engine_, identity_).verdict;
  is_gone_ = verdict != reports::Verdict::kPass && verdict != reports::Verdict::kWrong;
  return verdict;
}

}  // namespace tetrarch::suite
