// A board as text for a terminal.
//
//        a   b   c   d  ..
//   12 [wK ] .   .  rP> ..   12     wK: white king; rP>: red pawn heading right (^ v < >, or * for open)
//   11  .   .  Wq   .   ..   11     Wq: a queen of white's army, controlled by another player who is frozen
#pragma once

#include <cstddef>
#include <nlohmann/json.hpp>
#include <set>
#include <string>

namespace tetrarch::reports {

struct DrawingOptions {
  bool colour = false;          // ANSI colours; without them letters and brackets say the same
  std::set<std::string> marks;  // squares to point out, such as "a1"; names of no square are ignored
};

// A position and the line to stand above its board.
struct CaptionedPosition {
  std::string caption;
  nlohmann::json position;
};

// The width of a drawn board in columns, and the least width of a terminal that takes two of them side by side.
inline constexpr std::size_t kBoardWidth = 53;
inline constexpr std::size_t kWidthForTwo = 120;

// Draws a state or position of the protocol, of either game: the board, and below it, each on a line of its own where
// the document has it, turn and round, players, controllers other than the army's own, pieces that have not moved,
// pawns that may be captured en passant, pieces outside the zone, pieces in hand, offer and outcome. The document may
// come from an engine: what cannot be drawn is listed below the board, and nothing throws. Every line ends in a newline
// and is at most kBoardWidth columns wide.
std::string draw_board(const nlohmann::json& position, const DrawingOptions& options);

// Draws two boards beside each other where `width` columns allow (kWidthForTwo), else below each other.
std::string draw_boards(const CaptionedPosition& first, const CaptionedPosition& second, const DrawingOptions& options,
                        std::size_t width);

// The squares on which two positions have different pieces, or the same pawn with different headings.
std::set<std::string> differing_squares(const nlohmann::json& one, const nlohmann::json& other);

}  // namespace tetrarch::reports
