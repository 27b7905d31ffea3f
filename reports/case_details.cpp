#include "reports/case_details.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "reports/board_drawing.hpp"
#include "reports/painting.hpp"
#include "reports/position_reading.hpp"
#include "reports/printable.hpp"
#include "reports/run_summary.hpp"

namespace tetrarch::reports {
namespace {

constexpr std::size_t kCellLimit = 30;     // longer values are not set in columns
constexpr std::size_t kAnswerLimit = 400;  // the state in it is drawn as a board
constexpr std::size_t kMostDifferences = 20;
constexpr std::size_t kSummaryLimit = 160;  // of a result in one line

using Row = std::array<std::string, 3>;

// "  LABEL: TEXT\n", or nothing where there is no text.
std::string labelled(std::string_view label, std::string_view text) {
  return text.empty() ? "" : fmt::format("  {}: {}\n", label, text);
}

std::string labelled(std::string_view label, const nlohmann::json& document, std::size_t limit) {
  return document.is_null() ? "" : labelled(label, printable_document(document, limit));
}

std::string table_of(const std::vector<Row>& rows) {
  std::array<std::size_t, 3> widths{};
  for (const Row& row : rows) {
    for (std::size_t column = 0; column < row.size(); ++column) {
      widths[column] = std::max(widths[column], columns_of(row[column]));
    }
  }
  std::string table;
  for (const Row& row : rows) {
    std::string line = "   ";
    for (std::size_t column = 0; column < row.size(); ++column) {
      const std::size_t padding = column + 1 < row.size() ? widths[column] - columns_of(row[column]) : 0;
      line += fmt::format(" {}{} ", row[column], std::string(padding, ' '));
    }
    line.erase(line.find_last_not_of(' ') + 1);
    table += line + "\n";
  }
  return table;
}

std::string stacked(const std::vector<Row>& rows) {
  std::string text;
  for (const Row& row : rows)
    text += fmt::format("    {}\n      expected: {}\n      actual:   {}\n", row[0], row[1], row[2]);
  return text;
}

// A table of one short row would say no more than the sentence above it.
bool says_all(const std::string& summary, const std::vector<FieldDifference>& differences) {
  if (differences.size() != 1) return false;
  const auto& [field, expected, actual] = differences.front();
  return summary.find(expected) != std::string::npos && summary.find(actual) != std::string::npos;
}

std::string differences_of(const Finding& finding) {
  if (finding.differences.empty() || says_all(finding.summary, finding.differences)) return "";
  std::vector<Row> short_rows = {{"field", "expected", "actual"}};
  std::vector<Row> long_rows;
  for (const FieldDifference& difference : finding.differences) {
    if (short_rows.size() + long_rows.size() > kMostDifferences) break;
    Row row = {printable(difference.field), printable(difference.expected), printable(difference.actual)};
    const bool is_short = std::ranges::all_of(row, [](const auto& cell) { return columns_of(cell) <= kCellLimit; });
    (is_short ? short_rows : long_rows).push_back(std::move(row));
  }
  const std::size_t shown = short_rows.size() - 1 + long_rows.size();
  const std::size_t left_out = finding.differences.size() - shown;
  std::string text = "\n";
  if (short_rows.size() > 1) text += table_of(short_rows);
  text += stacked(long_rows);
  if (left_out > 0) text += fmt::format("    and {} more\n", counted(left_out, "difference"));
  return text;
}

std::string draw_one(const CaptionedPosition& captioned, const DrawingOptions& drawing) {
  return fmt::format("\n{}\n{}", captioned.caption, draw_board(captioned.position, drawing));
}

// The position that a failed request was to load, which no other request has: what stood on the board before says
// nothing of it.
const nlohmann::json* position_to_load(const Finding& finding) {
  const nlohmann::json::json_pointer place("/params/position");
  if (!finding.request.contains(place)) return nullptr;
  const nlohmann::json& position = finding.request.at(place);
  return has_pieces(position) ? &position : nullptr;
}

// The reference and the engine hold different boards after the step: both, with the squares marked on which they
// differ, and the board before, unless nothing was to change.
std::string boards_that_differ(const CaptionedPosition& before, CaptionedPosition expected,
                               const CaptionedPosition& actual, const DetailsOptions& options) {
  const DrawingOptions drawing{options.colour, differing_squares(expected.position, actual.position)};
  const bool is_still = before.position == expected.position;
  if (is_still) expected.caption = fmt::format("before and {}", expected.caption);
  const std::string first = is_still || !has_pieces(before.position) ? "" : draw_one(before, drawing);
  return first + "\n" + draw_boards(expected, actual, drawing, options.width);
}

// The board before and the board after, with the squares marked on which they differ; one where they are the same.
std::string board_before_and_after(const CaptionedPosition& before, CaptionedPosition after,
                                   const DetailsOptions& options) {
  DrawingOptions drawing{options.colour, {}};
  if (!has_pieces(after.position)) return has_pieces(before.position) ? draw_one(before, drawing) : "";
  if (!has_pieces(before.position)) return draw_one(after, drawing);
  if (before.position == after.position) {
    after.caption = fmt::format("before and {}", after.caption);
    return draw_one(after, drawing);
  }
  drawing.marks = differing_squares(before.position, after.position);
  return "\n" + draw_boards(before, after, drawing, options.width);
}

std::string boards_of(const Finding& finding, const DetailsOptions& options) {
  const CaptionedPosition before{"before", finding.state_before};
  const CaptionedPosition expected{"after, as expected", finding.state_expected};
  const CaptionedPosition actual{"after, as the engine has it", finding.state_actual};
  if (has_pieces(expected.position) && has_pieces(actual.position) && expected.position != actual.position) {
    return boards_that_differ(before, expected, actual, options);
  }
  if (const auto* position = position_to_load(finding)) {
    return draw_one({"the position to load", *position}, {options.colour, {}});
  }
  return board_before_and_after(before, has_pieces(actual.position) ? actual : expected, options);
}

std::string standard_error_of(const Finding& finding) {
  if (finding.standard_error.empty()) return "";
  std::string text = "\n  standard error of the engine:\n";
  for (const std::string& line : printable_tail(finding.standard_error)) text += fmt::format("    | {}\n", line);
  return text;
}

std::string step_of(const Finding& finding) {
  const std::string text = printable(finding.step_text);
  if (finding.step > 0) return labelled(fmt::format("step {}", finding.step), text.empty() ? "-" : text);
  return labelled("before the first step", text.empty() ? "loading the position" : text);
}

std::string finding_text(const Finding& finding, const DetailsOptions& options) {
  std::string text = step_of(finding);
  text += labelled("clause", printable(finding.clause));
  if (!finding.summary.empty()) text += labelled("finding", painted(printable(finding.summary), kBold, options.colour));
  text += labelled("request", finding.request, kPrintableLimit);
  text += labelled("answer", finding.answer, kAnswerLimit);
  text += differences_of(finding);
  text += boards_of(finding, options);
  return text + standard_error_of(finding);
}

std::string commands_of(const CaseResult& result) {
  return labelled("run it again", printable(result.rerun, kCommandLimit)) +
         labelled("see it explained", printable(result.explain, kCommandLimit));
}

}  // namespace

std::string details_of(const CaseResult& result, const DetailsOptions& options, const std::string& turns) {
  std::string text = fmt::format("{}: {}\n", painted(name_of(result.verdict), kBoldRed, options.colour),
                                 painted(printable(result.name), kBold, options.colour));
  if (!result.title.empty()) text += fmt::format("  {}\n", printable(result.title));
  if (!turns.empty()) text += fmt::format("  {}\n", turns);
  if (!result.file.empty()) text += labelled("written at", fmt::format("{}:{}", printable(result.file), result.line));
  text += labelled("clauses", printable(fmt::format("{}", fmt::join(result.clauses, ", "))));
  text += labelled("note", printable(result.note));
  text += labelled("not asked", printable(fmt::format("{}", fmt::join(result.not_asked, ", "))));
  if (result.finding) text += finding_text(*result.finding, options);
  const std::string commands = commands_of(result);
  return commands.empty() ? text : text + "\n" + commands;
}

std::string line_of(const CaseResult& result, const std::string& turns) {
  const std::string& reason = result.finding ? result.finding->summary : result.note;
  std::string line = fmt::format("{}: {}", name_of(result.verdict), printable(result.name));
  if (!reason.empty()) line += fmt::format(": {}", printable(reason, kSummaryLimit));
  if (!turns.empty()) line += fmt::format(" ({})", turns);
  return line;
}

}  // namespace tetrarch::reports
