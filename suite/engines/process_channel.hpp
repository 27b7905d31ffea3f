// An engine that is a process, spoken to over pipes.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "suite/engines/channel.hpp"

namespace tetrarch::suite {

struct ProcessOptions {
  std::vector<std::string> command;                 // argv; no shell sees it
  std::chrono::milliseconds request_limit{10'000};  // for writing a request and reading its answer, together
  std::chrono::milliseconds farewell_limit{
      1'000};  // for leaving once told to, and for ending once its output is closed
  std::uint64_t memory_limit_bytes = std::uint64_t{4} << 30;  // of address space; 0: no limit
};

// While it is in use this process ignores SIGPIPE and adopts orphaned descendants (process_tree.hpp). An engine is
// killed when the thread that started it ends, so that it does not outlive the suite: start it from a thread that
// stays.
class ProcessChannel final : public Channel {
 public:
  explicit ProcessChannel(ProcessOptions options);
  ~ProcessChannel() override;

  std::optional<Failure> start() override;
  std::variant<std::string, Failure> exchange(std::string_view line) override;
  void stop(std::string_view farewell) override;
  std::string take_standard_error() override;

  // The process that runs now, or nothing.
  std::optional<int> process_id() const;

 private:
  class Conversation;

  void end();

  ProcessOptions options_;
  std::unique_ptr<Conversation> conversation_;
  std::string standard_error_;
};

}  // namespace tetrarch::suite
