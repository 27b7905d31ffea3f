// For tests: engines that are small Python scripts, and the proof that nothing of them is left.
#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "suite/engines/process_channel.hpp"

namespace tetrarch::suite {

// What every script may use: ask() gives the next request, say() writes a line, answer() answers a request. A request
// that is no JSON is given as it came, and the script ends when its input does.
inline constexpr const char* kScriptBeginning = R"(
import json, os, signal, sys, time
def ask():
    line = sys.stdin.readline()
    if not line: sys.exit(0)
    return json.loads(line) if line.startswith('{') else line.rstrip('\n')
def write(data):
    sys.stdout.buffer.write(data); sys.stdout.buffer.flush()
def say(text): write(text.encode() + b'\n')
def tell(text): sys.stderr.write(text); sys.stderr.flush()
def answer(request, result): say(json.dumps({'jsonrpc': '2.0', 'id': request['id'], 'result': result}))
def hello():
    answer(ask(), {'protocol': 1, 'engine': {'name': 'script', 'version': '1'}, 'rulesets': ['quaternity'], 'supports': []})
)";

inline std::size_t open_descriptors() {
  const std::filesystem::directory_iterator entries("/proc/self/fd");
  return static_cast<std::size_t>(std::distance(begin(entries), end(entries)));
}

inline bool has_child() {
  siginfo_t information{};
  return ::waitid(P_ALL, 0, &information, WEXITED | WNOHANG | WNOWAIT) == 0;
}

// How many processes were started with this word in their command.
inline std::ptrdiff_t processes_with(const std::string& word) {
  const std::filesystem::directory_iterator entries("/proc");
  return std::count_if(begin(entries), end(entries), [&](const auto& entry) {
    std::ifstream file(entry.path() / "cmdline", std::ios::binary);
    std::ostringstream command;
    command << file.rdbuf();  // that of a process that ends meanwhile stays empty
    return command.str().find(word) != std::string::npos;
  });
}

// Writes the script of each engine to a folder of its own, and fails where a process or a descriptor is left.
class ScriptedEngineTest : public testing::Test {
 protected:
  void SetUp() override {
    std::string pattern = testing::TempDir() + "tetrarch-engine-XXXXXX";
    folder_ = ::mkdtemp(pattern.data());
    // The first channel of a process leaves settings behind that cost no descriptor; count after them anyway.
    descriptors_ = open_descriptors();
  }

  void TearDown() override {
    EXPECT_EQ(processes_with(folder_.string()), 0) << "a process is left";
    EXPECT_FALSE(has_child()) << "a process was not reaped";
    EXPECT_EQ(open_descriptors(), descriptors_) << "a descriptor is left open";
    std::filesystem::remove_all(folder_);
  }

  std::filesystem::path file(const std::string& name, const std::string& text) const {
    std::ofstream(folder_ / name) << text;
    return folder_ / name;
  }

  ProcessOptions options(const std::string& script) {
    const auto path = file("engine" + std::to_string(++scripts_) + ".py", kScriptBeginning + script);
    ProcessOptions made;
    made.command = {"python3", "-B", path.string()};
    made.farewell_limit = std::chrono::milliseconds(300);
    return made;
  }

  ProcessOptions impatient(const std::string& script) {
    ProcessOptions made = options(script);
    made.request_limit = std::chrono::milliseconds(300);
    return made;
  }

  // The answer to one request, or "FAILED" and why there is none.
  static std::string line_of(ProcessChannel& channel, std::string_view request) {
    const auto outcome = channel.exchange(request);
    if (const auto* failure = std::get_if<Failure>(&outcome)) return "FAILED " + failure->detail;
    return std::get<std::string>(outcome);
  }

  const std::filesystem::path& folder() const { return folder_; }

 private:
  std::filesystem::path folder_;
  std::size_t descriptors_ = 0;
  int scripts_ = 0;
};

}  // namespace tetrarch::suite
