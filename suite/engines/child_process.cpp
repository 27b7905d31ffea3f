#include "suite/engines/child_process.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <linux/close_range.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <boost/process/args.hpp>
#include <boost/process/child.hpp>
#include <boost/process/error.hpp>
#include <boost/process/exe.hpp>
#include <boost/process/extend.hpp>
#include <boost/process/posix.hpp>
#include <boost/process/search_path.hpp>
#include <cerrno>
#include <csignal>
#include <filesystem>
#include <optional>
#include <system_error>

#include "suite/engines/process_tree.hpp"

namespace tetrarch::suite {
namespace {

namespace process = boost::process;

constexpr int kFirstOwnDescriptor = 3;

struct Pipe {
  Descriptor reader;
  Descriptor writer;
};

// Moves a descriptor out of the way of the standard streams, which are free where the suite was started without them.
Descriptor above_standard(Descriptor descriptor) {
  if (descriptor.number() >= kFirstOwnDescriptor) return descriptor;
  const int moved = ::fcntl(descriptor.number(), F_DUPFD_CLOEXEC, kFirstOwnDescriptor);
  if (moved == -1) throw std::system_error(errno, std::generic_category());
  return Descriptor(moved);
}

Pipe make_pipe() {
  int ends[2] = {-1, -1};
  if (::pipe2(ends, O_CLOEXEC) == -1) throw std::system_error(errno, std::generic_category());
  Descriptor reader(ends[0]);
  Descriptor writer(ends[1]);
  return {above_standard(std::move(reader)), above_standard(std::move(writer))};
}

void limit_memory(std::uint64_t bytes) {
  rlimit limit{};
  if (bytes == 0 || ::getrlimit(RLIMIT_AS, &limit) != 0) return;
  limit.rlim_max = std::min<rlim_t>(limit.rlim_max, bytes);
  limit.rlim_cur = std::min<rlim_t>(limit.rlim_cur, limit.rlim_max);
  ::setrlimit(RLIMIT_AS, &limit);
}

// Has every descriptor but the standard ones closed by exec. Older kernels do not know how; there each is asked.
void keep_descriptors_back() {
  if (::close_range(kFirstOwnDescriptor, ~0U, CLOSE_RANGE_CLOEXEC) == 0) return;
  const long count = ::sysconf(_SC_OPEN_MAX);
  for (int number = kFirstOwnDescriptor; number < count; ++number) ::fcntl(number, F_SETFD, FD_CLOEXEC);
}

// What the new process does between fork and exec.
class ChildSetup : public process::extend::handler {
 public:
  ChildSetup(std::vector<char*> words, std::uint64_t memory_limit)
      : words_(std::move(words)), memory_limit_(memory_limit), parent_(::getpid()) {}

  template <class Executor>
  void on_exec_setup(Executor& executor) const {
    executor.cmd_line = words_.data();
    ::setpgid(0, 0);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != parent_) ::_exit(EXIT_FAILURE);
    std::signal(SIGPIPE, SIG_DFL);
    sigset_t none;
    ::sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    keep_descriptors_back();
    limit_memory(memory_limit_);
  }

  // The library leaves a process whose exec failed to be reaped by nobody.
  template <class Executor>
  void on_error(Executor& executor, const std::error_code&) const {
    if (executor.pid > 0) ::waitpid(executor.pid, nullptr, 0);
  }

 private:
  std::vector<char*> words_;
  std::uint64_t memory_limit_;
  pid_t parent_;
};

struct Program {
  std::string path;
};

std::variant<Program, std::string> find_program(const std::string& word) {
  if (word.empty()) return "the command names no program";
  if (word.find('/') == std::string::npos) {
    const auto found = process::search_path(word);
    if (found.empty()) return fmt::format("there is no program \"{}\" in PATH", word);
    return Program{found.string()};
  }
  std::error_code error;
  if (!std::filesystem::exists(word, error)) return fmt::format("there is no file \"{}\"", word);
  if (std::filesystem::is_directory(word, error)) return fmt::format("\"{}\" is a directory, not a program", word);
  if (::access(word.c_str(), X_OK) != 0) return fmt::format("\"{}\" is not executable (chmod +x makes it so)", word);
  return Program{word};
}

std::string why_not_executed(const std::string& path, const std::error_code& error) {
  std::string hint;
  if (error == std::errc::executable_format_error)
    hint = "; a script begins with a line such as #!/usr/bin/env python3";
  if (error == std::errc::no_such_file_or_directory) hint = "; is the interpreter in its first line (#!) there?";
  return fmt::format("\"{}\" could not be executed: {}{}", path, error.message(), hint);
}

std::variant<ChildProcess, std::string> execute(const std::string& path, std::vector<std::string> words,
                                                std::uint64_t memory_limit) {
  Pipe input = make_pipe();
  Pipe output = make_pipe();
  Pipe errors = make_pipe();
  std::vector<char*> pointers;
  for (std::string& word : words) pointers.push_back(word.data());
  pointers.push_back(nullptr);
  std::error_code error;
  const auto id = launch_engine([&]() -> std::optional<pid_t> {
    process::child child(process::exe = path, process::posix::fd.bind(STDIN_FILENO, input.reader.number()),
                         process::posix::fd.bind(STDOUT_FILENO, output.writer.number()),
                         process::posix::fd.bind(STDERR_FILENO, errors.writer.number()),
                         ChildSetup(pointers, memory_limit), error);
    if (error) return std::nullopt;
    const pid_t started = child.id();
    // The library would wait for it or kill it alone; process_tree does it with all that it started.
    child.detach();
    return started;
  });
  if (!id) return why_not_executed(path, error);
  return ChildProcess{*id, std::move(input.writer), std::move(output.reader), std::move(errors.reader)};
}

}  // namespace

Descriptor::~Descriptor() {
  if (number_ != -1) ::close(number_);
}

std::variant<ChildProcess, std::string> start_child(const std::vector<std::string>& command,
                                                    std::uint64_t memory_limit) {
  const auto program = find_program(command.empty() ? std::string() : command.front());
  if (const auto* fault = std::get_if<std::string>(&program)) return *fault;
  try {
    return execute(std::get<Program>(program).path, command, memory_limit);
  } catch (const std::system_error& error) {
    return fmt::format("no pipes to \"{}\" could be made: {}", command.front(), error.code().message());
  }
}

}  // namespace tetrarch::suite
