#include "reports/board_drawing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <string_view>
#include <vector>

#include "reports/painting.hpp"
#include "reports/position_facts.hpp"
#include "reports/position_reading.hpp"
#include "reports/printable.hpp"

namespace tetrarch::reports {
namespace {

using nlohmann::json;

constexpr std::string_view kGap = "    ";

// A line of a drawing. The text may hold renditions, which take no room.
struct Line {
  std::string text;
  std::size_t width;
};
using Lines = std::vector<Line>;

Line plain_line(std::string text) {
  const std::size_t width = columns_of(text);
  return {std::move(text), width};
}

// Renditions for a player's initial. None is black or white, which vanish on some backgrounds.
std::string_view rendition_of(char controller) {
  switch (controller) {
    case 'r':
    case 'e':
      return "31";
    case 'g':
    case 's':
      return "32";
    case 'b':
      return "34";
    case 'n':
      return "35";
    default:
      return "1";
  }
}

std::string rendition_of(const DrawnPiece& piece, bool marked) {
  std::string renditions(rendition_of(piece.controller));
  if (piece.frozen) renditions += ";2";
  if (piece.controlled_by_other) renditions += ";4";
  if (marked) renditions += ";7";
  return renditions;
}

std::string letters_of(const DrawnPiece& piece) {
  std::string letters = {piece.army, piece.type, piece.heading};
  if (piece.controlled_by_other) letters[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(letters[0])));
  if (piece.frozen) letters[1] = static_cast<char>(std::tolower(static_cast<unsigned char>(letters[1])));
  return letters;
}

std::string draw_square(const std::optional<DrawnPiece>& piece, bool marked, bool colour) {
  if (!piece) return painted(" . ", marked ? "7" : "", colour);
  return painted(letters_of(*piece), rendition_of(*piece, marked), colour);
}

// What stands between two squares: the brackets of those that are marked.
char between(bool left_marked, bool right_marked) {
  if (left_marked && right_marked) return '|';
  if (left_marked) return ']';
  return right_marked ? '[' : ' ';
}

Line draw_rank(const DrawnPosition& position, std::size_t rank, const DrawingOptions& options) {
  std::string text = fmt::format("{:>2}", rank + 1);
  bool left_marked = false;
  for (std::size_t file = 0; file < kBoardSize; ++file) {
    const bool marked = options.marks.contains(square_name(rank, file));
    text += between(left_marked, marked);
    text += draw_square(position.squares[rank][file], marked, options.colour);
    left_marked = marked;
  }
  text += between(left_marked, false);
  const std::string label = std::to_string(rank + 1);
  text += label;
  return {std::move(text), kBoardWidth - 2 + label.size()};
}

Line draw_files() {
  std::string text = " ";
  for (std::size_t file = 0; file < kBoardSize; ++file) text += fmt::format("   {}", static_cast<char>('a' + file));
  return plain_line(std::move(text));
}

// Breaks a text at spaces into lines of a board's width, those after the first indented.
Lines wrapped(std::string_view text) {
  Lines lines;
  std::string line;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!line.empty() && columns_of(line) + 1 + columns_of(word) > kBoardWidth) {
      lines.push_back(plain_line(std::move(line)));
      line = " ";
    }
    if (!line.empty()) line += ' ';
    line += word;
  }
  if (!line.empty()) lines.push_back(plain_line(std::move(line)));
  return lines;
}

// Explains the signs on this board that do not explain themselves.
std::string key_of(const DrawnPosition& drawn, const DrawingOptions& options) {
  bool other = false;
  bool frozen = false;
  bool marked = false;
  for (std::size_t rank = 0; rank < kBoardSize; ++rank) {
    for (std::size_t file = 0; file < kBoardSize; ++file) {
      const auto& piece = drawn.squares[rank][file];
      other = other || (piece && piece->controlled_by_other);
      frozen = frozen || (piece && piece->frozen);
      marked = marked || options.marks.contains(square_name(rank, file));
    }
  }
  std::vector<std::string> parts;
  if (other) parts.emplace_back("capital army letter = another controls it");
  if (frozen) parts.emplace_back("small piece letter = frozen");
  if (marked) parts.emplace_back("[ ] = differs");
  return parts.empty() ? "" : fmt::format("key: {}", fmt::join(parts, ", "));
}

Lines draw(const json& position, const DrawingOptions& options) {
  if (!member_of(position, "pieces").is_array()) return {plain_line("(no position)")};
  const DrawnPosition drawn = read_position(position);
  Lines lines = {draw_files()};
  for (std::size_t rank = kBoardSize; rank > 0; --rank) lines.push_back(draw_rank(drawn, rank - 1, options));
  lines.push_back(draw_files());
  std::vector<std::string> facts = facts_of(position, drawn);
  facts.push_back(key_of(drawn, options));
  for (const std::string& fact : facts) std::ranges::move(wrapped(fact), std::back_inserter(lines));
  return lines;
}

Lines draw(const CaptionedPosition& captioned, const DrawingOptions& options) {
  Lines lines = {plain_line(captioned.caption)};
  std::ranges::move(draw(captioned.position, options), std::back_inserter(lines));
  return lines;
}

bool same_piece(const std::optional<DrawnPiece>& one, const std::optional<DrawnPiece>& other) {
  if (!one || !other) return !one && !other;
  return one->army == other->army && one->type == other->type && one->heading == other->heading;
}

std::string text_of_lines(const Lines& lines) {
  std::string text;
  for (const Line& line : lines) text += line.text + "\n";
  return text;
}

std::string beside(const Lines& left, const Lines& right) {
  std::string text;
  for (std::size_t index = 0; index < std::max(left.size(), right.size()); ++index) {
    const Line line = index < left.size() ? left[index] : Line{"", 0};
    text += line.text;
    if (index < right.size()) {
      text += std::string(kBoardWidth - std::min(kBoardWidth, line.width), ' ');
      text += fmt::format("{}{}", kGap, right[index].text);
    }
    text += '\n';
  }
  return text;
}

}  // namespace

std::string draw_board(const json& position, const DrawingOptions& options) {
  return text_of_lines(draw(position, options));
}

std::string draw_boards(const CaptionedPosition& first, const CaptionedPosition& second, const DrawingOptions& options,
                        std::size_t width) {
  const Lines above = draw(first, options);
  const Lines below = draw(second, options);
  if (width >= kWidthForTwo) return beside(above, below);
  return text_of_lines(above) + "\n" + text_of_lines(below);
}

std::set<std::string> differing_squares(const json& one, const json& other) {
  const DrawnPosition first = read_position(one);
  const DrawnPosition second = read_position(other);
  std::set<std::string> squares;
  for (std::size_t rank = 0; rank < kBoardSize; ++rank) {
    for (std::size_t file = 0; file < kBoardSize; ++file) {
      if (!same_piece(first.squares[rank][file], second.squares[rank][file])) squares.insert(square_name(rank, file));
    }
  }
  return squares;
}

}  // namespace tetrarch::reports
