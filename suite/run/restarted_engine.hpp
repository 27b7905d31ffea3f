// An engine that is asked game after game, and started again for the next one where it has failed.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "reports/result.hpp"
#include "suite/cases/case.hpp"
#include "suite/engines/engine.hpp"

namespace tetrarch::suite {

class RestartedEngine {
 public:
  // `schema` must outlive this. `ruleset` is the game that it is asked about.
  RestartedEngine(std::unique_ptr<Channel> channel, const wire::MessageSchema& schema, std::string ruleset);

  // A fresh engine, or why there is none.
  std::optional<Failure> start();

  // Where the engine is gone it is started again for the next `load`.
  Answer ask(const std::string& method, const nlohmann::json& params);

  // What a fresh engine makes of the case; nothing where it cannot be started.
  std::optional<reports::Verdict> verdict_on(const cases::Case& subject);

  const std::string& ruleset() const { return ruleset_; }
  const reports::EngineIdentity& identity() const { return identity_; }
  std::string take_standard_error() { return engine_.take_standard_error(); }
  void stop() { engine_.stop(); }

 private:
  std::string ruleset_;
  Engine engine_;
  reports::EngineIdentity identity_;
  bool is_gone_ = true;
};

}  // namespace tetrarch::suite
