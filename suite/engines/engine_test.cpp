#include "suite/engines/engine.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <utility>

#include "suite/engines/scripted_engine.hpp"
#include "suite/wire/strict_json.hpp"

namespace tetrarch::suite {
namespace {

using nlohmann::json;
using testing::HasSubstr;
using testing::StartsWith;

const wire::MessageSchema& schema() {
  static const wire::MessageSchema compiled(std::filesystem::path(TETRARCH_FIXTURES) / "schemas/protocol.schema.json");
  return compiled;
}

class EngineTest : public ScriptedEngineTest {
 protected:
  void SetUp() override {
    schema();
    ScriptedEngineTest::SetUp();
  }

  static Engine engine_with(const ProcessOptions& options) {
    return Engine(std::make_unique<ProcessChannel>(options), schema());
  }

  // What comes of asking for the attackers of a square, by an engine that says hello and then does as the script says.
  Answer answer_to_attackers(const std::string& script) {
    Engine engine = engine_with(options("hello()\nrequest = ask()\n" + script + "\nask()"));
    const auto started = engine.start();
    if (const auto* failure = std::get_if<Failure>(&started)) return *failure;
    return engine.ask("attackers", {{"square", "a1"}, {"by", "red"}}, "quaternity");
  }

  void expect_protocol_failure(const std::string& script, const std::string& detail) {
    const Answer answer = answer_to_attackers(script);
    ASSERT_TRUE(std::holds_alternative<Failure>(answer)) << script;
    EXPECT_EQ(std::get<Failure>(answer).kind, FailureKind::kProtocol) << script;
    EXPECT_THAT(std::get<Failure>(answer).detail, HasSubstr(detail));
    EXPECT_LT(std::get<Failure>(answer).detail.size(), 500U);
  }

  void expect_not_started(const std::string& script, FailureKind kind, const std::string& detail) {
    Engine engine = engine_with(options(script));
    const auto started = engine.start();
    ASSERT_TRUE(std::holds_alternative<Failure>(started)) << script;
    EXPECT_EQ(std::get<Failure>(started).kind, kind);
    EXPECT_THAT(std::get<Failure>(started).detail, HasSubstr(detail));
    EXPECT_EQ(processes_with(folder().string()), 0);
  }
};

TEST_F(EngineTest, IsIntroduced) {
  Engine engine = engine_with(options(R"(
answer(ask(), {'protocol': 1, 'engine': {'name': 'n', 'version': 'v', 'language': 'l'}, 'rulesets': ['quaternity', 'go'],
               'supports': ['undo', 'record']})
ask())"));
  const auto started = engine.start();
  ASSERT_TRUE(std::holds_alternative<reports::EngineIdentity>(started));
  const auto& identity = std::get<reports::EngineIdentity>(started);
  EXPECT_EQ(identity.name, "n");
  EXPECT_EQ(identity.version, "v");
  EXPECT_EQ(identity.language, "l");
  EXPECT_EQ(identity.url, "");
  EXPECT_EQ(identity.command, "");
  EXPECT_EQ(identity.rulesets, (std::vector<std::string>{"quaternity", "go"}));
  EXPECT_EQ(identity.supports, (std::vector<std::string>{"undo", "record"}));
}

TEST_F(EngineTest, GivesResults) {
  const Answer answer = answer_to_attackers("answer(request, {'squares': ['a1', 'l12']})");
  ASSERT_TRUE(std::holds_alternative<Result>(answer));
  EXPECT_EQ(std::get<Result>(answer).value, json::parse(R"({"squares": ["a1", "l12"]})"));
}

TEST_F(EngineTest, GivesRefusals) {
  const Answer illegal = answer_to_attackers(R"(say(json.dumps({'jsonrpc': '2.0', 'id': request['id'],
    'error': {'code': -32001, 'message': 'no', 'data': {'kind': 'illegal', 'clause': 'Q-ACTOR-1'}}})))");
  ASSERT_TRUE(std::holds_alternative<Refused>(illegal));
  EXPECT_EQ(std::get<Refused>(illegal).code, -32001);
  EXPECT_EQ(std::get<Refused>(illegal).kind, "illegal");
  EXPECT_EQ(std::get<Refused>(illegal).clause, "Q-ACTOR-1");
  EXPECT_EQ(std::get<Refused>(illegal).message, "no");
  const Answer unknown = answer_to_attackers(
      "say(json.dumps({'jsonrpc': '2.0', 'id': request['id'], 'error': {'code': -32601, 'message': 'what?', 'data': "
      "7}}))");
  ASSERT_TRUE(std::holds_alternative<Refused>(unknown));
  EXPECT_EQ(std::get<Refused>(unknown).code, -32601);
  EXPECT_EQ(std::get<Refused>(unknown).kind, "");
}

TEST_F(EngineTest, RefusesAnotherId) {
  expect_protocol_failure("request['id'] = 7; answer(request, {'squares': []})",
                          "has the id 7; the request's is 2: {\"");
  expect_protocol_failure("request['id'] = 1; answer(request, {'squares': []})", "has the id 1; the request's is 2");
  expect_protocol_failure("request['id'] = '2'; answer(request, {'squares': []})", "has the id \"2\"");
  expect_protocol_failure("request['id'] = None; answer(request, {'squares': []})", "has the id null");
  expect_protocol_failure("say('{\"jsonrpc\":\"2.0\",\"result\":{}}')", "has no member \"id\"");
}

TEST_F(EngineTest, RefusesWhatIsNoStrictJson) {
  expect_protocol_failure("say('hello there')", "is not the JSON of the protocol (column 1");
  expect_protocol_failure("say('')", "is not the JSON of the protocol");
  expect_protocol_failure("say('[' * 100000 + ']' * 100000)", "nested more than 64 levels deep");
  expect_protocol_failure("say('{\"jsonrpc\":\"2.0\",\"id\":1,\"id\":2,\"result\":{}}')",
                          "the member \"id\" is given twice");
  expect_protocol_failure("say('{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"squares\":NaN}}')", "column");
  expect_protocol_failure("write(b'{\"id\":\"\\xff\\xfe\"}\\n')", "\\xFF");
  expect_protocol_failure("write(b'{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"squares\":[]}}\\0\\n')", "a NUL byte");
  expect_protocol_failure("answer(request, {'squares': []}) if False else say('{} {}')", "column");
}

TEST_F(EngineTest, RefusesWhatIsNoAnswer) {
  expect_protocol_failure("say('[]')", "is no JSON object: []");
  expect_protocol_failure("say('7')", "is no JSON object");
  expect_protocol_failure("say('{\"id\":2,\"result\":{}}')", "has no member \"jsonrpc\"");
  expect_protocol_failure("say('{\"jsonrpc\":\"1.0\",\"id\":2,\"result\":{}}')", "has no member \"jsonrpc\"");
  expect_protocol_failure("say('{\"jsonrpc\":\"2.0\",\"id\":2}')", "exactly one");
  expect_protocol_failure("say('{\"jsonrpc\":\"2.0\",\"id\":2,\"result\":{\"squares\":[]},\"error\":null}')",
                          "exactly one");
}

TEST_F(EngineTest, RefusesWhatIsNotInTheSchema) {
  expect_protocol_failure("answer(request, {'squares': ['z9']})",
                          "result.squares[0]: expected a square such as \"a1\" or \"l12\", got \"z9\"");
  expect_protocol_failure("answer(request, {})", "result: the member \"squares\" is missing");
  expect_protocol_failure(
      "say('{\"jsonrpc\":\"2.0\",\"id\":2,\"error\":{\"code\":-32001,\"message\":\"\",\"data\":{\"kind\":\"invalid\"}}}"
      "')",
      "answer.error.data.kind: expected \"illegal\"");
}

TEST_F(EngineTest, ShowsControlCharactersInDetails) {
  const Answer answer = answer_to_attackers("say('\\x1b[2J' + 'x' * 100000)");
  const std::string& detail = std::get<Failure>(answer).detail;
  EXPECT_THAT(detail, HasSubstr("\\x1B[2Jxxx"));
  EXPECT_EQ(detail.find('\x1b'), std::string::npos);
  EXPECT_LT(detail.size(), 500U);
}

TEST_F(EngineTest, IsNotStartedByAWrongHello) {
  expect_not_started("sys.exit(2)", FailureKind::kCrash, "in hello: ended with exit status 2");
  expect_not_started("ask(); sys.exit(2)", FailureKind::kCrash, "in hello: ended with exit status 2");
  expect_not_started("ask(); say('hi'); ask()", FailureKind::kProtocol, "in hello: the answer to `hello` is not");
  expect_not_started("answer(ask(), {'protocol': 1}); ask()", FailureKind::kProtocol, "is missing");
  expect_not_started(R"(
answer(ask(), {'protocol': 2, 'engine': {'name': 'n', 'version': 'v'}, 'rulesets': [], 'supports': []}); ask())",
                     FailureKind::kProtocol, "result.protocol: expected the number 1");
}

TEST_F(EngineTest, GivesTheErrorOfARefusedHello) {
  Engine engine =
      engine_with(options("say(json.dumps({'jsonrpc': '2.0', 'id': ask()['id'], 'error': {'code': -32601, 'message': "
                          "'no hello'}})); ask()"));
  const auto started = engine.start();
  ASSERT_TRUE(std::holds_alternative<Refused>(started));
  EXPECT_EQ(std::get<Refused>(started).code, -32601);
  EXPECT_EQ(std::get<Refused>(started).message, "no hello");
  engine.stop();
}

TEST_F(EngineTest, StopsAfterAFailureAndStartsAgain) {
  Engine engine = engine_with(options("hello()\nwhile True: ask(); say('nonsense')"));
  for (int round = 0; round < 2; ++round) {
    ASSERT_TRUE(std::holds_alternative<reports::EngineIdentity>(engine.start()));
    EXPECT_EQ(std::get<Failure>(engine.ask("state", json::object(), "quaternity")).kind, FailureKind::kProtocol);
    EXPECT_EQ(processes_with(folder().string()), 0);
    EXPECT_EQ(std::get<Failure>(engine.ask("state", json::object(), "quaternity")).kind, FailureKind::kCrash);
  }
}

TEST_F(EngineTest, TellsOfACrashInTheMiddle) {
  const Answer answer = answer_to_attackers("tell('alas'); os.kill(os.getpid(), signal.SIGSEGV)");
  EXPECT_EQ(std::get<Failure>(answer).kind, FailureKind::kCrash);
  EXPECT_EQ(std::get<Failure>(answer).detail, "ended by signal 11 (Segmentation fault)");
}

// A channel that keeps what was sent and answers from a list.
class RecordingChannel final : public Channel {
 public:
  struct Record {
    std::vector<std::string> answers;
    std::vector<std::string> sent;
    std::vector<std::string> farewells;
  };

  explicit RecordingChannel(Record& record) : record_(record) {}

  std::optional<Failure> start() override { return std::nullopt; }
  std::variant<std::string, Failure> exchange(std::string_view line) override {
    record_.sent.emplace_back(line);
    if (record_.sent.size() > record_.answers.size()) return Failure{FailureKind::kTimeout, "no more"};
    return record_.answers[record_.sent.size() - 1];
  }
  void stop(std::string_view farewell) override { record_.farewells.emplace_back(farewell); }
  std::string take_standard_error() override { return "errors"; }

 private:
  Record& record_;
};

TEST(EngineRequests, AreRequestsOfTheProtocolWithIdsFromOne) {
  const std::string hello = R"({"jsonrpc":"2.0","id":1,"result":{"protocol":1,"engine":{"name":"n","version":"v"},)"
                            R"("rulesets":[],"supports":[]}})";
  RecordingChannel::Record record;
  record.answers = {hello, R"({"jsonrpc":"2.0","id":2,"result":{"record":5}})",
                    R"({"jsonrpc":"2.0","id":3,"result":{}})"};
  Engine engine(std::make_unique<RecordingChannel>(record), schema());
  ASSERT_TRUE(std::holds_alternative<reports::EngineIdentity>(engine.start()));
  ASSERT_TRUE(std::holds_alternative<Result>(engine.ask("save", json::object(), "quaternity")));
  EXPECT_EQ(engine.faulty_answer(), json());
  ASSERT_TRUE(std::holds_alternative<Failure>(engine.ask("state", json::object(), "quaternity")));
  EXPECT_EQ(engine.faulty_answer(), json::parse(R"({"result":{}})"));
  EXPECT_EQ(record.farewells, std::vector<std::string>{""});
  ASSERT_TRUE(std::holds_alternative<Failure>(engine.ask("state", json::object(), "quaternity")));
  EXPECT_EQ(engine.faulty_answer(), json());
  engine.stop();
  record.sent.push_back(record.farewells.back());
  const std::vector<std::string> methods = {"hello", "save", "state", "state", "quit"};
  ASSERT_EQ(record.sent.size(), methods.size());
  for (std::size_t index = 0; index < methods.size(); ++index) {
    const json request = json::parse(record.sent[index]);
    EXPECT_EQ(request["id"], index + 1);
    EXPECT_EQ(request["method"], methods[index]);
    EXPECT_EQ(schema().fault_of_request(request, "quaternity"), std::nullopt) << request;
  }
  EXPECT_EQ(engine.take_standard_error(), "errors");
}

}  // namespace
}  // namespace tetrarch::suite
