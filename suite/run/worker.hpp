// An engine with a thread of its own, on which it is started and asked: it would be killed with the thread that started
// it.
#pragma once

#include <boost/asio/post.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/asio/use_future.hpp>
#include <future>
#include <memory>
#include <optional>
#include <utility>

#include "suite/run/contestant.hpp"

namespace tetrarch::suite {

class Worker {
 public:
  // `schema` must outlive this.
  Worker(std::unique_ptr<Channel> channel, const wire::MessageSchema& schema)
      : engine_(std::move(channel), schema), contestant_(engine_) {}

  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  ~Worker();

  // Has the thread do something; what it throws, the future throws.
  template <class Task>
  auto run(Task task) {
    return boost::asio::post(thread_, boost::asio::use_future(std::move(task)));
  }

  // The engine, for tasks of the thread alone.
  Contestant& contestant() { return contestant_; }

  // What the engine wrote to standard error since the last call; for tasks of the thread alone.
  std::string take_standard_error() { return engine_.take_standard_error(); }

 private:
  Engine engine_;
  Contestant contestant_;
  boost::asio::thread_pool thread_{1};
};

inline Worker::~Worker() {
  run([this] { contestant_.stop(); }).wait();
  thread_.join();
}

}  // namespace tetrarch::suite
