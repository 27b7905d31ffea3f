#include "generators/documents/broken_text.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace tetrarch::generators {
namespace {

using namespace std::string_view_literals;

// What means something to YAML or JSON, or is hard to read, one byte each.
constexpr std::string_view kBytes =
    "\0\t\n\r \x01\x1B\x7F\x80\xBF\xC3\xE2\xFF:-?#&*!|>'\"%@`{}[],\\~<=^/0159aAeEnNtT_."sv;

// The same, of more than one byte.
constexpr std::array kInserts = {"&a "sv,          "*a "sv,
                                 "!!str "sv,       "!x "sv,
                                 "! "sv,           "<<: *a\n"sv,
                                 "|\n"sv,          ">-\n"sv,
                                 "? "sv,           "- "sv,
                                 ": "sv,           "\n---\n"sv,
                                 "\n...\n"sv,      "%YAML 1.2\n---\n"sv,
                                 "%TAG ! x\n"sv,   " #"sv,
                                 "\r\n"sv,         "\xEF\xBB\xBF"sv,
                                 "\xE2\x80\xA8"sv, "\xC2\x85"sv,
                                 "\xC2\xA0"sv,     "\\x41"sv,
                                 R"(\u0000)"sv,    R"("\e[31m\n")"sv,
                                 "null"sv,         "~"sv,
                                 "{}"sv,           "[]"sv,
                                 "''"sv,           "{a: b, a: b}"sv,
                                 "[a, ["sv,        "1e400"sv,
                                 "a1"sv,           "m13"sv,
                                 "opening"sv,      "pass"sv,
                                 "=queen"sv,       "a1-a2"sv,
                                 "K a1, "sv,       "P a5^"sv};

struct Span {
  std::size_t begin = 0;
  std::size_t length = 0;
};

bool is_of_word(char character) { return std::isalnum(static_cast<unsigned char>(character)) != 0; }

std::vector<Span> words_of(std::string_view text) {
  std::vector<Span> words;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!is_of_word(text[i])) continue;
    if (i > 0 && is_of_word(text[i - 1])) {
      ++words.back().length;
    } else {
      words.push_back({i, 1});
    }
  }
  return words;
}

// The lines, each with its newline.
std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t length = std::min(text.find('\n'), text.size() - 1) + 1;
    lines.emplace_back(text.substr(0, length));
    text.remove_prefix(length);
  }
  return lines;
}

class TextBreaker {
 public:
  TextBreaker(Dice& dice, std::string_view valid) : dice_(dice), text_(valid) {}

  void break_once() {
    using Breakage = void (TextBreaker::*)();
    constexpr std::array<Breakage, 22> kBreakages = {&TextBreaker::flip_a_bit,
                                                     &TextBreaker::change_a_byte,
                                                     &TextBreaker::add_a_byte,
                                                     &TextBreaker::lose_bytes,
                                                     &TextBreaker::insert,
                                                     &TextBreaker::insert,
                                                     &TextBreaker::replace_a_word,
                                                     &TextBreaker::replace_a_word,
                                                     &TextBreaker::replace_a_word,
                                                     &TextBreaker::wrap_a_word,
                                                     &TextBreaker::drop_a_line,
                                                     &TextBreaker::double_a_line,
                                                     &TextBreaker::swap_lines,
                                                     &TextBreaker::indent_a_line,
                                                     &TextBreaker::join_lines,
                                                     &TextBreaker::move_a_part,
                                                     &TextBreaker::nest,
                                                     &TextBreaker::use_tabs,
                                                     &TextBreaker::end_lines_otherwise,
                                                     &TextBreaker::add_a_document,
                                                     &TextBreaker::truncate,
                                                     &TextBreaker::widen};
    (this->*dice_.pick(kBreakages))();
  }

  const std::string& text() const { return text_; }

 private:
  // A place between two bytes, or at an end.
  std::size_t place() { return dice_.below(text_.size() + 1); }

  void flip_a_bit() {
    if (text_.empty()) return;
    char& byte = text_[dice_.below(text_.size())];
    byte = static_cast<char>(static_cast<unsigned char>(byte) ^ (1U << dice_.below(8)));
  }

  void change_a_byte() {
    if (!text_.empty()) text_[dice_.below(text_.size())] = dice_.pick(kBytes);
  }

  // Here and below the dice are thrown one after the other: arguments are evaluated in an order of the compiler's own.
  void add_a_byte() {
    const std::size_t where = place();
    text_.insert(where, 1, dice_.pick(kBytes));
  }

  void lose_bytes() {
    const std::size_t where = place();
    text_.erase(where, 1 + dice_.below(12));
  }

  void insert() {
    const std::size_t where = before_a_word();
    text_.insert(where, dice_.pick(kInserts));
  }

  std::size_t before_a_word() {
    const auto words = words_of(text_);
    return words.empty() || dice_.one_in(4) ? place() : dice_.pick(words).begin;
  }

  void replace_a_word() {
    const auto words = words_of(text_);
    if (words.empty()) return;
    const Span other = dice_.pick(words);
    const std::string word = text_.substr(other.begin, other.length);
    const Span replaced = dice_.pick(words);
    text_.replace(replaced.begin, replaced.length, word);
  }

  void wrap_a_word() {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kWraps = {
        {{"\"", "\""}, {"'", "'"}, {"[", "]"}, {"{", "}"}, {"{a: ", "}"}}};
    const auto words = words_of(text_);
    if (words.empty()) return;
    const Span word = dice_.pick(words);
    const auto& [opening, closing] = dice_.pick(kWraps);
    text_.insert(word.begin + word.length, closing);
    text_.insert(word.begin, opening);
  }

  template <class Change>
  void change_lines(Change change) {
    auto lines = lines_of(text_);
    if (lines.empty()) return;
    change(lines);
    text_.clear();
    for (const std::string& line : lines) text_ += line;
  }

  std::string& one_of(std::vector<std::string>& lines) { return lines[dice_.below(lines.size())]; }

  void drop_a_line() {
    change_lines([&](auto& lines) { one_of(lines).clear(); });
  }

  void double_a_line() {
    change_lines([&](auto& lines) {
      const std::string line = one_of(lines);
      std::string& other = dice_.one_in(2) ? one_of(lines) : lines.front();
      other += line;
    });
  }

  void swap_lines() {
    change_lines([&](auto& lines) { std::swap(one_of(lines), one_of(lines)); });
  }

  void indent_a_line() {
    change_lines([&](auto& lines) {
      std::string& line = one_of(lines);
      if (dice_.one_in(2)) {
        line.insert(0, 1 + dice_.below(8), ' ');
      } else {
        line.erase(0, std::min(line.find_first_not_of(' '), 1 + dice_.below(4)));
      }
    });
  }

  void join_lines() {
    change_lines([&](auto& lines) {
      std::string& line = one_of(lines);
      if (line.ends_with('\n')) line.pop_back();
    });
  }

  void move_a_part() {
    const std::size_t begin = place();
    const std::string part = text_.substr(begin, dice_.below(80));
    if (dice_.one_in(2)) text_.erase(begin, part.size());
    text_.insert(place(), part);
  }

  void nest() {
    constexpr std::array<std::string_view, 4> kOpenings = {"[", "{a: ", "- ", "[{a: "};
    constexpr std::array<std::size_t, 6> kDepths = {2, 31, 33, 64, 600, 10'000};
    const std::string_view opening = dice_.pick(kOpenings);
    std::string nested;
    for (std::size_t depth = dice_.pick(kDepths); depth > 0; --depth) nested += opening;
    text_.insert(before_a_word(), nested);
  }

  void use_tabs() {
    change_lines([&](auto& lines) {
      std::string& line = one_of(lines);
      const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
      line.replace(0, indent, dice_.one_in(2) ? "\t" : std::string(indent, '\t'));
    });
  }

  void end_lines_otherwise() {
    const std::string_view end = dice_.one_in(2) ? "\r\n" : "\r";
    const bool everywhere = dice_.one_in(2);
    change_lines([&](auto& lines) {
      for (std::string& line : lines) {
        if (line.ends_with('\n') && (everywhere || dice_.one_in(4))) line.replace(line.size() - 1, 1, end);
      }
    });
  }

  void add_a_document() { text_ += dice_.one_in(2) ? "---\n" + text_ : "\n...\n---\na: b\n"; }

  void truncate() { text_.resize(place()); }

  // As a program would write it that takes two bytes for a character.
  void widen() {
    if (!dice_.one_in(4)) return;
    std::string wide = "\xFF\xFE";
    for (const char byte : text_) (wide += byte) += '\0';
    text_ = std::move(wide);
  }

  Dice& dice_;
  std::string text_;
};

}  // namespace

std::string broken_text(Dice& dice, std::string_view valid) {
  TextBreaker breaker(dice, valid);
  // Mostly in one place: what is wrong in one way alone gets past the most checks.
  const std::uint64_t times = dice.one_in(2) ? 1 : 1 + dice.below(4);
  for (std::uint64_t time = 0; time < times; ++time) breaker.break_once();
  return breaker.text();
}

}  // namespace tetrarch::generators
