// What every drawn board is put together from, defined once a page.
//
// A square is one unit wide. A symbol is placed by the upper left corner of its square: a red king on b12 is
// <use href="#t-rK" x="1" y="0"/>.
#pragma once

#include <pugixml.hpp>
#include <string>
#include <string_view>

#include "reports/army_looks.hpp"
#include "reports/position_reading.hpp"

namespace tetrarch::reports {

// Appends <defs> with every symbol to an <svg>.
void append_symbols(pugi::xml_node svg);

// Appends an <svg> of a page that is drawn nowhere and has the symbols for every board.
void append_hidden_symbols(pugi::xml_node body);

// How boards look in the dark and on paper, as CSS. It goes with the symbols, once a page.
std::string_view board_style();

// The colours of arrows. One of a move that is missing in a list is dashed at its edge, too; one of a refused move is
// white inside.
inline constexpr std::string_view kAskedColour = "#f07c00";
inline constexpr std::string_view kMissingColour = "#00796b";
inline constexpr std::string_view kSurplusColour = "#d1006b";
inline constexpr std::string_view kRefusedColour = "#a3123b";

// The ids of the symbols of a piece.
std::string piece_symbol(const DrawnPiece& piece);     // its army and type
std::string_view heading_symbol(char heading);         // of a pawn: ^ v < > * or ?
std::string outline_symbol(const ArmyLook& army);      // around the plate of an army, drawn in the stroke of its <use>
std::string badge_symbol(const ArmyLook& controller);  // who controls the piece

// The ids of the other symbols, each of one square save the first.
inline constexpr std::string_view kSquaresSymbol = "t-squares";  // the whole board and the names of files and ranks
inline constexpr std::string_view kFrozenSymbol = "t-frozen";
inline constexpr std::string_view kMovedSymbol = "t-moved";
inline constexpr std::string_view kDiffersSymbol = "t-differs";
inline constexpr std::string_view kAwardedSymbol = "t-awarded";
inline constexpr std::string_view kTransferredSymbol = "t-transferred";
inline constexpr std::string_view kAskedArrowSymbol = "t-asked";  // arrows, as examples
inline constexpr std::string_view kMissingArrowSymbol = "t-missing";
inline constexpr std::string_view kSurplusArrowSymbol = "t-surplus";
inline constexpr std::string_view kRefusedArrowSymbol = "t-refused";
inline constexpr std::string_view kDeadlineSymbol = "t-deadline";  // a flag, on which a round is to be written

}  // namespace tetrarch::reports
