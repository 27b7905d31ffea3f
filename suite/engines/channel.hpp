// How lines cross to an engine and back. A channel knows nothing of JSON.
//
//   suite                                   engine
//     | -- start() -------------------------> |  a fresh engine
//     | -- exchange("{..request..}") -------> |
//     | <------------------ "{..answer..}" -- |  one line for one line, one open at a time
//     | -- stop() --------------------------> |  input closed, then killed with all that it started
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace tetrarch::suite {

enum class FailureKind {
  kStart,     // the engine could not be started
  kCrash,     // the engine ended, or closed its output
  kTimeout,   // the engine did not answer in time
  kProtocol,  // the engine answered something that is no answer
};

// Why an engine gave no answer. `detail` is a sentence for a person, such as "ended by signal 11 (Segmentation fault)".
struct Failure {
  FailureKind kind = FailureKind::kCrash;
  std::string detail;
};

class Channel {
 public:
  virtual ~Channel() = default;

  // Starts the engine, or a fresh one in place of the one before. Nothing where it went well.
  virtual std::optional<Failure> start() = 0;

  // Sends a line (without its newline) and returns the line that came back (without its newline), or why none did.
  // After a failure the engine is stopped, and start() must be called before the next exchange.
  virtual std::variant<std::string, Failure> exchange(std::string_view line) = 0;

  // Ends the engine: the request line is sent if one is given, its input is closed, it gets a moment to leave, and then
  // it is killed with every process that it started. Harmless where nothing runs.
  virtual void stop(std::string_view farewell) = 0;

  // What the engine wrote to standard error since the last call: the last 64 KiB of it.
  virtual std::string take_standard_error() = 0;
};

// The longest line that may cross, in bytes and without its newline.
inline constexpr std::size_t kLineLimit = std::size_t{1} << 20;

}  // namespace tetrarch::suite
