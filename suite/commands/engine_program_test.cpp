// `tetrarch engine`: a session on its standard input.
#include <gmock/gmock.h>

#include <sstream>

#include "suite/commands/program.hpp"

namespace tetrarch::commands {
namespace {

using nlohmann::json;

std::string request(int id, const std::string& method, const json& params) {
  return json({{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", params}}).dump() + "\n";
}

json move(const std::string& from, const std::string& to) { return {{"kind", "move"}, {"from", from}, {"to", to}}; }

class EngineSession : public ProgramTest {
 protected:
  // The answers to everything that is said, in order.
  std::vector<json> answers(const std::string& said) const {
    const Outcome outcome = run(Start{.arguments = {"engine"}, .input = said});
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_EQ(outcome.errors, "");
    std::istringstream lines(outcome.output);
    std::vector<json> answers;
    for (std::string line; std::getline(lines, line);) answers.push_back(json::parse(line));
    return answers;
  }
};

std::size_t count_of_moves(const json& answer) { return answer.at("result").at("moves").size(); }

TEST_F(EngineSession, PlaysAGame) {
  const auto said = request(1, "hello", {{"protocol", 1}}) + request(2, "load", {{"ruleset", "quaternity"}}) +
                    request(3, "moves", json::object()) + request(4, "act", {{"action", move("a1", "a2")}}) +
                    request(5, "act", {{"action", move("a1", "a2")}}) + request(6, "state", json::object()) +
                    request(7, "attackers", {{"square", "j9"}, {"by", "white"}}) + request(8, "undo", json::object()) +
                    request(9, "quit", json::object());
  const auto got = answers(said);
  ASSERT_EQ(got.size(), 9U);
  for (int i = 0; i < 9; ++i) EXPECT_EQ(got[static_cast<std::size_t>(i)].at("id"), i + 1);
  EXPECT_EQ(got[0].at("result").at("protocol"), 1);
  EXPECT_THAT(got[0].at("result").at("rulesets"), testing::Contains("quaternity"));
  const json opening = got[1].at("result").at("state");
  EXPECT_EQ(opening.at("pieces").size(), 64U);
  EXPECT_EQ(opening.at("turn"), "white");
  EXPECT_EQ(count_of_moves(got[2]), 41U);
  EXPECT_EQ(got[3].at("result").at("events"), json::array());
  const json moved = got[3].at("result").at("state");
  EXPECT_EQ(moved.at("turn"), "red");
  EXPECT_EQ(got[4].at("error").at("code"), -32001);
  EXPECT_EQ(got[4].at("error").at("data").at("kind"), "illegal");
  EXPECT_EQ(got[5].at("result").at("state"), moved);
  EXPECT_EQ(got[6].at("result").at("squares"), json({"d3"}));
  EXPECT_EQ(got[7].at("result").at("state"), opening);
  EXPECT_EQ(got[8].at("result"), json::object());
}

TEST_F(EngineSession, RestoresWhatItSaved) {
  const std::string beginning = request(1, "load", {{"ruleset", "quaternity"}}) +
                                request(2, "act", {{"action", move("a1", "a2")}}) + request(3, "save", json::object());
  const auto saved = answers(beginning);
  ASSERT_EQ(saved.size(), 3U);
  const json& record = saved[2].at("result").at("record");
  const auto restored = answers(request(1, "load", {{"ruleset", "quaternity"}}) +
                                request(2, "restore", {{"record", record}}) + request(3, "undo", json::object()));
  ASSERT_EQ(restored.size(), 3U);
  EXPECT_EQ(restored[1].at("result").at("state"), saved[1].at("result").at("state"));
  EXPECT_EQ(restored[2].at("result").at("state"), saved[0].at("result").at("state"));
}

TEST_F(EngineSession, EndsAtQuitAndAtTheEndOfItsInput) {
  EXPECT_EQ(answers(request(1, "quit", json::object()) + request(2, "hello", {{"protocol", 1}})).size(), 1U);
  EXPECT_EQ(answers(request(1, "hello", {{"protocol", 1}})).size(), 1U);
  EXPECT_EQ(answers("").size(), 0U);
}

TEST_F(EngineSession, AnswersNonsenseAndGoesOn) {
  const auto got =
      answers("nonsense\n[]\n\n" + request(1, "castle", json::object()) + request(2, "load", {{"ruleset", "chess"}}) +
              std::string((1 << 20) + 1, 'x') + "\n" + request(3, "load", {{"ruleset", "quaternity"}}));
  ASSERT_EQ(got.size(), 7U);
  EXPECT_EQ(got[0].at("error").at("code"), -32700);
  EXPECT_EQ(got[1].at("error").at("code"), -32600);
  EXPECT_EQ(got[2].at("error").at("code"), -32700);
  EXPECT_EQ(got[3].at("error").at("code"), -32601);
  EXPECT_EQ(got[4].at("error").at("code"), -32602);
  EXPECT_TRUE(got[5].contains("error"));
  EXPECT_TRUE(got[6].contains("result"));
}

}  // namespace
}  // namespace tetrarch::commands
