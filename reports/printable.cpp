#include "reports/printable.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <boost/locale/utf.hpp>
#include <iterator>
#include <utility>

namespace tetrarch::reports {
namespace {

using Utf8 = boost::locale::utf::utf_traits<char>;

constexpr int kDeepest = 64;

// One character of a text as it is printed. An escape such as \x1b is several printed characters wide.
struct Visible {
  std::string text;
  std::size_t width = 1;
  bool ends_line = false;
};

struct CodeRange {
  char32_t first;
  char32_t last;
};

// Controls, marks that reorder or hide text, line separators, fillers that look empty, and what XML forbids.
constexpr std::array<CodeRange, 22> kHidden = {{
    {0x00, 0x1F},       {0x7F, 0x9F},       {0xAD, 0xAD},       {0x34F, 0x34F},      {0x61C, 0x61C},   {0x115F, 0x1160},
    {0x17B4, 0x17B5},   {0x180B, 0x180F},   {0x200B, 0x200F},   {0x2028, 0x202E},    {0x2060, 0x206F}, {0x3164, 0x3164},
    {0xFDD0, 0xFDEF},   {0xFE00, 0xFE0F},   {0xFEFF, 0xFEFF},   {0xFFA0, 0xFFA0},    {0xFFF0, 0xFFFB}, {0xFFFE, 0xFFFF},
    {0x1BCA0, 0x1BCA3}, {0x1D173, 0x1D17A}, {0xE0000, 0xE0FFF}, {0xF0000, 0x10FFFF},
}};

bool is_hidden(char32_t code) {
  return std::ranges::any_of(kHidden, [code](CodeRange range) { return range.first <= code && code <= range.last; });
}

Visible escaped(std::string text) {
  const std::size_t width = text.size();
  return {std::move(text), width, false};
}

Visible hidden_character(char32_t code) {
  if (code == '\n') return {"\\n", 2, true};
  if (code == '\r') return escaped("\\r");
  if (code == '\t') return escaped("\\t");
  if (code < 0x80) return escaped(fmt::format("\\x{:02x}", static_cast<unsigned>(code)));
  return escaped(fmt::format("\\u{{{:x}}}", static_cast<unsigned>(code)));
}

// Takes the first character off the text. Of what is not UTF-8 one byte is taken.
Visible take_character(std::string_view& text) {
  const char* next = text.data();
  const auto code = Utf8::decode(next, text.data() + text.size());
  if (code == boost::locale::utf::illegal || code == boost::locale::utf::incomplete) {
    const auto byte = static_cast<unsigned char>(text.front());
    text.remove_prefix(1);
    return escaped(fmt::format("\\x{:02x}", byte));
  }
  const auto length = static_cast<std::size_t>(std::distance(text.data(), next));
  const std::string_view character = text.substr(0, length);
  text.remove_prefix(length);
  if (is_hidden(code)) return hidden_character(code);
  return {std::string(character), 1, false};
}

std::size_t count_of(std::string_view text) {
  std::size_t count = 0;
  for (; !text.empty(); ++count) take_character(text);
  return count;
}

std::vector<Visible> characters_of(std::string_view text) {
  std::vector<Visible> characters;
  while (!text.empty()) characters.push_back(take_character(text));
  return characters;
}

// How many characters at the end of the text fit the bounds.
std::size_t tail_length(const std::vector<Visible>& characters, std::size_t limit) {
  std::size_t length = 0;
  std::size_t width = 0;
  std::size_t line_ends = 0;
  const bool complete = !characters.empty() && characters.back().ends_line;
  const std::size_t most_line_ends = complete ? kTailLines : kTailLines - 1;
  while (length < characters.size()) {
    const Visible& character = characters[characters.size() - 1 - length];
    width += character.ends_line ? 1 : character.width;
    line_ends += character.ends_line ? 1 : 0;
    if (width > limit || line_ends > most_line_ends) break;
    ++length;
  }
  return length;
}

bool nested_beyond(const nlohmann::json& document, int levels) {
  if (!document.is_structured()) return false;
  if (levels == 0) return true;
  return std::ranges::any_of(document, [levels](const auto& part) { return nested_beyond(part, levels - 1); });
}

}  // namespace

std::string printable(std::string_view text, std::size_t limit) {
  std::string line;
  std::size_t width = 0;
  while (!text.empty()) {
    const std::string_view rest = text;
    const Visible character = take_character(text);
    width += character.width;
    if (width > limit) return line + fmt::format(" [.. {} more characters]", count_of(rest));
    line += character.text;
  }
  return line;
}

std::vector<std::string> printable_tail(std::string_view text, std::size_t limit) {
  const std::vector<Visible> characters = characters_of(text);
  const std::size_t left_out = characters.size() - tail_length(characters, limit);
  std::vector<std::string> lines;
  if (left_out > 0) lines.push_back(fmt::format("[.. {} earlier characters]", left_out));
  std::string line;
  for (std::size_t index = left_out; index < characters.size(); ++index) {
    const Visible& character = characters[index];
    const bool before_line_end = index + 1 < characters.size() && characters[index + 1].ends_line;
    if (character.ends_line) {
      lines.push_back(std::exchange(line, ""));
    } else if (character.text != "\\r" || !before_line_end) {
      line += character.text;
    }
  }
  if (!line.empty()) lines.push_back(line);
  return lines;
}

std::string printable_document(const nlohmann::json& document, std::size_t limit) {
  if (is_too_deep(document)) return fmt::format("[a document nested beyond {} levels]", kDeepest);
  return printable(document.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace), limit);
}

std::size_t columns_of(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

bool is_too_deep(const nlohmann::json& document) { return nested_beyond(document, kDeepest); }

}  // namespace tetrarch::reports
