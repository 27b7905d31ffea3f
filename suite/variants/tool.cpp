#include "suite/variants/tool.hpp"

#include <sys/wait.h>

#include <cerrno>
#include <stdexcept>
#include <system_error>
#include <variant>

#include "suite/engines/child_process.hpp"
#include "suite/engines/process_tree.hpp"

namespace tetrarch::variants {
namespace {

// The shell sends what is printed to the file that it is given as $0.
std::vector<std::string> with_log(const std::vector<std::string>& words, const std::filesystem::path& log) {
  std::vector<std::string> all = {"/bin/sh", "-c", R"(exec "$@" </dev/null >"$0" 2>&1)", log.string()};
  all.insert(all.end(), words.begin(), words.end());
  return all;
}

// Waits for the end; the process stays to be reaped.
siginfo_t ending_of(pid_t process) {
  siginfo_t ending{};
  while (::waitid(P_PID, static_cast<id_t>(process), &ending, WEXITED | WNOWAIT) == -1) {
    if (errno != EINTR) throw std::system_error(errno, std::generic_category(), "a tool's end could not be waited for");
  }
  return ending;
}

}  // namespace

int run_tool(const std::vector<std::string>& words, const std::filesystem::path& log) {
  suite::prepare_for_engines();
  const auto started = suite::start_child(with_log(words, log), 0);
  if (const auto* fault = std::get_if<std::string>(&started)) throw std::runtime_error(*fault);
  const pid_t process = std::get<suite::ChildProcess>(started).id;
  const siginfo_t ending = ending_of(process);
  suite::end_process_tree(process);
  constexpr int kOfSignals = 128;
  return ending.si_code == CLD_EXITED ? ending.si_status : kOfSignals + ending.si_status;
}

}  // namespace tetrarch::variants
