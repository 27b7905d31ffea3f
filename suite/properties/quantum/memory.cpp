// What a position remembers of what was done: pawns that have just stepped two squares, and what has not moved.
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "suite/properties/quantum/accepted.hpp"

namespace tetrarch::properties::of_quantum {

using namespace quantum;

namespace {

bool has(const std::vector<Square>& squares, Square square) {
  return std::ranges::find(squares, square) != squares.end();
}

// The pawns that are marked, on one square the mark that counts.
std::optional<Square> mark_on(const Seen& seen, Square square) {
  const auto found = std::ranges::find(seen.told.passed, square, &PassedPawn::pawn);
  if (found == seen.told.passed.end()) return std::nullopt;
  return found->square;
}

// The square in the middle of the pawn's two, where the action brought it to this one.
std::optional<Square> square_just_passed(const Accepted& accepted, Square square) {
  const Move* move = move_in(accepted);
  if (move == nullptr || move->to != square) return std::nullopt;
  const auto piece = accepted.before.board.at(move->from);
  const Offset offset = move->to - move->from;
  const bool is_double_step = std::abs(offset.files + offset.ranks) == 2 && (offset.files == 0 || offset.ranks == 0);
  if (!piece || piece->type != PieceType::kPawn || !is_double_step) return std::nullopt;
  return board::moved_by(move->from, {offset.files / 2, offset.ranks / 2});
}

// Until its owner is on turn again.
std::optional<Square> due_mark(const Accepted& accepted, Square square) {
  const auto pawn = accepted.after.board.at(square);
  if (!pawn || pawn->army == accepted.after.told.turn) return std::nullopt;
  const auto passed = square_just_passed(accepted, square);
  return passed || has(accepted.carried.disturbed, square) ? passed : mark_on(accepted.before, square);
}

// Where the game is over nobody is on turn again.
Fault is_marked_as_due(const Accepted& accepted, Square square) {
  if (!is_in_progress(accepted.after)) return std::nullopt;
  const auto due = due_mark(accepted, square);
  const auto mark = mark_on(accepted.after, square);
  if (mark == due) return std::nullopt;
  if (due && !mark) return "a pawn is due to be open to capture en passant";
  return "a pawn is open to capture en passant that is not due to be, or on another square";
}

bool is_due_unmoved(const Accepted& accepted, Square square) {
  return has(accepted.before.told.unmoved, square) && !has(accepted.carried.disturbed, square) &&
         !accepted.after.board.is_empty(square);
}

Fault is_unmoved_as_due(const Accepted& accepted, Square square) {
  const bool is_due = is_due_unmoved(accepted, square);
  if (has(accepted.after.told.unmoved, square) == is_due) return std::nullopt;
  return is_due ? "a piece is said to have moved that has not" : "a piece is said not to have moved that has";
}

}  // namespace

std::vector<Property> memory_properties() {
  return {
      property_of_actions({"passed-pawns-have-just-stepped",
                           "The pawns that may be captured en passant are those that have stepped two squares since "
                           "their owner was on turn.",
                           {"C-MOVE-4", "C-MOVE-3"}},
                          law_of_squares(is_marked_as_due)),
      property_of_actions({"unmoved-pieces-have-not-moved",
                           "What has not moved stays unmoved until it moves or is gone, and nothing becomes it.",
                           {"C-MOVE-5"}},
                          law_of_squares(is_unmoved_as_due)),
  };
}

}  // namespace tetrarch::properties::of_quantum
