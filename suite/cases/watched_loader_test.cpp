// Loaders that err, each in one way, and that the watch sees it.
#include "suite/cases/watched_loader.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>

namespace tetrarch::cases {
namespace {

using nlohmann::json;
using testing::HasSubstr;

constexpr const char* kText = R"(ruleset: quaternity
area: a
cases:
  - case: x
    title: A title
    clauses: [Q-MOVE-1]
    position: {turn: white, white: "K a1, P e5^", red: K a12}
    steps:
      - act: a1-a2
        moves: {include: [a1-b1]}
)";

const wire::MessageSchema& schema() {
  static const wire::MessageSchema compiled(std::filesystem::path(TETRARCH_FIXTURES) / "schemas/protocol.schema.json");
  return compiled;
}

std::vector<Case> right_cases() {
  const reports::TemporaryFolder folder;
  const std::vector<ClauseBook> books = {
      read_clauses(std::filesystem::path(TETRARCH_FIXTURES) / "quaternity/clauses.yaml")};
  return load_cases({CaseFile{folder.write("cases.yaml", kText), {}, {}, false}}, books);
}

struct Error {
  std::string name;
  std::function<void(std::vector<Case>& cases)> err;
  std::string fault;
};

Error in_case(const std::string& name, const std::function<void(Case& read)>& err, const std::string& fault) {
  return {name, [=](std::vector<Case>& cases) { err(cases.front()); }, fault};
}

std::vector<Error> errors() {
  return {
      {"NoCases", [](auto& cases) { cases.clear(); }, "accepted without a case"},
      {"TwiceTheName", [](auto& cases) { cases.push_back(cases.front()); }, "the name is used twice"},
      in_case(
          "UnknownRuleset", [](Case& read) { read.ruleset = "chess"; }, "there is no ruleset \"chess\""),
      in_case(
          "OtherArea", [](Case& read) { read.area = "b"; }, "the name is of another area"),
      in_case(
          "NoTitle", [](Case& read) { read.title.clear(); }, "no title"),
      in_case(
          "NoClauses", [](Case& read) { read.clauses.clear(); }, "no title, no clauses"),
      in_case(
          "NoSteps", [](Case& read) { read.steps.clear(); }, "no title, no clauses or no steps"),
      in_case(
          "NoText", [](Case& read) { read.steps[0].text.clear(); }, "a step without a text"),
      in_case(
          "NoPosition", [](Case& read) { read.position = json::object(); }, "the position cannot be loaded"),
      in_case(
          "NoTurn", [](Case& read) { read.position["turn"] = "black"; }, "the position cannot be loaded"),
      in_case(
          "NoAction",
          [](Case& read) {
            read.steps[0].deed = Act{{{"kind", "sing"}}};
          },
          "expected a kind of action"),
      in_case(
          "NoMove", [](Case& read) { read.steps[0].moves->include[0]["to"] = "m1"; }, "expected a square"),
  };
}

class Watch : public testing::TestWithParam<Error> {};

TEST_P(Watch, SeesTheError) {
  std::vector<Case> cases = right_cases();
  ASSERT_EQ(fault_of_cases(cases, schema()).value_or(""), "");
  GetParam().err(cases);
  EXPECT_THAT(fault_of_cases(cases, schema()).value_or("nothing"), HasSubstr(GetParam().fault));
}

INSTANTIATE_TEST_SUITE_P(Errors, Watch, testing::ValuesIn(errors()),
                         [](const auto& tested) { return tested.param.name; });

std::string fault_at(std::size_t line, std::size_t column, const std::string& message = "no") {
  return fault_of_refusal(InputError({"f.yaml", line, column}, message), "f.yaml", "a: 1\nb\n").value_or("");
}

TEST(WatchOfRefusals, WantsAPlaceInTheFile) {
  using Places = std::vector<std::pair<std::size_t, std::size_t>>;
  for (const auto& [line, column] : Places{{1, 1}, {1, 5}, {2, 2}, {3, 1}}) EXPECT_EQ(fault_at(line, column), "");
  for (const auto& [line, column] : Places{{0, 0}, {1, 0}, {1, 6}, {2, 3}, {3, 2}, {4, 1}}) {
    EXPECT_THAT(fault_at(line, column), HasSubstr("the place is not in the file"));
  }
  EXPECT_THAT(fault_of_refusal(InputError({"g.yaml", 1, 1}, "no"), "f.yaml", "a").value_or(""),
              HasSubstr("the place is in another file: g.yaml:1:1"));
}

TEST(WatchOfRefusals, WantsAMessage) {
  EXPECT_EQ(fault_at(1, 1, ""), "nothing is said");
  EXPECT_EQ(fault_at(1, 1, "got \"zwölf\""), "");
}

TEST(WatchOfTheLoader, SeesNothing) {
  const WatchedLoader loader(TETRARCH_FIXTURES);
  const auto accepted = loader.read(kText);
  EXPECT_EQ(accepted.fault.value_or(""), "");
  EXPECT_EQ(accepted.case_count, 1U);
  EXPECT_EQ(accepted.refusal, "");
  const auto refused = loader.read("ruleset: chess");
  EXPECT_EQ(refused.fault.value_or(""), "");
  EXPECT_EQ(refused.case_count, 0U);
  EXPECT_THAT(refused.refusal, HasSubstr("cases.yaml:1:"));
}

}  // namespace
}  // namespace tetrarch::cases
