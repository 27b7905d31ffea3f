// An engine on standard input and output, for a program with a main of its own.
#pragma once

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>
#include <system_error>

#include "tetrarch/engine.hpp"

namespace tetrarch {

// Where requests come from and answers go to.
class StandardStreams {
 public:
  // From here on the two descriptors are for requests and answers alone: whoever reads standard input finds nothing
  // there, and what is printed to standard output goes to standard error, line by line. Throws std::system_error.
  StandardStreams();

  // The next request, without its newline; false at the end of the input.
  bool read(std::string& request);

  // Throws std::system_error where nobody listens any more.
  void write(const std::string& answer);

 private:
  using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

  static File moved(int descriptor, const char* mode);
  static void point(int descriptor, int target);

  File requests_;
  File answers_;
};

// Has the engine answer one request after the other until there are no more.
inline void serve(Engine& engine, StandardStreams& streams) {
  for (std::string request; streams.read(request);) streams.write(engine.answer(request));
}

inline StandardStreams::StandardStreams() : requests_(moved(STDIN_FILENO, "r")), answers_(moved(STDOUT_FILENO, "w")) {
  const int nothing = ::open("/dev/null", O_RDONLY | O_CLOEXEC);
  point(STDIN_FILENO, nothing);
  ::close(nothing);
  point(STDOUT_FILENO, STDERR_FILENO);
  std::setvbuf(stdout, nullptr, _IOLBF, BUFSIZ);
}

inline bool StandardStreams::read(std::string& request) {
  request.clear();
  int next = std::getc(requests_.get());
  if (next == EOF) return false;
  for (; next != EOF && next != '\n'; next = std::getc(requests_.get())) request += static_cast<char>(next);
  return true;
}

// An answer of several lines is none. So that it is taken for that at once, however the pipe cuts it, a line goes in
// its place that is no JSON.
inline void StandardStreams::write(const std::string& answer) {
  const bool is_line = answer.find('\n') == std::string::npos;
  const std::string line =
      (is_line ? answer : "a newline is in the answer: " + answer.substr(0, answer.find('\n'))) + '\n';
  const bool is_written = std::fwrite(line.data(), 1, line.size(), answers_.get()) == line.size();
  if (!is_written || std::fflush(answers_.get()) != 0) throw std::system_error(errno, std::generic_category(), "write");
}

inline StandardStreams::File StandardStreams::moved(int descriptor, const char* mode) {
  const int copy = ::fcntl(descriptor, F_DUPFD_CLOEXEC, STDERR_FILENO + 1);
  std::FILE* file = copy == -1 ? nullptr : ::fdopen(copy, mode);
  if (file == nullptr) throw std::system_error(errno, std::generic_category(), "standard streams");
  return {file, &std::fclose};
}

inline void StandardStreams::point(int descriptor, int target) {
  if (::dup2(target, descriptor) == -1) throw std::system_error(errno, std::generic_category(), "standard streams");
}

}  // namespace tetrarch
