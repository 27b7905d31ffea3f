// Cases that several engines judge side by side, ahead of when their results are asked for.
#pragma once

#include <deque>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "suite/run/worker.hpp"

namespace tetrarch::suite {

class JudgedAhead {
 public:
  // The workers must outlive this. At least one; an engine that has not been started is, for its first case.
  explicit JudgedAhead(const std::vector<std::unique_ptr<Worker>>& workers) : workers_(workers) {}

  JudgedAhead(const JudgedAhead&) = delete;
  JudgedAhead& operator=(const JudgedAhead&) = delete;

  ~JudgedAhead() { give_up(); }

  // Begins to judge these cases, which must outlive this; those of former calls that no engine has begun are given up.
  void begin(const std::vector<const cases::Case*>& cases);

  // The result of the next of the cases, in their order, whichever engine judged it. Waits for it, and throws what
  // judging threw. Asked for once a case.
  reports::CaseResult next();

 private:
  using Task = std::packaged_task<reports::CaseResult(Contestant&)>;

  void give_up();
  void work(Contestant& contestant);
  std::optional<Task> take_task();

  const std::vector<std::unique_ptr<Worker>>& workers_;
  std::vector<std::future<void>> working_;
  std::deque<std::future<reports::CaseResult>> results_;
  std::mutex mutex_;
  std::deque<Task> tasks_;  // guarded by the mutex
};

}  // namespace tetrarch::suite
