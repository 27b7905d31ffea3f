#include "reports/report_reading.hpp"

#include <gmock/gmock.h>

#include "reports/example_run.hpp"
#include "reports/json_report.hpp"

namespace tetrarch::reports {
namespace {

using nlohmann::json;
using testing::HasSubstr;

json report_of(const RunResult& run) { return json::parse(json_report(run)); }

std::string error_of(const json& report) {
  try {
    run_of_report(report);
  } catch (const std::runtime_error& error) {
    return error.what();
  }
  return "no error";
}

// Whatever is lost on the way would be missing in the second report. The games are not read back.
TEST(ReportReading, GivesTheRunBack) {
  json report = report_of(example_run());
  json again = report_of(run_of_report(report));
  report.erase("games");
  again.erase("games");
  report.erase("complaints");  // those that follow from the counts are said once more
  again.erase("complaints");
  EXPECT_EQ(again, report);
}

TEST(ReportReading, GivesAShardBack) {
  const json report = report_of(example_shard());
  EXPECT_EQ(report_of(run_of_report(report))["shard"], report["shard"]);
}

TEST(ReportReading, RefusesAShardBeyondTheirNumber) {
  json report = report_of(example_shard());
  report["shard"]["index"] = 8;
  EXPECT_THAT(error_of(report), HasSubstr("there is no shard 8 of 8"));
}

TEST(ReportReading, RefusesWhatIsNoReport) {
  for (const json& document : {json(nullptr), json(5), json::array(), json::object(), json{{"format", 7}}}) {
    EXPECT_THAT(error_of(document), HasSubstr("this is no report of a run")) << document;
  }
}

TEST(ReportReading, RefusesAnotherVersion) {
  json report = report_of(example_run());
  report["version"] = 1;
  EXPECT_THAT(error_of(report), HasSubstr("a report of version 1, and version 3 is read here"));
}

TEST(ReportReading, RefusesAReportThatIsNotAsTheSchemaHasIt) {
  json report = report_of(example_run());
  report["cases"][0].erase("verdict");
  EXPECT_THAT(error_of(report), HasSubstr("not as report.schema.json has it"));
  report = report_of(example_run());
  report["cases"][0]["verdict"] = "splendid";
  EXPECT_THAT(error_of(report), HasSubstr("there is no verdict \"splendid\""));
  report = report_of(example_run());
  report["seconds"] = "long";
  EXPECT_THAT(error_of(report), HasSubstr("not as report.schema.json has it"));
}

}  // namespace
}  // namespace tetrarch::reports
