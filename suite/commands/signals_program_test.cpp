// Signals that end the program while an engine runs.
#include <gmock/gmock.h>

#include <csignal>

#include "suite/commands/program.hpp"
#include "suite/engines/processes_with.hpp"

namespace tetrarch::commands {
namespace {

// Says hello, and says in a file that it waits as soon as it is asked for more. It has a child in its process group,
// and neither of them ends while the test goes on, or for a signal that can be ignored.
constexpr const char* kEngine = R"py(
import json, signal, subprocess, sys, time
for number in [signal.SIGINT, signal.SIGTERM, signal.SIGHUP]:
    signal.signal(number, signal.SIG_IGN)
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)", *sys.argv])
hello = json.loads(sys.stdin.readline())
result = {"protocol": 1, "engine": {"name": "waits", "version": "1"}, "rulesets": ["quaternity"], "supports": []}
print(json.dumps({"jsonrpc": "2.0", "id": hello["id"], "result": result}), flush=True)
sys.stdin.readline()
open("waiting", "w").close()
time.sleep(600)
)py";

struct Named {
  int number;
  std::string name;
};

class Signals : public ProgramTest, public testing::WithParamInterface<Named> {
 protected:
  // Both processes of the engine have the folder in their commands, and so has the program itself.
  std::ptrdiff_t processes() const { return suite::processes_with(folder().string()); }

  Start start() const {
    const auto engine = write("engine.py", kEngine);
    return {.arguments = {"certify", "--engine", "python3 -B '" + engine.string() + "'", "--timeout", "3600"}};
  }

  bool is_engine_waiting() const {
    return comes_true([&] { return std::filesystem::exists(folder() / "waiting"); });
  }
};

TEST_P(Signals, EndTheProgramAndItsEngine) {
  RunningProgram program = begin(start());
  ASSERT_TRUE(is_engine_waiting()) << read("standard-error");
  ASSERT_EQ(processes(), 3);
  program.send(GetParam().number);
  EXPECT_EQ(program.ending_signal(), GetParam().number);
  EXPECT_TRUE(comes_true([&] { return processes() == 0; })) << processes() << " processes are left";
  EXPECT_EQ(read("standard-output"), "");
  EXPECT_EQ(read("standard-error"), "");
}

INSTANTIATE_TEST_SUITE_P(Numbers, Signals,
                         testing::Values(Named{SIGINT, "SIGINT"}, Named{SIGTERM, "SIGTERM"}, Named{SIGHUP, "SIGHUP"}),
                         [](const auto& tested) { return tested.param.name; });

}  // namespace
}  // namespace tetrarch::commands
