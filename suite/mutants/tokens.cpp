#include "suite/mutants/tokens.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <stdexcept>
#include <string>

namespace tetrarch::mutants {
namespace {

// Longer ones first.
constexpr std::array<std::string_view, 25> kLongSigns = {
    "<=>", "<<=", ">>=", "...", "::", "->", "++", "--", "<=", ">=", "==", "!=", "&&",
    "||",  "+=",  "-=",  "*=",  "/=", "%=", "&=", "|=", "^=", "<<", ">>", "##"};

bool is_blank(char character) { return std::isspace(static_cast<unsigned char>(character)) != 0; }

bool is_of_word(char character) { return std::isalnum(static_cast<unsigned char>(character)) != 0 || character == '_'; }

bool is_digit(char character) { return std::isdigit(static_cast<unsigned char>(character)) != 0; }

class Reader {
 public:
  explicit Reader(std::string_view source) : source_(source) {}

  std::vector<Token> tokens() {
    for (skip_unread(); at_ < source_.size(); skip_unread()) take(kind_and_length());
    return std::move(tokens_);
  }

 private:
  struct Extent {
    TokenKind kind;
    std::size_t length;
  };

  std::string_view rest() const { return source_.substr(at_); }

  bool is_line_start() const {
    const auto line = source_.rfind('\n', at_ == 0 ? 0 : at_ - 1);
    const auto start = at_ == 0 || line == std::string_view::npos ? 0 : line + 1;
    return std::ranges::all_of(source_.substr(start, at_ - start), is_blank);
  }

  // Blanks, comments and preprocessor lines.
  void skip_unread() {
    while (at_ < source_.size()) {
      if (is_blank(source_[at_])) {
        ++at_;
      } else if (rest().starts_with("//") || (source_[at_] == '#' && is_line_start())) {
        at_ = std::min(source_.find('\n', at_), source_.size());
      } else if (rest().starts_with("/*")) {
        at_ = std::min(source_.find("*/", at_), source_.size() - 2) + 2;
      } else {
        return;
      }
    }
  }

  std::size_t length_while(bool (*holds)(char)) const {
    const std::string_view left = rest();
    return static_cast<std::size_t>(std::ranges::find_if_not(left, holds) - left.begin());
  }

  std::size_t length_of_text(char quote) const {
    const std::string_view left = rest();
    std::size_t end = 1;
    while (end < left.size() && left[end] != quote) end += left[end] == '\\' ? 2 : 1;
    return std::min(end + 1, left.size());
  }

  std::size_t length_of_sign() const {
    const auto* const sign =
        std::ranges::find_if(kLongSigns, [&](std::string_view each) { return rest().starts_with(each); });
    return sign == kLongSigns.end() ? 1 : sign->size();
  }

  Extent kind_and_length() const {
    const char first = source_[at_];
    if (first == '"' || first == '\'') return {TokenKind::kText, length_of_text(first)};
    if (is_digit(first)) {
      return {TokenKind::kNumber, length_while([](char each) { return is_of_word(each) || each == '\''; })};
    }
    if (is_of_word(first)) return {TokenKind::kWord, length_while(is_of_word)};
    return {TokenKind::kSign, length_of_sign()};
  }

  void take(Extent extent) {
    const std::size_t end = at_ + extent.length;
    const bool is_apart = at_ > 0 && is_blank(source_[at_ - 1]) && end < source_.size() && is_blank(source_[end]);
    tokens_.push_back({.kind = extent.kind,
                       .text = source_.substr(at_, extent.length),
                       .offset = at_,
                       .is_binary = extent.kind == TokenKind::kSign && is_apart,
                       .partner = tokens_.size()});
    at_ = end;
  }

  std::string_view source_;
  std::size_t at_ = 0;
  std::vector<Token> tokens_;
};

char opening_of(char closing) {
  switch (closing) {
    case ')':
      return '(';
    case ']':
      return '[';
    default:
      return '{';
  }
}

void match_brackets(std::vector<Token>& tokens) {
  std::vector<std::size_t> open;
  for (std::size_t index = 0; index < tokens.size(); ++index) {
    if (tokens[index].kind != TokenKind::kSign) continue;
    const char sign = tokens[index].text.front();
    if (sign == '(' || sign == '[' || sign == '{') open.push_back(index);
    if (sign != ')' && sign != ']' && sign != '}') continue;
    if (open.empty() || tokens[open.back()].text.front() != opening_of(sign)) {
      throw std::invalid_argument("a closing bracket has no opening one");
    }
    tokens[index].partner = open.back();
    tokens[open.back()].partner = index;
    open.pop_back();
  }
  if (!open.empty()) throw std::invalid_argument("an opening bracket has no closing one");
}

}  // namespace

std::vector<Token> tokens_of(std::string_view source) {
  std::vector<Token> tokens = Reader(source).tokens();
  match_brackets(tokens);
  return tokens;
}

}  // namespace tetrarch::mutants
