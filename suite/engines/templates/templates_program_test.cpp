// The templates of engines: as they are they refuse everything and break no rule of the protocol; with rules put into
// them they pass. The rules are those of bridges/, which ask `tetrarch engine`.
#include <fmt/format.h>
#include <gmock/gmock.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <ostream>
#include <string>
#include <vector>

#include "suite/commands/program.hpp"

namespace tetrarch::commands {
namespace {

struct Template {
  std::string language;
  std::vector<std::string> copied;  // what a user copies, and the rules that he puts there; empty where it is built
  std::string unfilled, filled;     // the commands
};

std::ostream& operator<<(std::ostream& out, const Template& each) { return out << each.language; }

const std::string kHere = TETRARCH_TEMPLATES;

// With fewer, undo would leave less than ten.
constexpr std::size_t kFirstCases = 18;

const std::vector<Template> kTemplates = {
    {"python",
     {"python/engine.py", "bridges/rules.py"},
     fmt::format("python3 -B '{}/python/engine.py'", kHere),
     "python3 -B engine.py"},
    {"javascript",
     {"javascript/engine.mjs", "bridges/rules.mjs"},
     fmt::format("node '{}/javascript/engine.mjs'", kHere),
     "node engine.mjs"},
    {"cpp", {}, "'" TETRARCH_UNFILLED "'", "'" TETRARCH_FILLED "'"},
};

class Templates : public ProgramTest, public testing::WithParamInterface<Template> {
 protected:
  nlohmann::json certified(const std::string& engine, const std::vector<std::string>& options) const {
    Start start{.arguments = {"certify", "--engine", engine, "--json", "result.json"},
                .environment = {{"TETRARCH", TETRARCH_PROGRAM}}};
    start.arguments.insert(start.arguments.end(), options.begin(), options.end());
    const Outcome outcome = run(start);
    EXPECT_THAT(outcome.exit_code, testing::AnyOf(0, 1)) << outcome.errors;
    return read_json("result.json");
  }

  // The options that select the first cases of a game, of which some undo.
  std::vector<std::string> first_cases(const std::string& ruleset) const {
    auto names = names_in(certified("reference", {"--ruleset", ruleset}));
    names.resize(kFirstCases);
    std::vector<std::string> options;
    for (const std::string& name : names) {
      options.insert(options.end(), {"--filter", name.find('@') == std::string::npos ? name + "@0" : name});
    }
    return options;
  }
};

TEST_P(Templates, AsTheyAreFailEveryCaseByTheirAnswers) {
  const auto report = certified(GetParam().unfilled, {});
  EXPECT_EQ(report.at("planned").get<std::size_t>(), count_of(report, "wrong") + count_of(report, "unsupported"));
  EXPECT_GT(count_of(report, "wrong"), 1000U);
}

TEST_P(Templates, WithRulesPassTheFirstCasesOfEitherGame) {
  for (const std::string& file : GetParam().copied) {
    const auto path = std::filesystem::path(kHere) / file;
    std::filesystem::copy_file(path, folder() / path.filename());
  }
  for (const std::string ruleset : {"quaternity", "quantum"}) {
    const auto report = certified(GetParam().filled, first_cases(ruleset));
    EXPECT_GE(count_of(report, "pass"), 10U) << report.at("cases");
    EXPECT_EQ(count_of(report, "pass") + count_of(report, "unsupported"), kFirstCases) << report.at("cases");
  }
}

std::string language_of(const testing::TestParamInfo<Template>& info) { return info.param.language; }

INSTANTIATE_TEST_SUITE_P(All, Templates, testing::ValuesIn(kTemplates), language_of);

}  // namespace
}  // namespace tetrarch::commands
