#include "suite/campaign/finding_text.hpp"

#include <fmt/format.h>

#include <sstream>
#include <vector>

#include "reports/board_drawing.hpp"
#include "reports/printable.hpp"
#include "suite/campaign/written_case.hpp"

namespace tetrarch::campaign {
namespace {

// Comments and titles hold what an engine wrote only in so many characters.
constexpr std::size_t kSaidLimit = 300;

// The step that went wrong; nothing where the position itself did.
const cases::Step* step_of(const Failing& failing) {
  const std::size_t step = failing.result.finding->step;
  return step == 0 ? nullptr : &failing.subject.steps.at(step - 1);
}

void add_clauses(std::vector<std::string>& lines, const Failing& failing, const cases::ClauseBook& book) {
  const std::string& only = failing.kind.clause;
  for (const std::string& id : failing.subject.clauses) {
    const auto* clause = book.find(id);
    if (clause == nullptr || (!only.empty() && id != only)) continue;
    lines.push_back(fmt::format("  {} {}: {}", clause->id, clause->title, reports::printable(clause->text, 1000)));
  }
}

void add_drawing(std::vector<std::string>& lines, const Failing& failing) {
  std::istringstream drawing(reports::draw_board(failing.subject.position, {}));
  for (std::string line; std::getline(drawing, line);) lines.push_back("  " + line);
}

void add_differences(std::vector<std::string>& lines, const reports::Finding& finding) {
  for (const auto& [field, expected, actual] : finding.differences) {
    lines.push_back(fmt::format("  {}: {} is due, {} came", reports::printable(field, kSaidLimit),
                                reports::printable(expected, kSaidLimit), reports::printable(actual, kSaidLimit)));
  }
}

}  // namespace

std::string title_of(const Failing& failing) {
  const auto* step = step_of(failing);
  const std::string doing = step == nullptr ? "the position" : step->text;
  const auto& differences = failing.result.finding->differences;
  const bool is_answered = differences.empty() || differences.front().field == "answer";
  if (!is_answered) {
    const auto& [field, expected, actual] = differences.front();
    return reports::printable(fmt::format("After {}, {} is {}", doing, field, expected), kSaidLimit);
  }
  if (step == nullptr || !step->refused) return fmt::format("{} is accepted", doing);
  return fmt::format("{} is refused as {} under {}", doing, *step->refused, failing.result.finding->clause);
}

std::string finding_text(Failing failing, const cases::ClauseBook& book, const std::string& engine) {
  const reports::Finding& finding = *failing.result.finding;
  std::vector<std::string> lines;
  lines.push_back(fmt::format("Found by a campaign against {}", reports::printable(engine, kSaidLimit)));
  lines.emplace_back();
  add_drawing(lines, failing);
  lines.emplace_back();
  lines.emplace_back("What the rules say of it:");
  add_clauses(lines, failing, book);
  lines.emplace_back();
  lines.push_back(fmt::format("What came, at step {} ({}): {}", finding.step, finding.step_text,
                              reports::printable(finding.summary, kSaidLimit)));
  add_differences(lines, finding);
  failing.subject.title = title_of(failing);
  return written_case(failing.subject, lines);
}

}  // namespace tetrarch::campaign
