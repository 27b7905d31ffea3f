// For tests: engines that are small Python scripts, and the proof that nothing of them is left.
#pragma once

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <iterator>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "reports/temporary_folder.hpp"
#include "suite/engines/process_channel.hpp"
#include "suite/engines/processes_with.hpp"

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

// Writes the script of each engine to a folder of its own, and fails where a process or a descriptor is left.
class ScriptedEngineTest : public testing::Test {
 protected:
  void SetUp() override {
    // The first channel of a process leaves settings behind that cost no descriptor; count after them anyway.
    descriptors_ = open_descriptors();
  }

  void TearDown() override {
    EXPECT_EQ(processes_with(folder().string()), 0) << "a process is left";
    EXPECT_FALSE(has_child()) << "a process was not reaped";
    EXPECT_EQ(open_descriptors(), descriptors_) << "a descriptor is left open";
  }

  std::filesystem::path file(const std::string& name, const std::string& text) const {
    return folder_.write(name, text);
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

  const std::filesystem::path& folder() const { return folder_.path(); }

 private:
  reports::TemporaryFolder folder_;
  std::size_t descriptors_ = 0;
  int scripts_ = 0;
};

}  // namespace tetrarch::suite
