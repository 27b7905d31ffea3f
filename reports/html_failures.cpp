// The failures, and beside them what is no pass either.
#include <fmt/format.h>

#include <algorithm>

#include "reports/html_parts.hpp"
#include "reports/markup.hpp"
#include "reports/printable.hpp"
#include "reports/run_summary.hpp"

namespace tetrarch::reports {
namespace {

constexpr std::size_t kMostRows = 20;
constexpr std::size_t kQuoteLimit = 300;
constexpr std::size_t kBlockLimit = 3000;
constexpr std::size_t kOpenGroups = 5;  // of which the first failure is seen at once

// --- one failure

void append_labelled(pugi::xml_node list, const char* label, std::string_view text) {
  if (text.empty()) return;
  say(list, "dt", label);
  quote(append(list, "dd"), text, kPrintableLimit);
}

std::string step_in_words(const Finding& finding) {
  const std::string text = finding.step_text.empty() ? "loading the position" : finding.step_text;
  return finding.step == 0 ? text : fmt::format("step {}: {}", finding.step, text);
}

void append_differences(pugi::xml_node body, const Finding& finding) {
  if (finding.differences.empty()) return;
  pugi::xml_node table = append(append(body, "div", {{"class", "wide"}}), "table", {{"class", "differences"}});
  pugi::xml_node head = append(append(table, "thead"), "tr");
  for (const char* column : {"what differs", "expected", "the engine"}) say(head, "th", column, {{"scope", "col"}});
  pugi::xml_node rows = append(table, "tbody");
  for (std::size_t index = 0; index < std::min(kMostRows, finding.differences.size()); ++index) {
    const FieldDifference& difference = finding.differences[index];
    pugi::xml_node row = append(rows, "tr");
    quote(append(row, "th", {{"scope", "row"}}), difference.field, kQuoteLimit);
    quote(append(row, "td", {{"class", "expected"}}), difference.expected, kQuoteLimit);
    quote(append(row, "td", {{"class", "actual"}}), difference.actual, kQuoteLimit);
  }
  if (finding.differences.size() <= kMostRows) return;
  say(body, "p", fmt::format("and {} more", counted(finding.differences.size() - kMostRows, "difference")));
}

// A long text, which scrolls; the keyboard reaches it.
void append_block(pugi::xml_node body, const char* label, std::string_view text) {
  say(body, "h4", label);
  pugi::xml_node block = append(body, "pre", {{"tabindex", "0"}, {"aria-label", label}});
  add_text(block, text);
}

void append_document(pugi::xml_node body, const char* label, const nlohmann::json& document) {
  if (!document.is_null()) append_block(body, label, printable_document(document, kBlockLimit));
}

void append_command(pugi::xml_node body, const char* label, const std::string& command) {
  if (command.empty()) return;
  say(body, "h4", label);
  say(append(body, "pre", {{"class", "command"}, {"tabindex", "0"}, {"aria-label", label}}), "code",
      printable(command, kCommandLimit));
}

void append_finding(pugi::xml_node body, const CaseResult& result, const RunResult& run) {
  const Finding& finding = *result.finding;
  append_differences(body, finding);
  append_finding_boards(body, finding, game_of(run, result.ruleset));
  pugi::xml_node exchange = append(body, "details", {{"class", "exchange unfolds"}});
  say(exchange, "summary",
      finding.standard_error.empty() ? "Request and answer" : "Request, answer and standard error");
  append_document(exchange, "Request", finding.request);
  append_document(exchange, "Answer", finding.answer);
  if (finding.standard_error.empty()) return;
  append_block(exchange, "Standard error", fmt::format("{}", fmt::join(printable_tail(finding.standard_error), "\n")));
}

void append_summary(pugi::xml_node failure, const CaseResult& result, const std::string& turns) {
  pugi::xml_node summary = append(failure, "summary");
  say(summary, "span", name_of(result.verdict), {{"class", fmt::format("verdict {}", name_of(result.verdict))}});
  add_text(summary, " ");
  quote(append(summary, "span", {{"class", "title"}}), result.title.empty() ? result.name : result.title, kQuoteLimit);
  add_text(summary, " ");
  const std::string& reason = result.finding ? result.finding->summary : result.note;
  if (!reason.empty()) quote(append(summary, "span", {{"class", "reason"}}), reason, kQuoteLimit);
  add_text(summary, " ");
  say(summary, "span", turns.empty() ? result.name : fmt::format("{}, {}", result.name, turns), {{"class", "name"}});
}

void append_failure(pugi::xml_node group, const FailedCase& failed, const RunResult& run, bool is_open) {
  const CaseResult& result = *failed.first;
  pugi::xml_node failure = append(group, "details", {{"class", "failure unfolds"}, {"id", printable(result.name)}});
  set(failure, "data-verdict", name_of(result.verdict));
  set(failure, "data-game", printable(result.ruleset));
  set(failure, "data-clauses", printable(fmt::format("{}", fmt::join(result.clauses, " "))));
  if (is_open) set(failure, "open", "");
  append_summary(failure, result, failed.turns);
  pugi::xml_node body = append(failure, "div", {{"class", "body"}});
  pugi::xml_node list = append(body, "dl", {{"class", "case"}});
  if (result.finding) append_labelled(list, "Where", step_in_words(*result.finding));
  append_labelled(list, "Note", result.note);
  append_labelled(list, "Clauses", fmt::format("{}", fmt::join(result.clauses, ", ")));
  append_labelled(list, "Not asked", fmt::format("{}", fmt::join(result.not_asked, ", ")));
  if (!result.file.empty()) append_labelled(list, "Written at", fmt::format("{}:{}", result.file, result.line));
  if (result.finding) append_finding(body, result, run);
  append_command(body, "Run it again", result.rerun);
  append_command(body, "See it explained", result.explain);
}

// --- a group

void append_group(pugi::xml_node section, const FailureGroup& group, const RunResult& run,
                  const std::map<std::string, ClauseCounts>& counts, bool is_open) {
  pugi::xml_node node = append(section, "section", {{"class", "group"}, {"id", anchor_of(group)}});
  say(node, "h3", heading_of(group, run));
  if (const ClauseText* clause = clause_of(run, group.clause)) say(node, "blockquote", clause->text);
  if (const std::string latitude = latitude_of(group, run); !latitude.empty()) {
    say(node, "p", latitude, {{"class", "note"}});
  }
  if (counts.contains(group.clause)) {
    const ClauseCounts& of_clause = counts.at(group.clause);
    say(node, "p",
        fmt::format("{} of the {} that cite it, quarter turns included, {} not pass.", of_clause.failed,
                    counted(of_clause.all, "case"), of_clause.failed == 1 ? "does" : "do"),
        {{"class", "note"}});
  }
  for (std::size_t index = 0; index < group.failures.size(); ++index) {
    append_failure(node, group.failures[index], run, is_open && index == 0);
  }
}

// --- the filter

void append_choice(pugi::xml_node form, const char* name, const char* label, const char* all,
                   const std::vector<std::string>& values) {
  if (values.size() < 2) return;
  pugi::xml_node choice = append(form, "label");
  add_text(choice, label);
  pugi::xml_node select = append(choice, "select", {{"name", name}});
  say(select, "option", all, {{"value", ""}});
  for (const std::string& value : values) say(select, "option", value, {{"value", printable(value)}});
}

void add_once(std::vector<std::string>& values, const std::string& value) {
  if (std::ranges::count(values, value) == 0) values.push_back(value);
}

// Of no use without the script, which shows it.
void append_filter(pugi::xml_node section, const std::vector<FailureGroup>& groups) {
  std::vector<std::string> verdicts;
  std::vector<std::string> games;
  std::vector<std::string> clauses;
  for (const FailureGroup& group : groups) {
    for (const FailedCase& failed : group.failures) {
      add_once(verdicts, std::string(name_of(failed.first->verdict)));
      add_once(games, failed.first->ruleset);
      for (const std::string& clause : failed.first->clauses) add_once(clauses, clause);
    }
  }
  std::ranges::sort(clauses);
  pugi::xml_node form = append(section, "form", {{"id", "filter"}, {"role", "search"}, {"hidden", ""}});
  pugi::xml_node text = append(form, "label");
  add_text(text, "Search ");
  append(text, "input", {{"type", "search"}, {"name", "text"}, {"placeholder", "a name, a square, a word  ( / )"}});
  append_choice(form, "clause", "Clause ", "every clause", clauses);
  append_choice(form, "verdict", "Verdict ", "every verdict", verdicts);
  append_choice(form, "game", "Game ", "both games", games);
  say(form, "button", "Open all", {{"type", "button"}, {"id", "open-all"}});
  say(form, "button", "Close all", {{"type", "button"}, {"id", "close-all"}});
  append(form, "output", {{"aria-live", "polite"}});
}

// --- other cases

void append_listed_cases(pugi::xml_node section, const RunResult& run, Verdict verdict) {
  std::map<std::string, std::vector<std::string>> names;
  std::size_t count = 0;
  for (const CaseResult& result : run.cases) {
    if (result.verdict != verdict) continue;
    names[result.note].push_back(result.name);
    ++count;
  }
  if (count == 0) return;
  pugi::xml_node details = append(section, "details");
  say(details, "summary", fmt::format("{} {}", counted(count, "case"), name_of(verdict)));
  for (const auto& [note, of_note] : names) {
    say(details, "h3", note.empty() ? "without a reason" : note);
    say(details, "p", printable(fmt::format("{}", fmt::join(of_note, ", ")), 100 * kPrintableLimit),
        {{"class", "names"}});
  }
}

}  // namespace

void append_failures(pugi::xml_node body, const RunResult& run, const std::vector<FailureGroup>& groups) {
  pugi::xml_node section = append(body, "section", {{"id", "failures"}});
  say(section, "h2", "What failed");
  if (groups.empty()) {
    say(section, "p", "Nothing.");
    return;
  }
  std::size_t count = 0;
  for (const FailureGroup& group : groups) count += group.failures.size();
  say(section, "p",
      fmt::format(
          "{}, each shown once whatever the number of its quarter turns, by the clause that {} most likely about.",
          counted(count, "case"), count == 1 ? "it is" : "they are"),
      {{"class", "note"}});
  append_legend_of(section, run);
  append_filter(section, groups);
  const auto counts = counts_by_clause(run);
  for (std::size_t index = 0; index < groups.size(); ++index) {
    append_group(section, groups[index], run, counts, index < kOpenGroups);
  }
}

void append_other_cases(pugi::xml_node body, const RunResult& run) {
  pugi::xml_node section = append(body, "section", {{"id", "others"}});
  say(section, "h2", "Neither passed nor failed");
  append_listed_cases(section, run, Verdict::kUnsupported);
  append_listed_cases(section, run, Verdict::kWaived);
  if (!section.child("details")) body.remove_child(section);
}

}  // namespace tetrarch::reports
