#include "suite/engines/process_tree.hpp"

#include <fmt/format.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <mutex>
#include <set>
#include <sstream>
#include <string_view>
#include <thread>
#include <vector>

namespace tetrarch::suite {
namespace {

using Clock = std::chrono::steady_clock;

// A killed process is gone within moments, unless the kernel holds it; then the suite goes on without having reaped it.
constexpr std::chrono::seconds kKillLimit{5};

// The engines that run, of every channel: orphans are handed to the process, not to a channel.
struct RunningEngines {
  std::mutex mutex;
  std::set<pid_t> leaders;
  std::set<pid_t> strangers;  // the children that were there before the first of them
};

RunningEngines& running_engines() {
  static RunningEngines engines;
  return engines;
}

// The same, where a signal's handler may read them; a 0 is a free place. Engines beyond these are not known to it.
std::array<std::atomic<pid_t>, 64>& leaders_for_signals() {
  static std::array<std::atomic<pid_t>, 64> leaders{};
  return leaders;
}

void replace_leader(pid_t old_leader, pid_t new_leader) {
  for (auto& leader : leaders_for_signals()) {
    pid_t expected = old_leader;
    if (leader.compare_exchange_strong(expected, new_leader)) return;
  }
}

// Ends this process as the signal would have, and the engines with it: nobody else would.
extern "C" void end_with_engines(int signal) {
  for (const auto& leader : leaders_for_signals()) {
    const pid_t engine = leader.load();
    if (engine != 0) ::kill(-engine, SIGKILL);
  }
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

struct ProcessEntry {
  pid_t id = 0;
  pid_t parent = 0;
  pid_t group = 0;
};

// Reads /proc/ID/stat: "ID (NAME) STATE PARENT GROUP ..", where the name may hold spaces and parentheses.
std::optional<ProcessEntry> read_process(pid_t id) {
  std::ifstream file(fmt::format("/proc/{}/stat", id));
  // A process that ends meanwhile fails the reading, which leaves the text short.
  std::ostringstream content;
  content << file.rdbuf();
  const std::string text = content.str();
  const auto name_end = text.rfind(')');
  if (name_end == std::string::npos) return std::nullopt;
  std::istringstream fields(text.substr(name_end + 1));
  ProcessEntry entry{.id = id};
  char state = 0;
  fields >> state >> entry.parent >> entry.group;
  if (!fields) return std::nullopt;
  return entry;
}

std::vector<ProcessEntry> own_children() {
  std::vector<ProcessEntry> children;
  std::error_code error;
  for (const auto& directory : std::filesystem::directory_iterator("/proc", error)) {
    const std::string name = directory.path().filename().string();
    pid_t id = 0;
    const auto [end, fault] = std::from_chars(name.data(), name.data() + name.size(), id);
    if (fault != std::errc{} || end != name.data() + name.size()) continue;
    const auto entry = read_process(id);
    if (entry && entry->parent == ::getpid()) children.push_back(*entry);
  }
  return children;
}

bool has_children() {
  siginfo_t information{};
  return ::waitid(P_ALL, 0, &information, WEXITED | WNOHANG | WNOWAIT) == 0;
}

template <class Condition>
void wait_until(Condition holds) {
  const auto deadline = Clock::now() + kKillLimit;
  while (!holds() && Clock::now() < deadline) std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

// Whether a child of this process was left behind by the engine, which has ended.
bool is_left_behind(const ProcessEntry& child, pid_t engine, const RunningEngines& engines) {
  if (child.group == engine) return true;
  // Whoever started a child in this process's own group, or before any engine, waits for it.
  if (child.group == ::getpgrp() || engines.strangers.contains(child.id)) return false;
  return engines.leaders.empty();
}

// Kills and reaps what the ended engine left behind, one generation. Gives whether nothing was found any more.
bool none_left_behind(pid_t engine, const RunningEngines& engines) {
  if (!has_children()) return true;
  bool none = true;
  for (const ProcessEntry& child : own_children()) {
    if (!is_left_behind(child, engine, engines)) continue;
    ::kill(child.id, SIGKILL);
    ::waitpid(child.id, nullptr, WNOHANG);
    none = false;
  }
  return none;
}

}  // namespace

void prepare_for_engines() {
  static std::once_flag once;
  std::call_once(once, [] {
    ::prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
    std::signal(SIGPIPE, SIG_IGN);
    // Where SIGCHLD was inherited as ignored, no child would leave word of how it ended.
    struct sigaction action {};
    if (::sigaction(SIGCHLD, nullptr, &action) == 0 && action.sa_handler == SIG_IGN) std::signal(SIGCHLD, SIG_DFL);
    for (const int ending : {SIGINT, SIGTERM, SIGHUP}) {
      const bool is_default = ::sigaction(ending, nullptr, &action) == 0 && action.sa_handler == SIG_DFL;
      if (is_default) std::signal(ending, end_with_engines);
    }
  });
}

std::optional<pid_t> launch_engine(const std::function<std::optional<pid_t>()>& launch) {
  RunningEngines& engines = running_engines();
  const std::scoped_lock lock(engines.mutex);
  if (engines.leaders.empty()) {
    engines.strangers.clear();
    if (has_children()) {
      for (const ProcessEntry& child : own_children()) engines.strangers.insert(child.id);
    }
  }
  const auto engine = launch();
  if (engine) {
    engines.leaders.insert(*engine);
    replace_leader(0, *engine);
  }
  return engine;
}

std::optional<std::string> ending_of(pid_t engine) {
  siginfo_t information{};
  const auto id = static_cast<id_t>(engine);
  if (::waitid(P_PID, id, &information, WEXITED | WNOHANG | WNOWAIT) != 0) return "ended in an unknown way";
  if (information.si_pid == 0) return std::nullopt;
  if (information.si_code == CLD_EXITED) return fmt::format("ended with exit status {}", information.si_status);
  const char* name = ::sigdescr_np(information.si_status);
  return fmt::format("ended by signal {} ({})", information.si_status, name != nullptr ? name : "unnamed");
}

void end_process_tree(pid_t engine) {
  // The engine is reaped after its group was killed: until then its id cannot become another group's.
  ::kill(-engine, SIGKILL);
  wait_until([&] { return ending_of(engine).has_value(); });
  RunningEngines& engines = running_engines();
  const std::scoped_lock lock(engines.mutex);
  ::waitpid(engine, nullptr, WNOHANG);
  engines.leaders.erase(engine);
  replace_leader(engine, 0);
  wait_until([&] { return none_left_behind(engine, engines); });
}

}  // namespace tetrarch::suite
