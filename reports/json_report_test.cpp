#include "reports/json_report.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <nlohmann/json.hpp>
#include <string>
#include <valijson/adapters/nlohmann_json_adapter.hpp>
#include <valijson/schema.hpp>
#include <valijson/schema_parser.hpp>
#include <valijson/validation_results.hpp>
#include <valijson/validator.hpp>

#include "reports/example_run.hpp"

namespace tetrarch::reports {
namespace {

using nlohmann::json;
using Adapter = valijson::adapters::NlohmannJsonAdapter;

// What the schema has against a document, or nothing.
std::string objection_to(const json& document) {
  std::ifstream file(TETRARCH_REPORT_SCHEMA);
  const json text = json::parse(file);
  valijson::Schema schema;
  valijson::SchemaParser().populateSchema(Adapter(text), schema);
  valijson::ValidationResults results;
  if (valijson::Validator().validate(schema, Adapter(document), &results)) return "";
  std::string objections = "refused: ";
  for (const auto& error : results) objections += error.description + "\n";
  return objections;
}

TEST(JsonReport, KeepsToItsSchema) {
  EXPECT_EQ(objection_to(json::parse(json_report(example_run()))), "");
  EXPECT_EQ(objection_to(json::parse(json_report(example_success()))), "");
  EXPECT_EQ(objection_to(json::parse(json_report(example_shard()))), "");
  EXPECT_EQ(objection_to(json::parse(json_report(RunResult()))), "") << "a run without a case";
}

TEST(JsonReport, TheSchemaRefusesWhatIsNoReport) {
  const json report = json::parse(json_report(example_run()));
  for (const auto& [key, value] : report.items()) {
    json without = report;
    without.erase(key);
    EXPECT_NE(objection_to(without), "") << key;
  }
  for (const auto& [key, value] : report["cases"][1]["finding"].items()) {
    json without = report;
    without["cases"][1]["finding"].erase(key);
    EXPECT_NE(objection_to(without), "") << key;
  }
  json changed = report;
  changed["cases"][0]["verdict"] = "good";
  EXPECT_NE(objection_to(changed), "");
  changed = report;
  changed["version"] = 1;
  EXPECT_NE(objection_to(changed), "");
  changed = report;
  changed["counts"]["good"] = 1;
  EXPECT_NE(objection_to(changed), "");
}

TEST(JsonReport, HoldsTheWholeRun) {
  const RunResult run = example_run();
  const json report = json::parse(json_report(run));
  EXPECT_EQ(report["format"], "tetrarch-report");
  EXPECT_EQ(report["version"], 3);
  EXPECT_EQ(report["suite_version"], "0.1.0");
  EXPECT_EQ(report["suite_commit"], "0123abc");
  EXPECT_EQ(report["date"], "2026-03-31");
  EXPECT_EQ(report["seed"], 7);
  ASSERT_EQ(report["games"].size(), 1U);
  EXPECT_EQ(report["games"][0]["title"], "Quaternity");
  EXPECT_EQ(report["games"][0]["misreadings"], 85);
  EXPECT_EQ(report["games"][0]["mutation_score"], nullptr);
  EXPECT_EQ(report["games"][0]["levels"][0], (json{{"name", "movement"},
                                                   {"title", "Where pieces go"},
                                                   {"standing", "failed"},
                                                   {"cases", 4},
                                                   {"passed", 1},
                                                   {"waived", 1},
                                                   {"failed", 2},
                                                   {"unsupported", 0}}));
  EXPECT_EQ(report["engine"]["supports"], json({"attackers", "undo"}));
  EXPECT_EQ(report["planned"], 9);
  EXPECT_EQ(report["left_out"], 0);
  EXPECT_EQ(report["executed"], 9);
  EXPECT_EQ(report["counts"]["suite-error"], 1);
  EXPECT_EQ(report["complaints"], json(run.complaints));
  ASSERT_EQ(report["cases"].size(), 9U);
  EXPECT_EQ(report["cases"][0]["finding"], nullptr);
  EXPECT_EQ(report["cases"][0]["not_asked"], json({"attackers of a5"}));
  EXPECT_EQ(report["cases"][5]["note"], "the engine does not support undo");
  const json& wrong = report["cases"][1];
  EXPECT_EQ(wrong["verdict"], "wrong");
  EXPECT_EQ(wrong["clauses"], json({"Q-PAWN-1", "Q-PAWN-2"}));
  EXPECT_EQ(wrong["rerun"], run.cases[1].rerun);
  const json& finding = wrong["finding"];
  EXPECT_EQ(finding["request"], run.cases[1].finding->request);
  EXPECT_EQ(finding["answer"], run.cases[1].finding->answer);
  EXPECT_EQ(finding["state_before"], example_state());
  EXPECT_EQ(finding["state_expected"], example_state_after());
  EXPECT_EQ(finding["state_actual"], example_state_wrong());
  EXPECT_EQ(finding["differences"][1],
            (json{{"field", "pieces.c6"}, {"expected", "white pawn up"}, {"actual", "empty"}}));
  EXPECT_EQ(finding["standard_error"], "first line\nsecond \\x1b[31mline\\x07 <tag> & ]]>\\xff");
}

TEST(JsonReport, SaysWhichShardItIs) {
  EXPECT_TRUE(json::parse(json_report(example_run()))["shard"].is_null());
  const json expected = {{"index", 2},
                         {"count", 8},
                         {"cases", 24},
                         {"run", "tetrarch certify --engine './engine --fast'"},
                         {"games", {"quaternity"}},
                         {"digest", "0123456789abcdef"}};
  EXPECT_EQ(json::parse(json_report(example_shard()))["shard"], expected);
}

TEST(JsonReport, HoldsWhatWasMeasured) {
  RunResult run = example_run();
  run.games[0].mutation_score = MutationScore{"abc", 97.5, 90, 88};
  const json report = json::parse(json_report(run));
  EXPECT_EQ(objection_to(report), "");
  EXPECT_EQ(report["games"][0]["mutation_score"],
            (json{{"commit", "abc"}, {"cases", 97.5}, {"properties", 90.0}, {"campaign", 88.0}}));
}

TEST(JsonReport, IsIndentedAscii) {
  const std::string text = json_report(example_run());
  EXPECT_TRUE(text.starts_with("{\n  \"format\": \"tetrarch-report\",\n  \"version\": 3,\n"));
  EXPECT_TRUE(text.ends_with("}\n"));
  EXPECT_TRUE(std::ranges::all_of(text, [](char byte) { return byte == '\n' || (byte >= ' ' && byte <= '~'); }));
}

TEST(JsonReport, SurvivesWhatAnEngineSends) {
  RunResult run = example_run();
  Finding& finding = *run.cases[1].finding;
  finding.summary = "\xff\x1b\xE2\x80\xAE";
  finding.answer = {{"result", "\xff"}};
  finding.state_actual = {{"pieces", std::string(100000, 'x')}};
  json deep = 1;
  for (int level = 0; level < 100; ++level) deep = json::array({std::move(deep)});
  finding.state_before = deep;
  const json report = json::parse(json_report(run));
  EXPECT_EQ(objection_to(report), "");
  const json& written = report["cases"][1]["finding"];
  EXPECT_EQ(written["summary"], "\\xff\\x1b\\u{202e}");
  EXPECT_EQ(written["answer"]["result"], "\xEF\xBF\xBD");
  EXPECT_TRUE(written["state_actual"].get<std::string>().ends_with("more characters]"));
  EXPECT_EQ(written["state_before"], "[a document nested beyond 64 levels]");
}

}  // namespace
}  // namespace tetrarch::reports
