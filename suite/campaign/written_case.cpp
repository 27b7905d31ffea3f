#include "suite/campaign/written_case.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <map>
#include <sstream>

#include "reports/printable.hpp"
#include "suite/notation/notation.hpp"

namespace tetrarch::campaign {
namespace {

using nlohmann::json;

// A text as a YAML scalar on one line: a JSON string is one.
std::string scalar(const std::string& text) {
  return json(reports::printable(text)).dump(-1, ' ', true, json::error_handler_t::replace);
}

std::string indented(const std::string& text, std::size_t columns) {
  std::string result;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) result += std::string(columns, ' ') + line + "\n";
  return result;
}

std::string deed_line(const cases::Deed& deed, const notation::Notation& notation) {
  if (const auto* act = std::get_if<cases::Act>(&deed)) return "act: " + notation.written_action(act->action);
  if (const auto* undo = std::get_if<cases::Undo>(&deed)) return fmt::format("undo: {}", undo->times);
  return "save-and-restore";
}

std::string moves_line(const cases::ExpectedMoves& moves, const notation::Notation& notation) {
  if (moves.refused) return fmt::format("moves: {{refused: {}}}\n", *moves.refused);
  std::vector<std::string> texts;
  for (const json& move : *moves.exactly) texts.push_back(notation.written_action(move));
  return fmt::format("moves: {{exactly: [{}]}}\n", fmt::join(texts, ", "));
}

std::string events_line(const std::vector<json>& events, const notation::Notation& notation) {
  std::vector<std::string> texts;
  for (const json& event : events) texts.push_back(notation.written_event(event));
  return fmt::format("{}: [{}]\n", notation.events_key(), fmt::join(texts, ", "));
}

std::string attackers_lines(const std::vector<cases::ExpectedAttackers>& all) {
  std::map<std::string, std::vector<std::string>> by_square;
  for (const auto& [square, by, squares] : all) {
    by_square[square].push_back(fmt::format("{}: [{}]", by, fmt::join(squares, ", ")));
  }
  std::string text = "attackers:\n";
  for (const auto& [square, entries] : by_square) {
    text += fmt::format("  {}: {{{}}}\n", square, fmt::join(entries, ", "));
  }
  return text;
}

std::string expectations(const cases::Step& step, const notation::Notation& notation) {
  std::string text;
  if (step.refused) text += fmt::format("refused: {}\n", *step.refused);
  if (step.events) text += events_line(*step.events, notation);
  if (step.moves) text += moves_line(*step.moves, notation);
  if (!step.attackers.empty()) text += attackers_lines(step.attackers);
  return text;
}

// What has to be shown, as a step that does nothing.
std::string written_look(const std::string& expected) {
  return expected.empty() ? "" : "- " + indented(expected, 2).substr(2);
}

std::string written_step(const cases::Step& step, const notation::Notation& notation) {
  const std::string expected = expectations(step, notation);
  if (std::holds_alternative<cases::Look>(step.deed)) return written_look(expected);
  // These words stand alone.
  if (std::holds_alternative<cases::SaveAndRestore>(step.deed)) return "- save-and-restore\n" + written_look(expected);
  return "- " + deed_line(step.deed, notation) + "\n" + indented(expected, 2);
}

std::string turn_of(const cases::Case& subject) { return subject.position.at("turn"); }

}  // namespace

std::string written_case(const cases::Case& subject, const std::vector<std::string>& comment) {
  const auto& notation = *notation::notation_of(subject.ruleset);
  std::string text;
  for (const std::string& line : comment) text += line.empty() ? "#\n" : "# " + line + "\n";
  text += fmt::format("\nruleset: {}\narea: {}\ncases:\n", subject.ruleset, subject.area);
  text += fmt::format("  - case: {}\n", subject.name.substr(subject.name.rfind('/') + 1));
  text += fmt::format("    title: {}\n    clauses: [{}]\n", scalar(subject.title), fmt::join(subject.clauses, ", "));
  text += "    position:\n" + indented(notation.written_position(subject.position), 6);
  text += "    steps:\n";
  for (const cases::Step& step : subject.steps) text += indented(written_step(step, notation), 6);
  // A case without a step would be none.
  if (subject.steps.empty()) text += fmt::format("      - state: {{turn: {}}}\n", turn_of(subject));
  return text;
}

}  // namespace tetrarch::campaign
