#include "reference/quaternity/pawn.hpp"

#include <algorithm>

#include "reference/board/lines.hpp"

namespace tetrarch::quaternity {
namespace {

constexpr Offset step_of(Heading heading) {
  switch (heading) {
    case Heading::kUp:
      return {0, 1};
    case Heading::kRight:
      return {1, 0};
    case Heading::kDown:
      return {0, -1};
    case Heading::kLeft:
      return {-1, 0};
    default:
      return {0, 0};
  }
}

// Whether an offset of one square, straight or diagonal, goes forward along the heading.
constexpr bool goes_along(Offset offset, Heading heading) {
  const Offset step = step_of(heading);
  return offset.files * step.files + offset.ranks * step.ranks > 0;
}

// Whether the pawn could go by that offset as far as its headings are concerned: forward along its own one, or along
// either of its army's while it is open.
bool goes_forward(Piece pawn, Offset offset) {
  if (pawn.heading != Heading::kOpen) return goes_along(offset, pawn.heading);
  return std::ranges::any_of(headings_of(pawn.army), [&](Heading heading) { return goes_along(offset, heading); });
}

bool is_on_far_edge(Square square, Heading heading) { return !board::moved_by(square, step_of(heading)); }

}  // namespace

// Q-PAWN-1
std::array<Heading, 2> headings_of(Army army) {
  switch (army) {
    case Army::kWhite:
      return {Heading::kUp, Heading::kRight};
    case Army::kRed:
      return {Heading::kDown, Heading::kRight};
    case Army::kBlack:
      return {Heading::kDown, Heading::kLeft};
    default:
      return {Heading::kUp, Heading::kLeft};
  }
}

// Q-PAWN-1
bool is_heading_of(Army army, Heading heading) {
  const auto headings = headings_of(army);
  return heading == Heading::kOpen || std::ranges::find(headings, heading) != headings.end();
}

// Q-PAWN-2, Q-PAWN-4
bool is_pawn_step(Piece pawn, Offset offset) {
  return board::is_one_step(offset) && board::is_straight(offset) && goes_forward(pawn, offset);
}

// Q-PAWN-3, Q-PAWN-5: the diagonal towards an open pawn's own corner goes along neither of its headings.
bool is_pawn_capture(Piece pawn, Offset offset) {
  return board::is_one_step(offset) && board::is_diagonal(offset) && goes_forward(pawn, offset);
}

// Q-PAWN-4, Q-PAWN-7: an open pawn is committed to the one heading that its displacement contains. Q-PAWN-6: a
// displacement that contains both leaves it open. Q-PAWN-8: a committed one keeps its heading.
Heading heading_after(Piece pawn, Offset offset) {
  if (pawn.heading != Heading::kOpen) return pawn.heading;
  const auto [first, second] = headings_of(pawn.army);
  if (goes_along(offset, first) && goes_along(offset, second)) return Heading::kOpen;
  return goes_along(offset, first) ? first : second;
}

// Q-PAWN-9
bool is_promotion_due(Piece pawn, Square to) {
  if (pawn.heading != Heading::kOpen) return is_on_far_edge(to, pawn.heading);
  return std::ranges::any_of(headings_of(pawn.army), [&](Heading heading) { return is_on_far_edge(to, heading); });
}

}  // namespace tetrarch::quaternity
