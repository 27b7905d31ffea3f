#include "reports/finding_boards.hpp"

#include <algorithm>
#include <iterator>
#include <set>

#include "reports/board_drawing.hpp"
#include "reports/board_marks.hpp"
#include "reports/position_facts.hpp"
#include "reports/position_reading.hpp"
#include "reports/printable.hpp"

namespace tetrarch::reports {
namespace {

using nlohmann::json;

constexpr std::size_t kMostArrows = 12;  // more would hide the board

const json& result_of(const Finding& finding) { return member_of(finding.answer, "result"); }

// What the engine has, also where only its answer says so.
const json& actual_of(const Finding& finding) {
  return has_pieces(finding.state_actual) ? finding.state_actual : member_of(result_of(finding), "state");
}

// The position that a request was to load: what stood on the board before says nothing of it.
const json& to_load(const Finding& finding) { return member_of(member_of(finding.request, "params"), "position"); }

bool are_alike(const json& one, const json& other) {
  return one == other || (differing_squares(one, other).empty() && facts_of(one) == facts_of(other));
}

std::vector<FindingBoard> chosen_boards(const Finding& finding) {
  const json& before = finding.state_before;
  const json& expected = finding.state_expected;
  const json& actual = actual_of(finding);
  std::vector<FindingBoard> boards;
  const auto add = [&](Moment moment, const json& position) {
    if (has_pieces(position)) boards.push_back({moment, &position, {}, {}});
  };
  const bool is_actual_known = has_pieces(actual) && has_pieces(expected) && !are_alike(expected, actual);
  // Where a load is to be refused the game that stays says nothing of it.
  const auto is_to_be_refused = [&] { return !differing_squares(to_load(finding), expected).empty(); };
  if (has_pieces(to_load(finding)) && (!is_actual_known || is_to_be_refused())) {
    add(Moment::kToLoad, to_load(finding));
    return boards;
  }
  if (has_pieces(before) && has_pieces(expected) && are_alike(before, expected)) {
    add(Moment::kBeforeAndExpected, expected);
  } else {
    add(Moment::kBefore, before);
    add(Moment::kExpected, expected);
  }
  if (is_actual_known || !has_pieces(expected)) add(Moment::kActual, actual);
  return boards;
}

// --- arrows

// Differences of lists of moves are named "moves.c5-c6=queen".
std::vector<Arrow> moves_that_differ(const Finding& finding) {
  constexpr std::string_view kMoves = "moves.";
  std::vector<Arrow> arrows;
  for (const FieldDifference& difference : finding.differences) {
    const auto dash = difference.field.find('-');
    if (!difference.field.starts_with(kMoves) || dash == std::string::npos) continue;
    Arrow arrow;
    arrow.from = difference.field.substr(kMoves.size(), dash - kMoves.size());
    arrow.to = difference.field.substr(dash + 1, difference.field.find('=') - dash - 1);
    arrow.kind = difference.expected == "listed" ? Arrow::Kind::kMissing : Arrow::Kind::kSurplus;
    if (std::ranges::count(arrows, arrow) == 0) arrows.push_back(std::move(arrow));
    if (arrows.size() == kMostArrows) break;
  }
  return arrows;
}

// --- marks

void mark(FindingBoard& board, std::vector<MarkedSquare> marks) {
  std::ranges::move(marks, std::back_inserter(board.marks));
}

void mark_differences(FindingBoard& board, const json& other) {
  for (const std::string& square : differing_squares(*board.position, other)) {
    board.marks.push_back({square, Mark::kDiffers});
  }
}

// The square that attackers were asked of.
void mark_square_asked_for(FindingBoard& board, const Finding& finding) {
  const std::string square = text_of(member_of(finding.request, "params"), "square");
  if (!square.empty()) board.marks.push_back({square, Mark::kMoved});
}

void point_out(FindingBoard& board, const Finding& finding) {
  const bool is_before = board.moment == Moment::kBefore || board.moment == Moment::kBeforeAndExpected;
  const bool is_after = board.moment == Moment::kExpected || board.moment == Moment::kActual;
  if (const auto move = move_asked_for(finding.request)) {
    mark(board, ends_of(*move));
    if (is_before) board.arrows.push_back(*move);
  }
  mark_square_asked_for(board, finding);
  if (board.moment == Moment::kBefore && has_pieces(finding.state_expected)) {
    mark(board, lost_kings(*board.position, finding.state_expected));
  }
  if (is_after && has_pieces(finding.state_before)) mark(board, transfers(finding.state_before, *board.position));
}

}  // namespace

std::vector<FindingBoard> boards_of(const Finding& finding) {
  std::vector<FindingBoard> boards = chosen_boards(finding);
  for (FindingBoard& board : boards) point_out(board, finding);
  if (boards.empty()) return boards;
  FindingBoard& last = boards.back();
  std::ranges::move(moves_that_differ(finding), std::back_inserter(last.arrows));
  if (last.moment == Moment::kActual && boards.size() > 1) {
    FindingBoard& expected = boards[boards.size() - 2];
    mark_differences(last, *expected.position);
    mark_differences(expected, *last.position);
  }
  return boards;
}

std::string_view caption_of(Moment moment) {
  switch (moment) {
    case Moment::kBefore:
      return "before";
    case Moment::kExpected:
      return "after, as expected";
    case Moment::kBeforeAndExpected:
      return "before and after, as expected";
    case Moment::kActual:
      return "after, as the engine has it";
    default:
      return "the position to load";
  }
}

}  // namespace tetrarch::reports
