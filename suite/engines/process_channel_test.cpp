#include "suite/engines/process_channel.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <thread>

#include "suite/engines/scripted_engine.hpp"

namespace tetrarch::suite {
namespace {

using testing::EndsWith;
using testing::HasSubstr;
using testing::StartsWith;

class ProcessChannelTest : public ScriptedEngineTest {
 protected:
  // The failure of one more exchange; after it nothing may run.
  static Failure failure_of(ProcessChannel& channel, std::string_view request = "ping") {
    const auto outcome = channel.exchange(request);
    const auto* failure = std::get_if<Failure>(&outcome);
    if (failure == nullptr) {
      ADD_FAILURE() << "answered " << std::get<std::string>(outcome).substr(0, 200);
      return {FailureKind::kStart, ""};
    }
    EXPECT_EQ(channel.process_id(), std::nullopt) << "runs on after: " << failure->detail;
    EXPECT_FALSE(has_child());
    return *failure;
  }

  static void expect_failure(const ProcessOptions& options, FailureKind kind, const std::string& detail,
                             std::string_view request = "ping") {
    ProcessChannel channel(options);
    ASSERT_EQ(channel.start(), std::nullopt);
    const Failure failure = failure_of(channel, request);
    EXPECT_EQ(failure.kind, kind) << failure.detail;
    EXPECT_THAT(failure.detail, HasSubstr(detail));
  }

  // Waits for the engine to tell something on standard error.
  static void wait_to_be_told(ProcessChannel& channel, const std::string& word) {
    const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(30);
    std::string told;
    while (told.find(word) == std::string::npos) {
      ASSERT_LT(std::chrono::steady_clock::now(), deadline) << "told only: " << told;
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
      told += channel.take_standard_error();
    }
  }
};

TEST_F(ProcessChannelTest, CarriesLinesThereAndBack) {
  ProcessChannel channel(options("while True: say('got ' + ask())"));
  ASSERT_EQ(channel.start(), std::nullopt);
  EXPECT_EQ(line_of(channel, "one"), "got one");
  EXPECT_EQ(line_of(channel, "two"), "got two");
  EXPECT_EQ(line_of(channel, std::string(900'000, 'x')), "got " + std::string(900'000, 'x'));
  channel.stop("");
  EXPECT_EQ(channel.process_id(), std::nullopt);
}

TEST_F(ProcessChannelTest, WaitsForASlowEngine) {
  ProcessChannel channel(options("while True: ask(); write(b'sl'); time.sleep(0.2); say('ow')"));
  ASSERT_EQ(channel.start(), std::nullopt);
  EXPECT_EQ(line_of(channel, "ping"), "slow");
}

TEST_F(ProcessChannelTest, StartsAFreshEngineEachTime) {
  ProcessChannel channel(options("while True: ask(); say(str(os.getpid()))"));
  ASSERT_EQ(channel.start(), std::nullopt);
  const std::string first = line_of(channel, "ping");
  ASSERT_EQ(channel.start(), std::nullopt);
  EXPECT_NE(line_of(channel, "ping"), first);
  EXPECT_EQ(processes_with(folder().string()), 1);
}

TEST_F(ProcessChannelTest, StopsNothingWhereNothingRuns) {
  ProcessChannel channel(options("ask()"));
  channel.stop("bye");
  EXPECT_EQ(failure_of(channel).kind, FailureKind::kCrash);
}

TEST_F(ProcessChannelTest, SaysFarewell) {
  ProcessOptions patient = options("open(sys.argv[0] + '.farewell', 'w').write(ask())");
  patient.farewell_limit = std::chrono::seconds(30);
  ProcessChannel channel(patient);
  ASSERT_EQ(channel.start(), std::nullopt);
  channel.stop("good bye");
  std::ifstream file(folder() / "engine1.py.farewell");
  const std::string farewell{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
  EXPECT_EQ(farewell, "good bye");
}

TEST_F(ProcessChannelTest, TimesOut) {
  expect_failure(impatient("time.sleep(1000)"), FailureKind::kTimeout, "did not answer within 300 ms");
  expect_failure(impatient("ask()\nwhile True: tell('x' * 65536)"), FailureKind::kTimeout, "did not answer");
}

TEST_F(ProcessChannelTest, TimesOutWithinALine) {
  for (const char* script : {"time.sleep(1000)", "\nwhile True: write(b'x'); time.sleep(1)"}) {
    ProcessOptions made = options(std::string("tell('ready'); ask(); write(b'half'); ") + script);
    made.request_limit = std::chrono::seconds(1);
    ProcessChannel channel(made);
    ASSERT_EQ(channel.start(), std::nullopt);
    wait_to_be_told(channel, "ready");
    const Failure failure = failure_of(channel);
    EXPECT_EQ(failure.kind, FailureKind::kTimeout);
    EXPECT_THAT(failure.detail, StartsWith("did not finish its line within 1 s: half"));
  }
}

TEST_F(ProcessChannelTest, TimesOutWhereARequestIsNotRead) {
  const std::string request(900 << 10, 'x');
  expect_failure(impatient("time.sleep(1000)"), FailureKind::kTimeout, "did not read the whole request", request);
  expect_failure(impatient("say('early'); time.sleep(1000)"), FailureKind::kTimeout, "did not read", request);
}

TEST_F(ProcessChannelTest, RefusesTwoAnswers) {
  expect_failure(options("while True: ask(); write(b'one\\ntwo\\n')"), FailureKind::kProtocol,
                 "more than one line for an answer; after it came: two");
  ProcessChannel channel(options("ask(); say('one'); say('two'); tell('done'); ask()"));
  ASSERT_EQ(channel.start(), std::nullopt);
  const auto first = channel.exchange("ping");
  if (std::holds_alternative<std::string>(first)) {
    wait_to_be_told(channel, "done");
    EXPECT_EQ(failure_of(channel).kind, FailureKind::kProtocol);
  } else {
    EXPECT_EQ(std::get<Failure>(first).kind, FailureKind::kProtocol);
  }
}

TEST_F(ProcessChannelTest, RefusesWhatWasNotAskedFor) {
  ProcessChannel channel(options("say('welcome'); tell('done'); ask(); say('answer'); ask()"));
  ASSERT_EQ(channel.start(), std::nullopt);
  wait_to_be_told(channel, "done");
  const Failure failure = failure_of(channel);
  EXPECT_EQ(failure.kind, FailureKind::kProtocol);
  EXPECT_EQ(failure.detail, "wrote to its standard output before it was asked: welcome\\x0A");
}

TEST_F(ProcessChannelTest, BoundsTheLengthOfALine) {
  ProcessChannel channel(options("while True: write(b'x' * int(ask()) + b'\\n')"));
  ASSERT_EQ(channel.start(), std::nullopt);
  EXPECT_EQ(line_of(channel, std::to_string(kLineLimit)).size(), kLineLimit);
  Failure failure = failure_of(channel, std::to_string(kLineLimit + 1));
  EXPECT_EQ(failure.kind, FailureKind::kProtocol);
  EXPECT_THAT(failure.detail, StartsWith("wrote a line of more than 1048576 bytes: xxx"));
  EXPECT_LT(failure.detail.size(), 300U);
  ASSERT_EQ(channel.start(), std::nullopt);
  EXPECT_EQ(failure_of(channel, std::to_string(10 << 20)).kind, FailureKind::kProtocol);
  ASSERT_EQ(channel.start(), std::nullopt);
  EXPECT_EQ(failure_of(channel, std::string(kLineLimit + 1, '1')).kind, FailureKind::kProtocol);
}

TEST_F(ProcessChannelTest, RefusesALineWithoutItsEnd) {
  expect_failure(options("ask(); write(b'half')"), FailureKind::kProtocol,
                 "ended with exit status 0 in the middle of a line: half");
  expect_failure(options("ask(); write(b'half'); os.close(1); time.sleep(1000)"), FailureKind::kProtocol,
                 "closed its output in the middle of a line: half");
}

TEST_F(ProcessChannelTest, TellsHowAnEngineEnded) {
  expect_failure(options("sys.exit(3)"), FailureKind::kCrash, "ended with exit status 3");
  expect_failure(options("ask(); sys.exit(0)"), FailureKind::kCrash, "ended with exit status 0");
  expect_failure(options("ask(); os.kill(os.getpid(), signal.SIGSEGV)"), FailureKind::kCrash,
                 "ended by signal 11 (Segmentation fault)");
  expect_failure(options("ask(); os.abort()"), FailureKind::kCrash, "ended by signal 6 (Aborted)");
}

TEST_F(ProcessChannelTest, TellsThatAnEngineEndedBetweenTwoRequests) {
  ProcessChannel channel(options("ask(); say('one'); sys.exit(4)"));
  ASSERT_EQ(channel.start(), std::nullopt);
  EXPECT_EQ(line_of(channel, "ping"), "one");
  const Failure failure = failure_of(channel, std::string(900'000, 'x'));
  EXPECT_EQ(failure.kind, FailureKind::kCrash);
  EXPECT_EQ(failure.detail, "ended with exit status 4");
}

TEST_F(ProcessChannelTest, TellsThatAnEngineClosedItsPipes) {
  expect_failure(options("ask(); os.close(1); time.sleep(1000)"), FailureKind::kCrash,
                 "closed its output but is still running");
  ProcessChannel channel(options("os.close(0); tell('done'); time.sleep(1000)"));
  ASSERT_EQ(channel.start(), std::nullopt);
  wait_to_be_told(channel, "done");
  EXPECT_EQ(failure_of(channel).detail, "closed its input but is still running");
}

TEST_F(ProcessChannelTest, KillsAnEngineThatDoesNotLeave) {
  const std::string stubborn = "signal.signal(signal.SIGTERM, signal.SIG_IGN)\nask(); say('yes'); time.sleep(1000)";
  ProcessChannel channel(options(stubborn));
  ASSERT_EQ(channel.start(), std::nullopt);
  EXPECT_EQ(line_of(channel, "ping"), "yes");
  channel.stop("quit");
  EXPECT_EQ(processes_with(folder().string()), 0);
  ASSERT_EQ(channel.start(), std::nullopt);
  channel.stop(std::string(900'000, 'x'));
  EXPECT_EQ(processes_with(folder().string()), 0);
}

// The child goes on holding both pipes: the engine's end is noticed all the same, long before the time limit.
TEST_F(ProcessChannelTest, EndsAChildThatHoldsThePipe) {
  expect_failure(options("ask()\nif os.fork() == 0: time.sleep(1000)\nos._exit(5)"), FailureKind::kCrash,
                 "ended with exit status 5");
}

TEST_F(ProcessChannelTest, EndsWhatLeftTheGroup) {
  const std::string leave = R"(
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0: os.setsid()
    time.sleep(1000)
)";
  expect_failure(options(leave + "ask(); os._exit(5)"), FailureKind::kCrash, "ended with exit status 5");
  EXPECT_EQ(processes_with(folder().string()), 0);
  expect_failure(impatient(leave + "time.sleep(1000)"), FailureKind::kTimeout, "did not answer");
  EXPECT_EQ(processes_with(folder().string()), 0);
  ProcessChannel channel(options(leave + "ask(); say('yes'); ask()"));
  ASSERT_EQ(channel.start(), std::nullopt);
  EXPECT_EQ(line_of(channel, "ping"), "yes");
  channel.stop("quit");
  EXPECT_EQ(processes_with(folder().string()), 0);
}

TEST_F(ProcessChannelTest, LeavesOtherEnginesAlone) {
  const std::string daemon = R"(
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0: time.sleep(1000)
    os._exit(0)
os.wait()
)";
  ProcessChannel first(options(daemon + "while True: ask(); say('first')"));
  ProcessChannel second(options(daemon + "while True: ask(); say('second')"));
  ASSERT_EQ(first.start(), std::nullopt);
  ASSERT_EQ(second.start(), std::nullopt);
  EXPECT_EQ(line_of(first, "ping"), "first");
  EXPECT_EQ(line_of(second, "ping"), "second");
  first.stop("");
  EXPECT_EQ(processes_with((folder() / "engine2.py").string()), 2);
  EXPECT_EQ(line_of(second, "ping"), "second");
  second.stop("");
  EXPECT_EQ(processes_with(folder().string()), 0);
}

TEST_F(ProcessChannelTest, LeavesStrangersAlone) {
  const pid_t stranger = ::fork();
  if (stranger == 0) {
    ::setpgid(0, 0);
    for (;;) ::pause();
  }
  ::setpgid(stranger, stranger);
  ProcessChannel channel(options("ask(); say('yes'); ask()"));
  ASSERT_EQ(channel.start(), std::nullopt);
  EXPECT_EQ(line_of(channel, "ping"), "yes");
  channel.stop("");
  EXPECT_EQ(::waitpid(stranger, nullptr, WNOHANG), 0);
  ::kill(stranger, SIGKILL);
  EXPECT_EQ(::waitpid(stranger, nullptr, 0), stranger);
}

TEST_F(ProcessChannelTest, DrainsStandardError) {
  ProcessChannel channel(
      options("ask()\nfor _ in range(1600): tell('x' * 65536)\ntell('the end'); say('done'); ask()"));
  ASSERT_EQ(channel.start(), std::nullopt);
  EXPECT_EQ(line_of(channel, "ping"), "done");
  const std::string tail = channel.take_standard_error();
  EXPECT_EQ(tail.size(), std::size_t{64} << 10);
  EXPECT_THAT(tail, EndsWith("the end"));
  EXPECT_EQ(channel.take_standard_error(), "");
}

TEST_F(ProcessChannelTest, KeepsTheLastWordsOfAnEngine) {
  ProcessChannel channel(options("ask(); tell('alas'); os.abort()"));
  ASSERT_EQ(channel.start(), std::nullopt);
  EXPECT_EQ(failure_of(channel).kind, FailureKind::kCrash);
  EXPECT_EQ(channel.take_standard_error(), "alas");
}

}  // namespace
}  // namespace tetrarch::suite
