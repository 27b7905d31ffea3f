// Clauses by verdicts.
#include <fmt/format.h>

#include <set>

#include "reports/html_parts.hpp"
#include "reports/markup.hpp"
#include "reports/run_summary.hpp"

namespace tetrarch::reports {
namespace {

using Counts = std::map<std::string, ClauseCounts>;

// The verdicts that a case of this run got, in their order.
std::vector<Verdict> verdicts_of(const RunResult& run) {
  std::vector<Verdict> verdicts;
  for (const auto& [verdict, count] : counts_of(run)) {
    if (count > 0) verdicts.push_back(verdict);
  }
  return verdicts;
}

// The clauses that have a group of failures on this page.
std::set<std::string> clauses_of(const std::vector<FailureGroup>& groups) {
  std::set<std::string> clauses;
  for (const FailureGroup& group : groups) clauses.insert(group.clause);
  return clauses;
}

class Matrix {
 public:
  Matrix(const RunResult& run, const std::vector<FailureGroup>& groups)
      : verdicts_(verdicts_of(run)), counts_(counts_by_clause(run)), grouped_(clauses_of(groups)) {}

  bool fails(const ClauseText& clause) const { return counts_.contains(clause.id) && counts_.at(clause.id).failed > 0; }

  // Of the clauses of a game, or of those of them that fail.
  void append_table(pugi::xml_node parent, const GameFacts& game, bool failing) const {
    pugi::xml_node table = append(append(parent, "div", {{"class", "wide"}}), "table", {{"class", "matrix"}});
    say(table, "caption", fmt::format("{}: how the cases ended that cite a clause", game.title));
    append_head(table);
    pugi::xml_node rows = append(table, "tbody");
    for (const ClauseText& clause : game.clauses) {
      if (!failing || fails(clause)) append_row(rows, clause);
    }
  }

 private:
  void append_head(pugi::xml_node table) const {
    pugi::xml_node row = append(append(table, "thead"), "tr");
    say(row, "th", "clause", {{"scope", "col"}});
    for (const Verdict verdict : verdicts_) say(row, "th", name_of(verdict), {{"scope", "col"}});
  }

  void append_row(pugi::xml_node rows, const ClauseText& clause) const {
    pugi::xml_node row = append(rows, "tr");
    if (fails(clause)) set(row, "class", "fails");
    pugi::xml_node head = append(row, "th", {{"scope", "row"}});
    if (grouped_.contains(clause.id)) {
      say(head, "a", clause.id, {{"href", "#clause-" + clause.id}});
    } else {
      say(head, "span", clause.id);
    }
    add_text(head, " ");
    say(head, "span", clause.title, {{"class", "about"}});
    for (const Verdict verdict : verdicts_) append_cell(row, clause.id, verdict);
  }

  void append_cell(pugi::xml_node row, const std::string& clause, Verdict verdict) const {
    const auto counts = counts_.find(clause);
    const auto count = counts == counts_.end()                     ? 0
                       : counts->second.verdicts.contains(verdict) ? counts->second.verdicts.at(verdict)
                                                                   : 0;
    pugi::xml_node cell = say(row, "td", count == 0 ? "·" : std::to_string(count));
    if (count > 0 && !is_acceptable(verdict)) set(cell, "class", "bad");
  }

  std::vector<Verdict> verdicts_;
  Counts counts_;
  std::set<std::string> grouped_;
};

}  // namespace

void append_clauses(pugi::xml_node body, const RunResult& run, const std::vector<FailureGroup>& groups) {
  if (run.games.empty()) return;
  const Matrix matrix(run, groups);
  pugi::xml_node section = append(body, "section", {{"id", "clauses"}});
  say(section, "h2", "Clauses");
  for (const GameFacts& game : run.games) {
    const auto failing = std::ranges::count_if(game.clauses, [&](const auto& clause) { return matrix.fails(clause); });
    say(section, "h3", game.title);
    const std::string all = counted(game.clauses.size(), "clause");
    if (failing == 0) {
      say(section, "p", fmt::format("No case that cites one of the {} fails.", all));
    } else {
      pugi::xml_node details = append(section, "details");
      say(details, "summary", fmt::format("{} of the {} are cited by cases that fail", failing, all));
      matrix.append_table(details, game, true);
    }
    pugi::xml_node details = append(section, "details");
    say(details, "summary", fmt::format("All {} of {}", all, game.title));
    matrix.append_table(details, game, false);
  }
}

}  // namespace tetrarch::reports
