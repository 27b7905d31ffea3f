#include "reports/report_reading.hpp"

#include <fmt/format.h>

#include <stdexcept>

#include "reports/json_report.hpp"

namespace tetrarch::reports {
namespace {

using nlohmann::json;

Finding finding_in(const json& object) {
  Finding finding;
  object.at("step").get_to(finding.step);
  object.at("step_text").get_to(finding.step_text);
  object.at("clause").get_to(finding.clause);
  object.at("summary").get_to(finding.summary);
  finding.request = object.at("request");
  finding.answer = object.at("answer");
  for (const json& difference : object.at("differences")) {
    finding.differences.push_back({difference.at("field"), difference.at("expected"), difference.at("actual")});
  }
  finding.state_before = object.at("state_before");
  finding.state_expected = object.at("state_expected");
  finding.state_actual = object.at("state_actual");
  object.at("standard_error").get_to(finding.standard_error);
  return finding;
}

CaseResult case_in(const json& object) {
  CaseResult result;
  object.at("name").get_to(result.name);
  object.at("title").get_to(result.title);
  object.at("ruleset").get_to(result.ruleset);
  object.at("area").get_to(result.area);
  object.at("clauses").get_to(result.clauses);
  object.at("file").get_to(result.file);
  object.at("line").get_to(result.line);
  const std::string verdict = object.at("verdict");
  const auto named = verdict_named(verdict);
  if (!named) throw std::runtime_error(fmt::format("there is no verdict \"{}\"", verdict));
  result.verdict = *named;
  object.at("note").get_to(result.note);
  object.at("not_asked").get_to(result.not_asked);
  object.at("seconds").get_to(result.seconds);
  object.at("rerun").get_to(result.rerun);
  if (!object.at("finding").is_null()) result.finding = finding_in(object.at("finding"));
  return result;
}

EngineIdentity engine_in(const json& object) {
  EngineIdentity engine;
  object.at("command").get_to(engine.command);
  object.at("name").get_to(engine.name);
  object.at("version").get_to(engine.version);
  object.at("language").get_to(engine.language);
  object.at("url").get_to(engine.url);
  object.at("rulesets").get_to(engine.rulesets);
  object.at("supports").get_to(engine.supports);
  return engine;
}

ShardOfRun shard_in(const json& object) {
  ShardOfRun shard;
  object.at("index").get_to(shard.index);
  object.at("count").get_to(shard.count);
  object.at("cases").get_to(shard.cases);
  object.at("run").get_to(shard.run);
  object.at("games").get_to(shard.games);
  object.at("digest").get_to(shard.digest);
  if (shard.index < shard.count) return shard;
  throw std::runtime_error(fmt::format("there is no shard {} of {}", shard.index, shard.count));
}

RunResult run_in(const json& report) {
  RunResult run;
  report.at("suite_version").get_to(run.suite_version);
  report.at("suite_commit").get_to(run.suite_commit);
  report.at("date").get_to(run.date);
  if (!report.at("seed").is_null()) run.seed = report.at("seed").get<std::size_t>();
  run.engine = engine_in(report.at("engine"));
  if (!report.at("shard").is_null()) run.shard = shard_in(report.at("shard"));
  report.at("planned").get_to(run.planned);
  report.at("left_out").get_to(run.left_out);
  report.at("complaints").get_to(run.complaints);
  report.at("seconds").get_to(run.seconds);
  for (const json& object : report.at("cases")) run.cases.push_back(case_in(object));
  return run;
}

void require_report(const json& report) {
  if (!report.is_object() || report.value("format", json()) != "tetrarch-report") {
    throw std::runtime_error("this is no report of a run, as certify and run write it with --json or --report");
  }
  if (report.value("version", json()) == kReportVersion) return;
  throw std::runtime_error(
      fmt::format("this is a report of version {}, and version {} is read here; make it again with this Tetrarch",
                  report.value("version", json()).dump(), kReportVersion));
}

}  // namespace

RunResult run_of_report(const json& report) {
  require_report(report);
  try {
    return run_in(report);
  } catch (const json::exception& error) {
    throw std::runtime_error(fmt::format("this report is not as report.schema.json has it: {}", error.what()));
  }
}

}  // namespace tetrarch::reports
