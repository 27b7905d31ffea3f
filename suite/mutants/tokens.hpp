// The words and signs of a C++ source, as far as changing them needs to know them.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace tetrarch::mutants {

enum class TokenKind {
  kWord,    // an identifier or a keyword
  kNumber,  // a literal that begins with a digit
  kText,    // a literal of characters, with its quotes
  kSign,    // an operator or a bracket, as long as the language takes it: "<=", "::", "{"
};

struct Token {
  TokenKind kind = TokenKind::kSign;
  std::string_view text;
  std::size_t offset = 0;   // of its first byte in the source
  bool is_binary = false;   // a sign with a blank or a line's end on either side, as binary operators are written
  std::size_t partner = 0;  // of a bracket: the index of the one that belongs to it; of all others their own

  std::size_t end() const { return offset + text.size(); }
};

// The tokens of a source that a compiler takes and clang-format has formatted; comments and preprocessor lines are
// none. They refer to the source. Throws std::invalid_argument where brackets do not match.
std::vector<Token> tokens_of(std::string_view source);

// Whether the token is that sign or word.
inline bool is(const Token& token, std::string_view text) {
  return token.kind != TokenKind::kText && token.text == text;
}

}  // namespace tetrarch::mutants
