#include "suite/service/serve.hpp"

#include <sstream>

#include "suite/service/served.hpp"

namespace tetrarch::service {
namespace {

std::string request_line(int id, const std::string& method, const json& params = json::object()) {
  return json({{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", params}}).dump();
}

const std::string kLoad = request_line(1, "load", {{"ruleset", "quaternity"}});

struct Served {
  std::vector<json> answers;
  std::string unread;  // of the input
};

Served served(const std::string& input) {
  std::istringstream in(input);
  std::ostringstream out;
  serve(in, out, protocol());
  Served result;
  std::istringstream lines(out.str());
  for (std::string line; std::getline(lines, line);) result.answers.push_back(json::parse(line));
  EXPECT_TRUE(out.str().empty() || out.str().ends_with('\n'));
  in.clear();
  std::getline(in, result.unread, '\0');
  return result;
}

TEST(Serve, AnswersALineForALine) {
  const auto answers = served(kLoad + "\n" + request_line(2, "state") + "\n").answers;
  ASSERT_EQ(answers.size(), 2U);
  EXPECT_EQ(answers[0]["id"], 1);
  EXPECT_EQ(answers[1]["id"], 2);
  EXPECT_EQ(answers[0]["result"], answers[1]["result"]);
}

TEST(Serve, EndsWithItsInput) {
  EXPECT_TRUE(served("").answers.empty());
  EXPECT_EQ(served(kLoad + "\n").answers.size(), 1U);
}

TEST(Serve, AnswersALastLineWithoutANewline) {
  const auto answers = served(kLoad + "\n" + request_line(2, "state")).answers;
  ASSERT_EQ(answers.size(), 2U);
  EXPECT_TRUE(answers[1].contains("result"));
}

TEST(Serve, EndsWithQuitAndReadsNoFurther) {
  const auto [answers, unread] = served(request_line(1, "quit") + "\n" + request_line(2, "state") + "\n");
  ASSERT_EQ(answers.size(), 1U);
  EXPECT_EQ(answers[0]["result"], json::object());
  EXPECT_EQ(unread, request_line(2, "state") + "\n");
}

TEST(Serve, TakesLinesWithCarriageReturns) {
  const auto answers = served(kLoad + "\r\n").answers;
  ASSERT_EQ(answers.size(), 1U);
  EXPECT_TRUE(answers[0].contains("result"));
}

TEST(Serve, AnswersAnEmptyLineAndGoesOn) {
  const auto answers = served("\n" + kLoad + "\n").answers;
  ASSERT_EQ(answers.size(), 2U);
  EXPECT_EQ(answers[0]["error"]["code"], kParseError);
  EXPECT_TRUE(answers[1].contains("result"));
}

TEST(Serve, AnswersALineWithANulAndGoesOn) {
  const auto answers = served(std::string("{\0}\n", 4) + kLoad + "\n").answers;
  ASSERT_EQ(answers.size(), 2U);
  EXPECT_EQ(answers[0]["error"]["code"], kParseError);
  EXPECT_TRUE(answers[1].contains("result"));
}

std::string padded(std::string line, std::size_t size) {
  line.resize(size, ' ');
  return line;
}

TEST(Serve, TakesALineOfExactlyTheLimit) {
  const auto answers = served(padded(kLoad, suite::kLineLimit) + "\n" + request_line(2, "state") + "\n").answers;
  ASSERT_EQ(answers.size(), 2U);
  EXPECT_TRUE(answers[0].contains("result"));
}

TEST(Serve, SkipsALineBeyondTheLimitAndKeepsTheGame) {
  for (const std::size_t more : {std::size_t{1}, suite::kLineLimit, 3 * suite::kLineLimit + 7}) {
    const std::string too_long = padded(request_line(2, "undo"), suite::kLineLimit + more);
    const auto answers = served(kLoad + "\n" + too_long + "\n" + request_line(3, "state") + "\n").answers;
    ASSERT_EQ(answers.size(), 3U);
    EXPECT_EQ(answers[1]["id"], nullptr);
    EXPECT_EQ(answers[1]["error"]["code"], kParseError);
    EXPECT_THAT(answers[1]["error"]["message"].get<std::string>(), testing::HasSubstr("1 MiB"));
    EXPECT_EQ(answers[2]["id"], 3);
    EXPECT_EQ(answers[2]["result"], answers[0]["result"]);
  }
}

TEST(Serve, AnswersALineBeyondTheLimitThatNeverEnds) {
  const auto answers = served(padded("{", suite::kLineLimit + 5)).answers;
  ASSERT_EQ(answers.size(), 1U);
  EXPECT_THAT(answers[0]["error"]["message"].get<std::string>(), testing::HasSubstr("1 MiB"));
}

}  // namespace
}  // namespace tetrarch::service
