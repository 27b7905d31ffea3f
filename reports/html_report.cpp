#include "reports/html_report.hpp"

#include <fmt/format.h>

#include <pugixml.hpp>

#include "reports/embedded_files.hpp"
#include "reports/html_parts.hpp"
#include "reports/markup.hpp"
#include "reports/printable.hpp"
#include "reports/svg_symbols.hpp"

namespace tetrarch::reports {
namespace {

constexpr std::size_t kTitleLimit = 80;

// Nothing is loaded, and nothing runs but the page's own script.
std::string security_policy() {
  return fmt::format(
      "default-src 'none'; style-src 'sha256-{}' 'sha256-{}' 'sha256-{}'; script-src 'sha256-{}' 'sha256-{}'; "
      "base-uri 'none'; form-action 'none'",
      kBoardStyleHash, kPageStyleHash, kReportStyleHash, kPageScriptHash, kReportScriptHash);
}

void append_head(pugi::xml_node html, const RunResult& run) {
  pugi::xml_node head = append(html, "head");
  append(head, "meta", {{"charset", "utf-8"}});
  append(head, "meta", {{"http-equiv", "Content-Security-Policy"}, {"content", security_policy()}});
  append(head, "meta", {{"name", "viewport"}, {"content", "width=device-width, initial-scale=1"}});
  append(head, "meta", {{"name", "color-scheme"}, {"content", "light dark"}});
  append(head, "meta", {{"name", "referrer"}, {"content", "no-referrer"}});
  say(head, "title", fmt::format("Tetrarch: {}", printable(run.engine.name, kTitleLimit)));
  add_code(append(head, "style"), kBoardStyle);
  add_code(append(head, "style"), kPageStyle);
  add_code(append(head, "style"), kReportStyle);
}

void append_footer(pugi::xml_node body, const RunResult& run) {
  say(append(body, "footer"), "p",
      fmt::format("Written by Tetrarch {}. The same run for programs is report.json.", run.suite_version));
}

}  // namespace

std::string html_report(const RunResult& run) {
  pugi::xml_document document;
  document.append_child(pugi::node_doctype).set_value("html");
  pugi::xml_node html = append(document, "html", {{"lang", "en"}});
  append_head(html, run);
  pugi::xml_node body = append(html, "body");
  append_hidden_symbols(body);
  say(body, "a", "Skip to what failed", {{"class", "skip"}, {"href", "#failures"}});
  pugi::xml_node main = append(body, "main");
  const std::vector<FailureGroup> groups = failure_groups(run);
  append_certificate(main, run, groups);
  append_levels(main, run);
  append_clauses(main, run, groups);
  append_failures(main, run, groups);
  append_other_cases(main, run);
  append_footer(body, run);
  add_code(append(body, "script"), kPageScript);
  add_code(append(body, "script"), kReportScript);
  return html_of(document) + "\n";
}

}  // namespace tetrarch::reports
