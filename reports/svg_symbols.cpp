#include "reports/svg_symbols.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "reports/embedded_files.hpp"
#include "reports/markup.hpp"

namespace tetrarch::reports {
namespace {

// A piece on a diamond is a little smaller, and one on a shield a little higher, to stay inside.
std::string_view placing_on(Plate plate) {
  switch (plate) {
    case Plate::kDiamond:
      return "translate(9 8) scale(.82)";
    case Plate::kShield:
      return "translate(2 -2) scale(.96)";
    default:
      return "";
  }
}

std::string_view outline_of(Plate plate) { return kPlates.at(static_cast<std::size_t>(plate)).path; }

// A symbol of one square, drawn in hundredths of it.
pugi::xml_node append_symbol(pugi::xml_node defs, std::string_view id) {
  return append(defs, "g", {{"id", id}, {"transform", "scale(.01)"}});
}

void append_pieces(pugi::xml_node defs) {
  for (const auto& [letter, path] : kPieces) {
    append(defs, "path", {{"id", fmt::format("t-piece-{}", letter)}, {"fill-rule", "evenodd"}, {"d", path}});
  }
}

void append_army(pugi::xml_node defs, const ArmyLook& look) {
  append(defs, "path",
         {{"id", fmt::format("t-plate-{}", look.id)},
          {"fill", look.fill},
          {"fill-rule", "evenodd"},
          {"stroke", look.edge},
          {"stroke-width", "2.5"},
          {"d", outline_of(look.plate)}});
  for (const PieceOutline& piece : kPieces) {
    pugi::xml_node symbol = append_symbol(defs, fmt::format("t-{}{}", look.id, piece.letter));
    append_use(symbol, fmt::format("t-plate-{}", look.id));
    pugi::xml_node drawn = append_use(symbol, fmt::format("t-piece-{}", piece.letter));
    set(drawn, "fill", look.ink);
    if (const auto placing = placing_on(look.plate); !placing.empty()) set(drawn, "transform", placing);
  }
}

// The badge at the lower right: the controller's plate, small, with its letter.
void append_badge(pugi::xml_node defs, const ArmyLook& look) {
  pugi::xml_node badge = append_symbol(defs, badge_symbol(look));
  append(badge, "circle", {{"cx", "80"}, {"cy", "80"}, {"r", "22"}, {"fill", look.edge}});
  append(badge, "circle", {{"cx", "80"}, {"cy", "80"}, {"r", "19"}, {"fill", look.fill}});
  append_text(badge, std::string(1, look.letter),
              {{"x", "80"}, {"y", "90"}, {"font-size", "29"}, {"fill", look.ink}, {"class", "t-letter"}});
}

void append_outlines(pugi::xml_node defs) {
  for (const PlateOutline& plate : kPlates) {
    pugi::xml_node outline = append(defs, "g",
                                    {{"id", fmt::format("t-outline-{}", static_cast<int>(plate.plate))},
                                     {"transform", "scale(.01)"},
                                     {"fill", "none"},
                                     {"stroke-linejoin", "round"}});
    append(outline, "path", {{"stroke", "currentColor"}, {"stroke-width", "14"}, {"d", plate.path}});
    append(outline, "path", {{"stroke-width", "9"}, {"d", plate.path}});
  }
}

// A triangle at the edge of the square that the pawn steps towards, or a star for one that is open.
void append_headings(pugi::xml_node defs) {
  constexpr std::array<std::pair<char, std::string_view>, 6> kShapes = {
      {{'^', "M50 -1L66 17H34z"},
       {'v', "M50 101L34 83H66z"},
       {'<', "M-1 50L17 34V66z"},
       {'>', "M101 50L83 66V34z"},
       {'*', "M83 1L87.5 12L99 12.5L90 20L93 31.5L83 25L73 31.5L76 20L67 12.5L78.5 12z"},
       {'?', "M76 4H96V24H76z"}}};
  for (const auto& [heading, path] : kShapes) {
    pugi::xml_node symbol = append_symbol(defs, heading_symbol(heading));
    append(
        symbol, "path",
        {{"d", path}, {"fill", "#ffc933"}, {"stroke", "#1d1d1d"}, {"stroke-width", "4"}, {"stroke-linejoin", "round"}});
  }
}

void append_frozen(pugi::xml_node defs) {
  pugi::xml_node pattern = append(defs, "pattern",
                                  {{"id", "t-hatch"},
                                   {"width", "13"},
                                   {"height", "13"},
                                   {"patternUnits", "userSpaceOnUse"},
                                   {"patternTransform", "rotate(45)"}});
  append(pattern, "rect", {{"width", "3.5"}, {"height", "13"}, {"fill", "#a9e0ff"}, {"fill-opacity", ".7"}});
  pugi::xml_node symbol = append_symbol(defs, kFrozenSymbol);
  append(symbol, "rect",
         {{"x", "4"}, {"y", "4"}, {"width", "92"}, {"height", "92"}, {"rx", "12"}, {"fill", "url(#t-hatch)"}});
  append(symbol, "circle",
         {{"cx", "20"}, {"cy", "20"}, {"r", "19"}, {"fill", "#eaf7ff"}, {"stroke", "#0b5c8c"}, {"stroke-width", "3"}});
  append(symbol, "path",
         {{"d", "M20 7V33M8.7 13.5L31.3 26.5M8.7 26.5L31.3 13.5"},
          {"stroke", "#0b5c8c"},
          {"stroke-width", "5"},
          {"stroke-linecap", "round"}});
}

// Cased in white, to be seen on everything.
void append_ring(pugi::xml_node symbol, std::string_view colour, std::string_view dashes) {
  for (const auto& [stroke, width] : {std::pair<std::string_view, std::string_view>("#ffffff", "13"), {colour, "8"}}) {
    pugi::xml_node ring = append(
        symbol, "circle",
        {{"cx", "50"}, {"cy", "50"}, {"r", "45"}, {"fill", "none"}, {"stroke", stroke}, {"stroke-width", width}});
    if (!dashes.empty()) set(ring, "stroke-dasharray", dashes);
  }
}

void append_marks(pugi::xml_node defs) {
  append(append_symbol(defs, kMovedSymbol), "rect",
         {{"width", "100"}, {"height", "100"}, {"fill", "#ffd54a"}, {"fill-opacity", ".75"}});
  pugi::xml_node differs = append_symbol(defs, kDiffersSymbol);
  append(differs, "path", {{"d", "M6 6H94V94H6z"}, {"fill", "none"}, {"stroke", "#ffffff"}, {"stroke-width", "13"}});
  append(differs, "path", {{"d", "M6 6H94V94H6z"}, {"fill", "none"}, {"stroke", "#d1006b"}, {"stroke-width", "9"}});
  append(differs, "path", {{"d", "M2 2H32L2 32zM98 98H68L98 68z"}, {"fill", "#d1006b"}});
  pugi::xml_node awarded = append_symbol(defs, kAwardedSymbol);
  append_ring(awarded, "#d1006b", "");
  append(awarded, "circle",
         {{"cx", "80"}, {"cy", "20"}, {"r", "20"}, {"fill", "#d1006b"}, {"stroke", "#ffffff"}, {"stroke-width", "3"}});
  append(
      awarded, "path",
      {{"d", "M72 12L88 28M88 12L72 28"}, {"stroke", "#ffffff"}, {"stroke-width", "7"}, {"stroke-linecap", "round"}});
  append_ring(append_symbol(defs, kTransferredSymbol), "#00796b", "17 12");
  append(append_symbol(defs, kDeadlineSymbol), "path",
         {{"d", "M2 66H42V98H2z"}, {"fill", "#fff3c4"}, {"stroke", "#7a1f00"}, {"stroke-width", "3"}});
}

struct ArrowLook {
  std::string_view fill;
  std::string_view edge;
  std::string_view dashes;
};

void append_arrow_example(pugi::xml_node defs, std::string_view id, const ArrowLook& look) {
  pugi::xml_node arrow = append(append_symbol(defs, id), "path",
                                {{"d", "M8 42H50V24L94 50L50 76V58H8z"},
                                 {"fill", look.fill},
                                 {"stroke", look.edge},
                                 {"stroke-width", "5"},
                                 {"stroke-linejoin", "round"}});
  if (!look.dashes.empty()) set(arrow, "stroke-dasharray", look.dashes);
}

// The dark squares, a1 among them, as one path.
std::string dark_squares() {
  std::string path;
  for (std::size_t row = 0; row < kBoardSize; ++row) {
    for (std::size_t file = (row + 1) % 2; file < kBoardSize; file += 2)
      path += fmt::format("M{} {}h1v1h-1z", file, row);
  }
  return path;
}

void append_squares(pugi::xml_node defs) {
  pugi::xml_node squares = append(defs, "g", {{"id", kSquaresSymbol}});
  append(squares, "rect", {{"width", "12"}, {"height", "12"}, {"fill", "#f1e9d8"}, {"class", "t-light"}});
  append(squares, "path", {{"d", dark_squares()}, {"fill", "#d0bd98"}, {"class", "t-dark"}});
  for (std::size_t index = 0; index < kBoardSize; ++index) {
    append_text(squares, std::string(1, static_cast<char>('a' + index)),
                {{"x", fmt::format("{}.5", index)}, {"y", "12.42"}, {"font-size", ".4"}, {"class", "t-name"}});
    append_text(squares, std::to_string(kBoardSize - index),
                {{"x", "-.3"},
                 {"y", fmt::format("{:.2f}", static_cast<double>(index) + 0.64)},
                 {"font-size", ".4"},
                 {"class", "t-name"}});
  }
}

}  // namespace

void append_symbols(pugi::xml_node svg) {
  pugi::xml_node defs = svg.append_child("defs");
  append_squares(defs);
  append_pieces(defs);
  for (const ArmyLook& look : kArmyLooks) append_army(defs, look);
  append_army(defs, kUnknownArmy);
  for (const ArmyLook& look : kArmyLooks) append_badge(defs, look);
  append_badge(defs, kUnknownArmy);
  append_outlines(defs);
  append_headings(defs);
  append_frozen(defs);
  append_marks(defs);
  append_arrow_example(defs, kAskedArrowSymbol, {kAskedColour, "#ffffff", ""});
  append_arrow_example(defs, kMissingArrowSymbol, {kMissingColour, "#ffffff", "12 8"});
  append_arrow_example(defs, kSurplusArrowSymbol, {kSurplusColour, "#ffffff", ""});
  append_arrow_example(defs, kRefusedArrowSymbol, {"#ffffff", kRefusedColour, ""});
}

void append_hidden_symbols(pugi::xml_node body) {
  append_symbols(append(body, "svg", {{"class", "symbols"}, {"width", "0"}, {"height", "0"}, {"aria-hidden", "true"}}));
}

std::string_view board_style() { return kBoardStyle; }

std::string piece_symbol(const DrawnPiece& piece) {
  return fmt::format("t-{}{}", look_of(piece.army_name).id, piece.type);
}

std::string_view heading_symbol(char heading) {
  switch (heading) {
    case '^':
      return "t-up";
    case 'v':
      return "t-down";
    case '<':
      return "t-left";
    case '>':
      return "t-right";
    case '*':
      return "t-open";
    default:
      return "t-heading";
  }
}

std::string outline_symbol(const ArmyLook& army) { return fmt::format("t-outline-{}", static_cast<int>(army.plate)); }

std::string badge_symbol(const ArmyLook& controller) { return fmt::format("t-badge-{}", controller.id); }

}  // namespace tetrarch::reports
