#include "reports/json_report.hpp"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <vector>

#include "reports/level_results.hpp"
#include "reports/printable.hpp"
#include "reports/run_summary.hpp"

namespace tetrarch::reports {
namespace {

using Json = nlohmann::ordered_json;

Json texts(const std::vector<std::string>& list) {
  Json array = Json::array();
  for (const std::string& text : list) array.push_back(printable(text));
  return array;
}

// A document as it came, or a text with its beginning where it is too large or too deep to be handed on.
Json bounded(const nlohmann::json& document) {
  if (is_too_deep(document)) return printable_document(document);
  const std::string text = document.dump(-1, ' ', true, nlohmann::json::error_handler_t::replace);
  if (text.size() > kDocumentLimit) return printable_document(document);
  return Json::parse(text);
}

Json engine_of(const EngineIdentity& engine) {
  return {{"command", printable(engine.command, kCommandLimit)},
          {"name", printable(engine.name)},
          {"version", printable(engine.version)},
          {"language", printable(engine.language)},
          {"url", printable(engine.url)},
          {"rulesets", texts(engine.rulesets)},
          {"supports", texts(engine.supports)}};
}

Json differences_json(const Finding& finding) {
  Json array = Json::array();
  for (const FieldDifference& difference : finding.differences) {
    array.push_back({{"field", printable(difference.field)},
                     {"expected", printable(difference.expected)},
                     {"actual", printable(difference.actual)}});
  }
  return array;
}

Json finding_json(const Finding& finding) {
  return {{"step", finding.step},
          {"step_text", printable(finding.step_text)},
          {"clause", printable(finding.clause)},
          {"summary", printable(finding.summary)},
          {"request", bounded(finding.request)},
          {"answer", bounded(finding.answer)},
          {"differences", differences_json(finding)},
          {"state_before", bounded(finding.state_before)},
          {"state_expected", bounded(finding.state_expected)},
          {"state_actual", bounded(finding.state_actual)},
          {"standard_error", fmt::format("{}", fmt::join(printable_tail(finding.standard_error), "\n"))}};
}

Json case_of(const CaseResult& result) {
  return {{"name", printable(result.name)},
          {"title", printable(result.title)},
          {"ruleset", printable(result.ruleset)},
          {"area", printable(result.area)},
          {"clauses", texts(result.clauses)},
          {"file", printable(result.file)},
          {"line", result.line},
          {"verdict", name_of(result.verdict)},
          {"note", printable(result.note)},
          {"not_asked", texts(result.not_asked)},
          {"seconds", result.seconds},
          {"rerun", printable(result.rerun, kCommandLimit)},
          {"finding", result.finding ? finding_json(*result.finding) : Json(nullptr)}};
}

Json counts_as_json(const RunResult& run) {
  Json object = Json::object();
  for (const auto& [verdict, count] : counts_of(run)) object[std::string(name_of(verdict))] = count;
  return object;
}

Json level_json(const LevelResult& result) {
  return {{"name", printable(result.level->name)},
          {"title", printable(result.level->title)},
          {"standing", name_of(result.standing)},
          {"cases", result.level->cases},
          {"passed", result.passed},
          {"waived", result.waived},
          {"failed", result.failed},
          {"unsupported", result.unsupported}};
}

Json score_json(const std::optional<MutationScore>& score) {
  if (!score) return nullptr;
  return {{"commit", printable(score->commit)},
          {"cases", score->cases},
          {"properties", score->properties},
          {"campaign", score->campaign}};
}

Json shard_json(const std::optional<ShardOfRun>& shard) {
  if (!shard) return nullptr;
  return {{"index", shard->index},        {"count", shard->count},
          {"cases", shard->cases},        {"run", printable(shard->run, kCommandLimit)},
          {"games", texts(shard->games)}, {"digest", printable(shard->digest)}};
}

Json games_json(const RunResult& run) {
  Json games = Json::array();
  for (const GameFacts& game : run.games) {
    Json levels = Json::array();
    for (const LevelResult& result : level_results(run, game)) levels.push_back(level_json(result));
    games.push_back({{"ruleset", printable(game.ruleset)},
                     {"title", printable(game.title)},
                     {"levels", std::move(levels)},
                     {"misreadings", game.misreadings},
                     {"mutation_score", score_json(game.mutation_score)}});
  }
  return games;
}

}  // namespace

std::string json_report(const RunResult& run) {
  Json cases = Json::array();
  for (const CaseResult& result : run.cases) cases.push_back(case_of(result));
  const Json report = {{"format", "tetrarch-report"},
                       {"version", kReportVersion},
                       {"suite_version", printable(run.suite_version)},
                       {"suite_commit", printable(run.suite_commit)},
                       {"date", printable(run.date)},
                       {"seed", run.seed ? Json(*run.seed) : Json(nullptr)},
                       {"engine", engine_of(run.engine)},
                       {"games", games_json(run)},
                       {"shard", shard_json(run.shard)},
                       {"planned", run.planned},
                       {"left_out", run.left_out},
                       {"executed", run.cases.size()},
                       {"counts", counts_as_json(run)},
                       {"complaints", texts(faults_of(run))},
                       {"seconds", run.seconds},
                       {"cases", std::move(cases)}};
  return report.dump(2, ' ', true, Json::error_handler_t::replace) + "\n";
}

}  // namespace tetrarch::reports
