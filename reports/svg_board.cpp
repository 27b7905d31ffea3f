#include "reports/svg_board.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>
#include <sstream>
#include <utility>

#include "reports/markup.hpp"
#include "reports/position_facts.hpp"
#include "reports/position_reading.hpp"
#include "reports/position_words.hpp"
#include "reports/printable.hpp"
#include "reports/svg_symbols.hpp"

namespace tetrarch::reports {
namespace {

using nlohmann::json;

constexpr std::size_t kFactColumns = 72;
constexpr std::size_t kRoundLimit = 3;  // characters on the flag of a deadline

// Where a square lies on the drawing: its upper left corner.
struct Corner {
  std::size_t x;
  std::size_t y;
};

std::optional<Corner> corner_of(const std::string& square) {
  for (std::size_t rank = 0; rank < kBoardSize; ++rank) {
    for (std::size_t file = 0; file < kBoardSize; ++file) {
      if (square_name(rank, file) == square) return Corner{file, kBoardSize - 1 - rank};
    }
  }
  return std::nullopt;
}

pugi::xml_node place(pugi::xml_node board, std::string_view symbol, Corner corner) {
  pugi::xml_node use = append_use(board, symbol);
  set(use, "x", std::to_string(corner.x));
  set(use, "y", std::to_string(corner.y));
  return use;
}

std::string_view symbol_of(Mark mark) {
  switch (mark) {
    case Mark::kMoved:
      return kMovedSymbol;
    case Mark::kAwarded:
      return kAwardedSymbol;
    case Mark::kTransferred:
      return kTransferredSymbol;
    default:
      return kDiffersSymbol;
  }
}

// The tints of a move lie under the pieces, the other marks above them.
void append_marks(pugi::xml_node board, const BoardOptions& options, bool under) {
  for (const MarkedSquare& marked : options.marks) {
    if ((marked.mark == Mark::kMoved) != under) continue;
    if (const auto corner = corner_of(marked.square)) place(board, symbol_of(marked.mark), *corner);
  }
}

std::size_t inactive_lines(const json& position, const std::vector<ZoneOfRounds>& zones) {
  const json& round = member_of(position, "round");
  if (!round.is_number_integer() || round < 1) return 0;
  std::size_t lines = 0;
  for (const ZoneOfRounds& zone : zones) {
    if (round >= zone.first_round) lines = zone.inactive_lines;
  }
  return std::min(lines, kBoardSize / 2);
}

// What lies outside the zone is shaded.
void append_zone(pugi::xml_node board, const json& position, const BoardOptions& options) {
  const std::size_t first = inactive_lines(position, options.zones);
  if (first == 0) return;
  const std::size_t last = kBoardSize - first;
  append(board, "path",
         {{"d", fmt::format("M0 0H12V12H0zM{0} {0}V{1}H{1}V{0}z", first, last)},
          {"fill", "#1b1b2f"},
          {"fill-opacity", ".42"}});
  append(board, "path",
         {{"d", fmt::format("M{0} {0}V{1}H{1}V{0}z", first, last)},
          {"fill", "none"},
          {"stroke", "#1b1b2f"},
          {"stroke-width", ".07"},
          {"stroke-dasharray", ".3 .15"}});
}

void append_controller(pugi::xml_node board, const DrawnPiece& piece, Corner corner) {
  const ArmyLook& controller = look_of(piece.controller_name);
  pugi::xml_node ring = place(board, outline_symbol(look_of(piece.army_name)), corner);
  set(ring, "stroke", controller.fill);
  set(ring, "color", controller.edge);
  place(board, badge_symbol(controller), corner);
}

void append_piece(pugi::xml_node board, const DrawnPiece& piece, Corner corner) {
  place(board, piece_symbol(piece), corner);
  if (piece.controlled_by_other) append_controller(board, piece, corner);
  if (piece.frozen) place(board, kFrozenSymbol, corner);
}

void append_heading(pugi::xml_node board, const DrawnPiece& piece, Corner corner) {
  if (piece.heading != ' ') place(board, heading_symbol(piece.heading), corner);
}

// Draws something of every piece.
template <typename Append>
void append_of_pieces(pugi::xml_node board, const DrawnPosition& drawn, Append append_of) {
  for (std::size_t row = 0; row < kBoardSize; ++row) {
    const auto& rank = drawn.squares[kBoardSize - 1 - row];
    for (std::size_t file = 0; file < kBoardSize; ++file) {
      if (rank[file]) append_of(board, *rank[file], {file, row});
    }
  }
}

// A flag at each piece that must be back before a round begins, with that round.
void append_deadlines(pugi::xml_node board, const json& position) {
  const json& outside = member_of(position, "outside");
  if (!outside.is_array()) return;
  for (const json& item : outside) {
    const auto corner = corner_of(text_of(item, "square"));
    if (!corner) continue;
    place(board, kDeadlineSymbol, *corner);
    append_text(board, printable_document(member_of(item, "until"), kRoundLimit),
                {{"x", fmt::format("{}.22", corner->x)},
                 {"y", fmt::format("{}.92", corner->y)},
                 {"font-size", ".29"},
                 {"fill", "#7a1f00"},
                 {"class", "t-letter"}});
  }
}

struct Point {
  double x;
  double y;
};

std::string polygon(const std::vector<Point>& points) {
  std::string path;
  for (const Point& point : points) path += fmt::format("{}{:.2f} {:.2f}", path.empty() ? "M" : "L", point.x, point.y);
  return path + "z";
}

// From middle to middle, its tip a little before the end, so that the piece there is seen.
std::string arrow_path(Corner from, Corner to) {
  constexpr double kStart = 0.28;
  constexpr double kShaft = 0.07;
  constexpr double kHead = 0.24;
  constexpr double kHeadLength = 0.42;
  const Point start{static_cast<double>(from.x) + 0.5, static_cast<double>(from.y) + 0.5};
  const Point end{static_cast<double>(to.x) + 0.5, static_cast<double>(to.y) + 0.5};
  const double length = std::hypot(end.x - start.x, end.y - start.y);
  const Point ahead{(end.x - start.x) / length, (end.y - start.y) / length};
  const auto at = [&](double along, double aside) {
    return Point{start.x + ahead.x * along - ahead.y * aside, start.y + ahead.y * along + ahead.x * aside};
  };
  const double tip = length - 0.12;
  const double neck = tip - kHeadLength;
  return polygon({at(kStart, kShaft), at(neck, kShaft), at(neck, kHead), at(tip, 0), at(neck, -kHead),
                  at(neck, -kShaft), at(kStart, -kShaft)});
}

std::string_view colour_of(Arrow::Kind kind) {
  switch (kind) {
    case Arrow::Kind::kAsked:
      return kAskedColour;
    case Arrow::Kind::kMissing:
      return kMissingColour;
    case Arrow::Kind::kRefused:
      return kRefusedColour;
    default:
      return kSurplusColour;
  }
}

void append_arrow(pugi::xml_node board, const Arrow& arrow, Corner from, Corner to) {
  const bool is_hollow = arrow.kind == Arrow::Kind::kRefused;
  pugi::xml_node drawn = append(board, "path",
                                {{"d", arrow_path(from, to)},
                                 {"fill", is_hollow ? "#ffffff" : colour_of(arrow.kind)},
                                 {"fill-opacity", ".88"},
                                 {"stroke", is_hollow ? colour_of(arrow.kind) : "#ffffff"},
                                 {"stroke-width", ".05"},
                                 {"stroke-linejoin", "round"}});
  if (arrow.kind == Arrow::Kind::kMissing) set(drawn, "stroke-dasharray", ".12 .08");
}

void append_arrows(pugi::xml_node board, const std::vector<Arrow>& arrows) {
  for (const Arrow& arrow : arrows) {
    const auto from = corner_of(arrow.from);
    const auto to = corner_of(arrow.to);
    if (from && to && arrow.from != arrow.to) append_arrow(board, arrow, *from, *to);
  }
}

std::string in_words(const json& position, const std::string& title) {
  const std::string words = position_in_words(position);
  return title.empty() ? words : fmt::format("{}. {}", printable(title), words);
}

void fill_board(pugi::xml_node board, const json& position, const BoardOptions& options) {
  append_use(board, kSquaresSymbol);
  append_zone(board, position, options);
  append_marks(board, options, true);
  const DrawnPosition drawn = read_position(position);
  append_of_pieces(board, drawn, append_piece);
  append_marks(board, options, false);
  append_of_pieces(board, drawn, append_heading);
  append_deadlines(board, position);
  append_arrows(board, options.arrows);
}

pugi::xml_node append_svg(pugi::xml_node parent, const json& position, const BoardOptions& options) {
  pugi::xml_node svg = append(parent, "svg", {{"class", "t-board"}, {"role", "img"}});
  set(svg, "aria-label", in_words(position, options.title));
  return svg;
}

// Breaks a text at spaces.
std::vector<std::string> broken(const std::string& text) {
  std::vector<std::string> lines(1);
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    const bool is_full = columns_of(lines.back()) + columns_of(word) >= kFactColumns;
    if (is_full) lines.emplace_back("   ");
    lines.back() += (lines.back().empty() ? "" : " ") + word;
  }
  return lines;
}

std::vector<std::string> lines_below(const json& position) {
  std::vector<std::string> lines;
  for (const std::string& fact : facts_of(position)) std::ranges::move(broken(fact), std::back_inserter(lines));
  return lines;
}

void append_line(pugi::xml_node svg, const std::string& text, double y, std::string_view size) {
  pugi::xml_node node = append_text(svg, text, {{"x", "0"}, {"y", fmt::format("{:.2f}", y)}, {"font-size", size}});
  node.attribute("text-anchor").set_value("start");
  set(node, "class", "t-name");
}

}  // namespace

pugi::xml_node append_board(pugi::xml_node parent, const json& position, const BoardOptions& options) {
  pugi::xml_node svg = append_svg(parent, position, options);
  set(svg, "viewBox", "-.6 -.1 12.7 12.7");
  fill_board(svg, position, options);
  return svg;
}

std::string svg_file(const json& position, const BoardOptions& options) {
  constexpr double kLine = 0.42;
  const std::vector<std::string> lines = lines_below(position);
  const double above = options.title.empty() ? 0.1 : 0.9;
  const double height = above + 12.7 + kLine * static_cast<double>(lines.size() + 1);
  pugi::xml_document document;
  pugi::xml_node svg = append_svg(document, position, options);
  set(svg, "xmlns", "http://www.w3.org/2000/svg");
  set(svg, "viewBox", fmt::format("-.7 {:.2f} 12.9 {:.2f}", -above, height));
  set(svg, "width", "640");
  set(svg, "height", fmt::format("{:.0f}", height / 12.9 * 640));
  if (!options.title.empty()) add_text(svg.append_child("title"), printable(options.title));
  add_text(svg.append_child("style"), board_style());
  append_symbols(svg);
  if (!options.title.empty()) append_line(svg, printable(options.title, kFactColumns), -0.3, ".5");
  fill_board(svg, position, options);
  double y = 13.0;
  for (const std::string& line : lines) append_line(svg, line, std::exchange(y, y + kLine), ".36");
  return svg_of(document);
}

}  // namespace tetrarch::reports
