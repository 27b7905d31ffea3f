// An engine that is held against case after case, and started again whenever it has failed.
#pragma once

#include <optional>

#include "reports/result.hpp"
#include "suite/cases/case.hpp"
#include "suite/engines/engine.hpp"

namespace tetrarch::suite {

class Contestant {
 public:
  // `engine` must outlive this.
  explicit Contestant(Engine& engine) : engine_(engine) {}

  // Starts the engine, or says why it could not be.
  std::optional<Failure> start();

  // What the engine said of itself when it was started first; its `command` is left empty. Nothing where it has not
  // been, or refused to say anything.
  reports::EngineIdentity identity() const { return identity_.value_or(reports::EngineIdentity{}); }

  // Runs a case. Where the engine has not been started, or has failed since, it is started.
  reports::CaseResult judge(const cases::Case& subject);

  void stop() { engine_.stop(); }

 private:
  reports::CaseResult result_of(const cases::Case& subject);

  Engine& engine_;
  bool is_running_ = false;
  std::optional<Refused> refused_hello_;
  std::optional<reports::EngineIdentity> identity_;
};

}  // namespace tetrarch::suite
