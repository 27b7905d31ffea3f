#include "suite/run/judged_ahead.hpp"

#include <utility>

namespace tetrarch::suite {

using reports::CaseResult;

void JudgedAhead::begin(const std::vector<const cases::Case*>& cases) {
  give_up();
  for (const cases::Case* subject : cases) {
    Task task([subject](Contestant& contestant) { return contestant.judge(*subject); });
    results_.push_back(task.get_future());
    tasks_.push_back(std::move(task));
  }
  for (const auto& worker : workers_) {
    working_.push_back(worker->run([this, &worker] { work(worker->contestant()); }));
  }
}

CaseResult JudgedAhead::next() {
  auto result = std::move(results_.front());
  results_.pop_front();
  return result.get();
}

void JudgedAhead::give_up() {
  {
    const std::lock_guard lock(mutex_);
    tasks_.clear();
  }
  for (auto& working : std::exchange(working_, {})) working.wait();
  results_.clear();
}

void JudgedAhead::work(Contestant& contestant) {
  while (auto task = take_task()) (*task)(contestant);
}

std::optional<JudgedAhead::Task> JudgedAhead::take_task() {
  const std::lock_guard lock(mutex_);
  if (tasks_.empty()) return std::nullopt;
  Task task = std::move(tasks_.front());
  tasks_.pop_front();
  return task;
}

}  // namespace tetrarch::suite
