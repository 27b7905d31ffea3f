#include "suite/engines/child_process.hpp"

#include <fcntl.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/stat.h>

#include <csignal>

#include "suite/engines/process_tree.hpp"
#include "suite/engines/scripted_engine.hpp"

namespace tetrarch::suite {
namespace {

using testing::HasSubstr;

class ChildProcessTest : public ScriptedEngineTest {
 protected:
  static std::string start_fault(std::vector<std::string> command) {
    ProcessOptions options;
    options.command = std::move(command);
    ProcessChannel channel(options);
    const auto failure = channel.start();
    if (!failure) return "it was started";
    EXPECT_EQ(failure->kind, FailureKind::kStart);
    return failure->detail;
  }
};

TEST_F(ChildProcessTest, LimitsMemory) {
  ProcessOptions limited = options("ask()\nkept = []\nwhile True: kept.append(bytearray(10 << 20))");
  limited.memory_limit_bytes = std::uint64_t{300} << 20;
  ProcessChannel channel(limited);
  ASSERT_EQ(channel.start(), std::nullopt);
  EXPECT_EQ(line_of(channel, "ping"), "FAILED ended with exit status 1");
  EXPECT_THAT(channel.take_standard_error(), HasSubstr("MemoryError"));
}

TEST_F(ChildProcessTest, LimitsMemoryOnlyWhereItIsAskedTo) {
  const std::string tell_limit = "import resource; ask(); say(str(resource.getrlimit(resource.RLIMIT_AS)[0]))";
  ProcessOptions unlimited = options(tell_limit);
  unlimited.memory_limit_bytes = 0;
  ProcessChannel channel(unlimited);
  ASSERT_EQ(channel.start(), std::nullopt);
  EXPECT_EQ(line_of(channel, "ping"), "-1");
  ProcessChannel usual(options(tell_limit));
  ASSERT_EQ(usual.start(), std::nullopt);
  EXPECT_EQ(line_of(usual, "ping"), "4294967296");
}

TEST_F(ChildProcessTest, TellsWhyAnEngineWasNotStarted) {
  EXPECT_EQ(start_fault({}), "the command names no program");
  EXPECT_EQ(start_fault({""}), "the command names no program");
  EXPECT_EQ(start_fault({"no-such-program-anywhere", "x"}), "there is no program \"no-such-program-anywhere\" in PATH");
  EXPECT_EQ(start_fault({"/no/such/file"}), "there is no file \"/no/such/file\"");
  EXPECT_EQ(start_fault({"/"}), "\"/\" is a directory, not a program");
  const auto program = file("program", "echo");
  EXPECT_THAT(start_fault({program.string()}), HasSubstr("is not executable"));
  ASSERT_EQ(::chmod(program.c_str(), 0755), 0);
  EXPECT_THAT(start_fault({program.string()}), HasSubstr("Exec format error; a script begins with"));
  const auto script = file("script", "#!/no/such/interpreter\n");
  ASSERT_EQ(::chmod(script.c_str(), 0755), 0);
  EXPECT_THAT(start_fault({script.string()}), HasSubstr("is the interpreter"));
}

TEST_F(ChildProcessTest, HandsWordsOverAsTheyAre) {
  ProcessOptions made = options("ask(); say(json.dumps(sys.argv[1:])); ask()");
  const std::vector<std::string> words = {"", "a b", "\"q\"", "$HOME", "\\", "*"};
  made.command.insert(made.command.end(), words.begin(), words.end());
  ProcessChannel channel(made);
  ASSERT_EQ(channel.start(), std::nullopt);
  EXPECT_EQ(line_of(channel, "ping"), R"(["", "a b", "\"q\"", "$HOME", "\\", "*"])");
}

TEST_F(ChildProcessTest, HandsNoOtherDescriptorOver) {
  const int leaky = ::open("/dev/null", O_RDONLY);
  ProcessChannel other(options("ask()"));
  ASSERT_EQ(other.start(), std::nullopt);
  // The last one is that of the listing itself.
  ProcessChannel channel(
      options("ask(); say(str(sorted(int(name) for name in os.listdir('/proc/self/fd'))[:-1])); ask()"));
  ASSERT_EQ(channel.start(), std::nullopt);
  EXPECT_EQ(line_of(channel, "ping"), "[0, 1, 2]");
  ::close(leaky);
}

TEST_F(ChildProcessTest, GivesTheEngineDefaultSignals) {
  ProcessOptions shell;
  shell.command = {"/bin/sh", "-c", "read request; grep -E 'SigIgn|SigBlk' /proc/self/status | tr -d '\\n'; echo"};
  sigset_t blocked;
  ::sigemptyset(&blocked);
  ::sigaddset(&blocked, SIGUSR1);
  ::sigprocmask(SIG_BLOCK, &blocked, nullptr);
  ProcessChannel channel(shell);
  ASSERT_EQ(channel.start(), std::nullopt);
  ::sigprocmask(SIG_UNBLOCK, &blocked, nullptr);
  EXPECT_EQ(line_of(channel, "ping"), "SigBlk:\t0000000000000000SigIgn:\t0000000000000000");
}

TEST_F(ChildProcessTest, TheEngineDiesWithTheSuite) {
  prepare_for_engines();  // so that the orphan comes to this process
  ProcessOptions made = options("ask(); say('yes'); time.sleep(1000)");
  int ends[2];
  ASSERT_EQ(::pipe(ends), 0);
  const pid_t suite = ::fork();
  if (suite == 0) {
    ProcessChannel channel(made);
    if (channel.start() || line_of(channel, "ping") != "yes") ::_exit(1);
    const pid_t engine = channel.process_id().value_or(0);
    if (::write(ends[1], &engine, sizeof engine) != sizeof engine) ::_exit(1);
    ::raise(SIGKILL);
  }
  ::close(ends[1]);
  pid_t engine = 0;
  EXPECT_EQ(::read(ends[0], &engine, sizeof engine), static_cast<ssize_t>(sizeof engine));
  ::close(ends[0]);
  EXPECT_EQ(::waitpid(suite, nullptr, 0), suite);
  int status = 0;
  ASSERT_EQ(::waitpid(engine, &status, 0), engine) << "the orphan was not handed to this process";
  EXPECT_TRUE(WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL);
}

TEST_F(ChildProcessTest, WorksWithoutStandardStreams) {
  ProcessOptions made = options("ask(); say('yes'); ask()");
  const pid_t suite = ::fork();
  if (suite == 0) {
    for (const int stream : {0, 1, 2}) ::close(stream);
    ProcessChannel channel(made);
    const bool works = !channel.start() && line_of(channel, "ping") == "yes";
    channel.stop("");
    ::_exit(works ? 0 : 1);
  }
  int status = 0;
  ASSERT_EQ(::waitpid(suite, &status, 0), suite);
  EXPECT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == 0);
}

}  // namespace
}  // namespace tetrarch::suite
