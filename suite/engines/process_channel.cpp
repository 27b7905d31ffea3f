#include "suite/engines/process_channel.hpp"

#include <fmt/format.h>
#include <sys/types.h>

#include <algorithm>
#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/posix/stream_descriptor.hpp>
#include <boost/asio/write.hpp>
#include <thread>
#include <utility>

#include "suite/engines/child_process.hpp"
#include "suite/engines/process_tree.hpp"
#include "suite/wire/strict_json.hpp"

namespace tetrarch::suite {
namespace {

using Clock = std::chrono::steady_clock;
using boost::asio::posix::stream_descriptor;
using boost::system::error_code;

constexpr std::size_t kStandardErrorLimit = std::size_t{64} << 10;
constexpr std::size_t kChunk = std::size_t{64} << 10;
// How often an engine is asked whether it still runs. Its output tells it sooner, unless a child of it holds the pipe.
constexpr std::chrono::milliseconds kLook{5};
// How many chunks are taken from an engine that is not waited for, so that one that never stops writing delays nobody.
constexpr int kChunksInPassing = 256;

std::string written(std::chrono::milliseconds time) {
  if (time.count() % 1000 == 0) return fmt::format("{} s", time.count() / 1000);
  return fmt::format("{} ms", time.count());
}

void keep_tail(std::string& text, std::size_t limit) {
  if (text.size() > limit) text.erase(0, text.size() - limit);
}

}  // namespace

// One process, from its start to its end.
class ProcessChannel::Conversation {
 public:
  Conversation(ChildProcess process, const ProcessOptions& options)
      : options_(options),
        process_(process.id),
        input_(io_, process.input.release()),
        output_(io_, process.output.release()),
        errors_(io_, process.errors.release()) {
    listen_to_output();
    listen_to_errors();
  }

  pid_t process() const { return process_; }

  std::variant<std::string, Failure> exchange(std::string_view line) {
    take_in_passing();
    if (!received_.empty()) return protocol_failure("wrote to its standard output before it was asked");
    send(line);
    const auto deadline = Clock::now() + options_.request_limit;
    while (!is_sent_ || !line_end_) {
      if (auto failure = failure_so_far()) return *std::move(failure);
      if (Clock::now() >= deadline) return timeout();
      wait_until(std::min(deadline, Clock::now() + kLook));
    }
    return take_line();
  }

  // Tells the process to leave, and waits until it has or its time is over.
  void part(std::string_view farewell) {
    const auto deadline = Clock::now() + options_.farewell_limit;
    if (!farewell.empty()) send(farewell);
    while (!is_sent_ && !is_input_broken_ && Clock::now() < deadline) wait_until(Clock::now() + kLook);
    error_code ignored;
    input_.close(ignored);
    wait_for_ending(deadline);
  }

  // Takes what the process has written until now. Gives, and forgets, the end of its standard error.
  std::string take_errors() {
    take_in_passing();
    keep_tail(errors_text_, kStandardErrorLimit);
    return std::exchange(errors_text_, {});
  }

 private:
  void listen_to_output() {
    // One that is this far beyond a line is not listened to any more, so that it fills a pipe and not our memory.
    if (received_.size() > kLineLimit + 1) return;
    output_.async_read_some(boost::asio::buffer(output_chunk_), [this](error_code error, std::size_t count) {
      if (error) {
        is_output_ended_ = true;
        return;
      }
      const std::string_view chunk(output_chunk_.data(), count);
      const auto newline = chunk.find('\n');
      if (!line_end_ && newline != std::string_view::npos) line_end_ = received_.size() + newline;
      received_ += chunk;
      listen_to_output();
    });
  }

  void listen_to_errors() {
    errors_.async_read_some(boost::asio::buffer(errors_chunk_), [this](error_code error, std::size_t count) {
      if (error) return;
      errors_text_.append(errors_chunk_.data(), count);
      if (errors_text_.size() > 4 * kStandardErrorLimit) keep_tail(errors_text_, kStandardErrorLimit);
      listen_to_errors();
    });
  }

  void send(std::string_view line) {
    request_.assign(line);
    request_ += '\n';
    is_sent_ = false;
    boost::asio::async_write(input_, boost::asio::buffer(request_), [this](error_code error, std::size_t) {
      is_sent_ = !error;
      is_input_broken_ = static_cast<bool>(error);
    });
  }

  // Lets the pipes move until the time has come or something has moved.
  void wait_until(Clock::time_point time) {
    io_.restart();
    if (io_.run_one_until(time) == 0 && io_.stopped()) std::this_thread::sleep_until(time);
  }

  void take_in_passing() {
    io_.restart();
    for (int chunk = 0; chunk < kChunksInPassing && io_.poll_one() != 0; ++chunk) {
    }
  }

  std::optional<std::string> wait_for_ending(Clock::time_point deadline) {
    auto ending = ending_of(process_);
    while (!ending && Clock::now() < deadline) {
      wait_until(std::min(deadline, Clock::now() + kLook));
      ending = ending_of(process_);
    }
    return ending;
  }

  // What is known to be wrong before the answer is whole.
  std::optional<Failure> failure_so_far() {
    if (!line_end_ && received_.size() > kLineLimit) return too_long();
    if (line_end_) return is_input_broken_ ? std::optional(crash("closed its input")) : std::nullopt;
    if (is_output_ended_) return end_of_output();
    if (is_input_broken_) return crash("closed its input");
    if (!ending_of(process_)) return std::nullopt;
    // It may have answered in the moment before it ended, and a child that it left may hold its pipes open.
    take_in_passing();
    if (line_end_ && is_sent_) return std::nullopt;
    return end_of_output();
  }

  Failure end_of_output() {
    if (received_.empty()) return crash("closed its output");
    const auto ending = wait_for_ending(Clock::now() + options_.farewell_limit);
    return protocol_failure(fmt::format("{} in the middle of a line", ending.value_or("closed its output")));
  }

  Failure crash(std::string_view deed) {
    const auto ending = wait_for_ending(Clock::now() + options_.farewell_limit);
    return {FailureKind::kCrash, ending.value_or(fmt::format("{} but is still running", deed))};
  }

  Failure timeout() const {
    const std::string limit = written(options_.request_limit);
    if (!is_sent_) return {FailureKind::kTimeout, fmt::format("did not read the whole request within {}", limit)};
    if (received_.empty()) return {FailureKind::kTimeout, fmt::format("did not answer within {}", limit)};
    return {FailureKind::kTimeout,
            fmt::format("did not finish its line within {}: {}", limit, wire::excerpt(received_))};
  }

  Failure protocol_failure(std::string_view sentence) const {
    return {FailureKind::kProtocol, fmt::format("{}: {}", sentence, wire::excerpt(received_))};
  }

  Failure too_long() const { return protocol_failure(fmt::format("wrote a line of more than {} bytes", kLineLimit)); }

  std::variant<std::string, Failure> take_line() {
    if (*line_end_ > kLineLimit) return too_long();
    std::string line = received_.substr(0, *line_end_);
    received_.erase(0, *line_end_ + 1);
    line_end_.reset();
    if (!received_.empty()) return protocol_failure("wrote more than one line for an answer; after it came");
    return line;
  }

  const ProcessOptions& options_;
  pid_t process_;
  boost::asio::io_context io_{1};
  stream_descriptor input_;
  stream_descriptor output_;
  stream_descriptor errors_;
  std::array<char, kChunk> output_chunk_{};
  std::array<char, kChunk> errors_chunk_{};
  std::string request_;
  bool is_sent_ = true;
  bool is_input_broken_ = false;
  std::string received_;
  std::optional<std::size_t> line_end_;  // where the first newline of `received_` is
  bool is_output_ended_ = false;
  std::string errors_text_;
};

ProcessChannel::ProcessChannel(ProcessOptions options) : options_(std::move(options)) {}

ProcessChannel::~ProcessChannel() { end(); }

std::optional<Failure> ProcessChannel::start() {
  end();
  prepare_for_engines();
  auto started = start_child(options_.command, options_.memory_limit_bytes);
  if (auto* sentence = std::get_if<std::string>(&started)) return Failure{FailureKind::kStart, std::move(*sentence)};
  conversation_ = std::make_unique<Conversation>(std::get<ChildProcess>(std::move(started)), options_);
  return std::nullopt;
}

std::variant<std::string, Failure> ProcessChannel::exchange(std::string_view line) {
  if (!conversation_) return Failure{FailureKind::kCrash, "is not running; it must be started first"};
  if (line.size() > kLineLimit) {
    end();
    return Failure{FailureKind::kProtocol,
                   fmt::format("was to be sent a request of {} bytes; a line has at most {}", line.size(), kLineLimit)};
  }
  auto outcome = conversation_->exchange(line);
  if (std::holds_alternative<Failure>(outcome)) end();
  return outcome;
}

void ProcessChannel::stop(std::string_view farewell) {
  if (!conversation_) return;
  conversation_->part(farewell);
  end();
}

std::string ProcessChannel::take_standard_error() {
  if (conversation_) standard_error_ += conversation_->take_errors();
  keep_tail(standard_error_, kStandardErrorLimit);
  return std::exchange(standard_error_, {});
}

std::optional<int> ProcessChannel::process_id() const {
  if (!conversation_) return std::nullopt;
  return conversation_->process();
}

void ProcessChannel::end() {
  if (!conversation_) return;
  end_process_tree(conversation_->process());
  standard_error_ += conversation_->take_errors();
  keep_tail(standard_error_, kStandardErrorLimit);
  conversation_.reset();
}

}  // namespace tetrarch::suite
