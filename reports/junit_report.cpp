#include "reports/junit_report.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <pugixml.hpp>
#include <sstream>
#include <string_view>
#include <utility>
#include <vector>

#include "reports/case_details.hpp"
#include "reports/printable.hpp"
#include "reports/run_summary.hpp"

namespace tetrarch::reports {
namespace {

// How JUnit files a testcase.
enum class Filing { kPassed, kFailure, kError, kSkipped };

struct Suite {
  std::string name;
  std::vector<const CaseResult*> cases;
};

struct Totals {
  std::size_t tests = 0;
  std::size_t failures = 0;
  std::size_t errors = 0;
  std::size_t skipped = 0;
  double seconds = 0;
};

Filing filing_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::kPass:
      return Filing::kPassed;
    case Verdict::kUnsupported:
    case Verdict::kWaived:
      return Filing::kSkipped;
    case Verdict::kWrong:
    case Verdict::kUnwaived:
      return Filing::kFailure;
    default:
      return Filing::kError;
  }
}

std::string suite_name_of(const CaseResult& result) { return fmt::format("{}.{}", result.ruleset, result.area); }

// The case's name without the ruleset and area that the class name already says.
std::string_view short_name_of(const CaseResult& result) {
  const std::string prefix = fmt::format("{}/{}/", result.ruleset, result.area);
  std::string_view name = result.name;
  if (name.starts_with(prefix)) name.remove_prefix(prefix.size());
  return name;
}

std::vector<Suite> suites_of(const RunResult& run) {
  std::vector<Suite> suites;
  for (const CaseResult& result : run.cases) {
    const std::string name = suite_name_of(result);
    auto suite = std::ranges::find(suites, name, &Suite::name);
    if (suite == suites.end()) suite = suites.insert(suites.end(), {name, {}});
    suite->cases.push_back(&result);
  }
  return suites;
}

void count(const CaseResult& result, Totals& totals) {
  const Filing filing = filing_of(result.verdict);
  ++totals.tests;
  totals.failures += filing == Filing::kFailure ? 1 : 0;
  totals.errors += filing == Filing::kError ? 1 : 0;
  totals.skipped += filing == Filing::kSkipped ? 1 : 0;
  totals.seconds += result.seconds;
}

// Every attribute and text goes through the two functions below, so that no character that XML forbids gets in.
void set_attribute(pugi::xml_node node, const char* name, std::string_view value) {
  node.append_attribute(name).set_value(printable(value).c_str());
}

void set_text(pugi::xml_node node, const std::vector<std::string>& lines) {
  node.append_child(pugi::node_pcdata).set_value(fmt::format("{}", fmt::join(lines, "\n")).c_str());
}

void set_totals(pugi::xml_node node, const Totals& totals) {
  set_attribute(node, "tests", std::to_string(totals.tests));
  set_attribute(node, "failures", std::to_string(totals.failures));
  set_attribute(node, "errors", std::to_string(totals.errors));
  set_attribute(node, "time", fmt::format("{:.3f}", totals.seconds));
}

void add_properties(pugi::xml_node suite, const RunResult& run) {
  const EngineIdentity& engine = run.engine;
  std::vector<std::pair<const char*, std::string>> properties = {
      {"suite.version", run.suite_version},
      {"engine.command", engine.command},
      {"engine.name", engine.name},
      {"engine.version", engine.version},
      {"engine.language", engine.language},
      {"engine.url", engine.url},
      {"engine.rulesets", fmt::format("{}", fmt::join(engine.rulesets, " "))},
      {"engine.supports", fmt::format("{}", fmt::join(engine.supports, " "))}};
  if (run.shard) properties.emplace_back("shard", in_words(*run.shard));
  pugi::xml_node parent = suite.append_child("properties");
  for (const auto& [name, value] : properties) {
    pugi::xml_node property = parent.append_child("property");
    set_attribute(property, "name", name);
    set_attribute(property, "value", value);
  }
}

// The details hold no text that is not printable already, and their newlines are wanted.
void add_fault(pugi::xml_node testcase, const CaseResult& result, Filing filing) {
  pugi::xml_node fault = testcase.append_child(filing == Filing::kFailure ? "failure" : "error");
  set_attribute(fault, "type", name_of(result.verdict));
  set_attribute(fault, "message", result.finding ? result.finding->summary : result.note);
  set_text(fault, {details_of(result, {})});
}

void add_case(pugi::xml_node suite, const CaseResult& result) {
  pugi::xml_node testcase = suite.append_child("testcase");
  set_attribute(testcase, "classname", suite_name_of(result));
  set_attribute(testcase, "name", short_name_of(result));
  set_attribute(testcase, "time", fmt::format("{:.3f}", result.seconds));
  const Filing filing = filing_of(result.verdict);
  if (filing == Filing::kSkipped) {
    set_attribute(testcase.append_child("skipped"), "message",
                  fmt::format("{}: {}", name_of(result.verdict), result.note));
  } else if (filing != Filing::kPassed) {
    add_fault(testcase, result, filing);
  }
  if (!result.finding || result.finding->standard_error.empty()) return;
  set_text(testcase.append_child("system-err"), printable_tail(result.finding->standard_error));
}

void add_suite(pugi::xml_node root, const Suite& suite, const RunResult& run) {
  Totals totals;
  for (const CaseResult* result : suite.cases) count(*result, totals);
  pugi::xml_node node = root.append_child("testsuite");
  set_attribute(node, "name", suite.name);
  set_totals(node, totals);
  set_attribute(node, "skipped", std::to_string(totals.skipped));
  add_properties(node, run);
  for (const CaseResult* result : suite.cases) add_case(node, *result);
}

void add_faults_of_run(pugi::xml_node root, const std::vector<std::string>& faults, const RunResult& run) {
  if (faults.empty()) return;
  pugi::xml_node suite = root.append_child("testsuite");
  set_attribute(suite, "name", "run");
  set_totals(suite, {faults.size(), faults.size(), 0, 0, 0});
  set_attribute(suite, "skipped", "0");
  add_properties(suite, run);
  for (std::size_t index = 0; index < faults.size(); ++index) {
    pugi::xml_node testcase = suite.append_child("testcase");
    set_attribute(testcase, "classname", "run");
    set_attribute(testcase, "name", fmt::format("complaint {}", index + 1));
    set_attribute(testcase, "time", "0.000");
    pugi::xml_node failure = testcase.append_child("failure");
    set_attribute(failure, "type", "complaint");
    set_attribute(failure, "message", faults[index]);
    set_text(failure, {printable(faults[index])});
  }
}

}  // namespace

std::string junit_report(const RunResult& run) {
  const std::vector<std::string> faults = faults_of(run);
  Totals totals;
  for (const CaseResult& result : run.cases) count(result, totals);
  totals.tests += faults.size();
  totals.failures += faults.size();
  totals.seconds = run.seconds;

  pugi::xml_document document;
  pugi::xml_node root = document.append_child("testsuites");
  set_attribute(root, "name", run.shard ? "tetrarch, " + in_words(*run.shard) : "tetrarch");
  set_totals(root, totals);
  for (const Suite& suite : suites_of(run)) add_suite(root, suite, run);
  add_faults_of_run(root, faults, run);

  std::ostringstream text;
  document.save(text, "  ", pugi::format_default, pugi::encoding_utf8);
  return text.str();
}

}  // namespace tetrarch::reports
