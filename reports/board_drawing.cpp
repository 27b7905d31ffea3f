#include "reports/board_drawing.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <string_view>
#include <vector>

#include "reports/painting.hpp"
#include "reports/position_reading.hpp"
#include "reports/printable.hpp"

namespace tetrarch::reports {
namespace {

using nlohmann::json;

constexpr std::size_t kNameLimit = 40;  // shorter than a board is wide, so that lines can break between names
constexpr std::size_t kMostNames = 8;
constexpr std::size_t kMostItems = 16;
constexpr std::size_t kMostUndrawn = 5;
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

std::string name_or_document(const json& value) {
  return value.is_string() ? printable(value.get<std::string>(), kNameLimit) : printable_document(value, kNameLimit);
}

std::string turn_line(const json& position) {
  const json& turn = member_of(position, "turn");
  const json& round = member_of(position, "round");
  if (turn.is_null()) return "";
  if (round.is_null()) return "turn: " + name_or_document(turn);
  return fmt::format("turn: {}, round {}", name_or_document(turn), name_or_document(round));
}

std::string joined(std::string_view label, const std::vector<std::string>& parts) {
  return parts.empty() ? "" : fmt::format("{}: {}", label, fmt::join(parts, ", "));
}

// "LABEL: NAMElinkVALUE, .." of an object's members, save those whose value is their own name if `differing`.
std::string members_of(std::string_view label, const json& object, std::string_view link, bool differing) {
  std::vector<std::string> parts;
  for (const std::string& name : in_turn_order(object)) {
    if (differing && object[name] == name) continue;
    if (parts.size() == kMostNames) return joined(label, parts) + ", ..";
    parts.push_back(fmt::format("{}{}{}", printable(name, kNameLimit), link, name_or_document(object[name])));
  }
  return joined(label, parts);
}

std::string offer_of(const json& position) {
  const json& offer = member_of(position, "offer");
  const json& accepted = member_of(offer, "accepted");
  if (offer.is_null()) return "";
  if (!accepted.is_array() || accepted.size() > kMostNames) return "offer: " + printable_document(offer, kNameLimit);
  std::vector<std::string> names;
  for (const json& name : accepted) names.push_back(name_or_document(name));
  return fmt::format("offer: a draw by {}, accepted by {}", name_or_document(member_of(offer, "by")),
                     names.empty() ? "nobody" : fmt::format("{}", fmt::join(names, ", ")));
}

std::string outcome_of(const json& position) {
  if (!position.is_object() || !position.contains("outcome")) return "";
  const json& outcome = position["outcome"];
  const std::string kind = text_of(outcome, "kind");
  if (outcome.is_null()) return "outcome: unnamed";
  if (kind == "in-progress") return "outcome: in progress";
  if (kind == "draw") return "outcome: a draw";
  if (kind != "winner") return "outcome: " + printable_document(outcome, kNameLimit);
  const json& by = member_of(outcome, "by");
  return fmt::format("outcome: {} wins{}", name_or_document(member_of(outcome, "winner")),
                     by.is_null() ? "" : " by " + name_or_document(by));
}

std::string undrawn_of(const DrawnPosition& drawn) {
  if (drawn.undrawn.empty()) return "";
  std::string text = fmt::format("not drawn: {} pieces:", drawn.undrawn.size());
  for (std::size_t index = 0; index < std::min(kMostUndrawn, drawn.undrawn.size()); ++index) {
    text += " " + printable_document(drawn.undrawn[index], kNameLimit);
  }
  return text;
}

// "LABEL: a, b, ..", what each item of a list that is there says by `text`.
template <typename Text>
std::string items_of(std::string_view label, const json& list, Text text) {
  if (list.is_null()) return "";
  if (!list.is_array()) return fmt::format("{}: {}", label, name_or_document(list));
  std::vector<std::string> parts;
  for (const json& item : list) {
    if (parts.size() == kMostItems) return joined(label, parts) + ", ..";
    parts.push_back(text(item));
  }
  return joined(label, parts);
}

// "g12, c12": the pieces that have not moved.
std::string unmoved_of(const json& position) {
  return items_of("unmoved", member_of(position, "unmoved"), name_or_document);
}

// "e9 on e10": the pawn and the square that it passed, on which it may be captured.
std::string passed_of(const json& position) {
  return items_of("en passant", member_of(position, "passed"), [](const json& item) {
    return fmt::format("{} on {}", name_or_document(member_of(item, "pawn")),
                       name_or_document(member_of(item, "square")));
  });
}

// "g12 back before round 17": the piece, and the round before whose beginning it must be inside.
std::string outside_of(const json& position) {
  return items_of("outside", member_of(position, "outside"), [](const json& item) {
    return fmt::format("{} back before round {}", name_or_document(member_of(item, "square")),
                       name_or_document(member_of(item, "until")));
  });
}

// "rook 1 knight 2": what there is of a hand.
std::string hand_text(const json& hand) {
  if (!hand.is_object()) return name_or_document(hand);
  std::string text;
  for (const auto& [type, number] : hand.items()) {
    if (number != 0) text += fmt::format(" {} {}", printable(type, kNameLimit), name_or_document(number));
  }
  return text.substr(std::min<std::size_t>(1, text.size()));
}

// "north rook 1 knight 2": the players that have something in hand.
std::string hands_of(const json& position) {
  const json& hands = member_of(position, "hand");
  std::vector<std::string> parts;
  for (const std::string& player : in_turn_order(hands)) {
    if (parts.size() == kMostNames) return joined("in hand", parts) + ", ..";
    const std::string text = hand_text(hands[player]);
    if (!text.empty()) parts.push_back(fmt::format("{} {}", printable(player, kNameLimit), text));
  }
  return joined("in hand", parts);
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
  return joined("key", parts);
}

Lines draw(const json& position, const DrawingOptions& options) {
  if (!member_of(position, "pieces").is_array()) return {plain_line("(no position)")};
  const DrawnPosition drawn = read_position(position);
  Lines lines = {draw_files()};
  for (std::size_t rank = kBoardSize; rank > 0; --rank) lines.push_back(draw_rank(drawn, rank - 1, options));
  lines.push_back(draw_files());
  const std::vector<std::string> facts = {turn_line(position),
                                          members_of("players", member_of(position, "players"), " ", false),
                                          members_of("controllers", member_of(position, "controllers"), " by ", true),
                                          unmoved_of(position),
                                          passed_of(position),
                                          outside_of(position),
                                          hands_of(position),
                                          offer_of(position),
                                          outcome_of(position),
                                          undrawn_of(drawn),
                                          key_of(drawn, options)};
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
