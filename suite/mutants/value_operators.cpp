// The operators that replace a sign, a literal or a value by its neighbours.
#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <map>

#include "suite/mutants/operators.hpp"

namespace tetrarch::mutants {
namespace {

using Replacements = std::map<std::string_view, std::vector<std::string>>;

void replace_by_all(const Token& token, const Replacements& replacements, std::vector<Edit>& edits) {
  const auto found = replacements.find(token.text);
  if (found == replacements.end()) return;
  for (const std::string& other : found->second) edits.push_back({token.offset, token.text.size(), other});
}

// Of signs that stand between blanks: the others may be brackets of templates, references or pointers.
std::vector<Edit> binary_edits(const Scene& scene, const Replacements& replacements) {
  std::vector<Edit> edits;
  for (const Token& token : scene.tokens) {
    if (token.is_binary) replace_by_all(token, replacements, edits);
  }
  return edits;
}

Edit dropped(const Token& token) { return {token.offset, token.text.size(), ""}; }

// Whether what stands before a sign ends an operand, so that the sign cannot belong to the operand behind it alone.
bool ends_operand(const Token& token) {
  if (is(token, "return")) return false;
  return token.kind != TokenKind::kSign || is(token, ")") || is(token, "]");
}

// Whether the token stands directly before an operand, and nothing before it takes it for a binary sign.
bool is_prefix(const std::vector<Token>& tokens, std::size_t index) {
  return index > 0 && !tokens[index].is_binary && !ends_operand(tokens[index - 1]);
}

// Whether a number is an argument of a template, of which few would compile otherwise.
bool is_template_argument(const std::vector<Token>& tokens, std::size_t index) {
  const Token& before = tokens[index - 1];
  const Token& after = tokens[index + 1];
  return (is(before, "<") && !before.is_binary) || (is(after, ">") && !after.is_binary);
}

void replace_number(const Token& token, std::vector<Edit>& edits) {
  int value = 0;
  const char* const end = token.text.data() + token.text.size();
  const auto [read_to, error] = std::from_chars(token.text.data(), end, value);
  if (error != std::errc{} || read_to != end) return;
  edits.push_back({token.offset, token.text.size(), std::to_string(value + 1)});
  if (value > 0) edits.push_back({token.offset, token.text.size(), std::to_string(value - 1)});
}

// Whether a bracket holds arguments: of a call, or of a value that is written with its parts.
bool holds_arguments(const std::vector<Token>& tokens, std::size_t open) {
  if (open == 0) return false;
  const Token& before = tokens[open - 1];
  const bool is_adjacent = before.end() == tokens[open].offset;
  if (is(tokens[open], "{")) return is_adjacent || is(before, "return") || is(before, "=") || is(before, ",");
  if (!is(tokens[open], "(") || before.kind != TokenKind::kWord || !is_adjacent || open < 2) return false;
  // What follows the name of a type is being declared.
  const Token& earlier = tokens[open - 2];
  return is(earlier, "return") || (earlier.kind == TokenKind::kSign && !(is(earlier, ">") && !earlier.is_binary) &&
                                   !(is(earlier, "&") && !earlier.is_binary));
}

struct Extent {
  std::size_t begin = 0;  // indices of tokens; the end is not in it
  std::size_t end = 0;
};

// What stands between the commas of a bracket.
std::vector<Extent> arguments_in(const std::vector<Token>& tokens, std::size_t open) {
  std::vector<Extent> arguments;
  const std::size_t close = tokens[open].partner;
  std::size_t begin = open + 1;
  for (std::size_t index = begin; index <= close; ++index) {
    if (index == close || is(tokens[index], ",")) {
      if (begin < index) arguments.push_back({begin, index});
      begin = index + 1;
    } else {
      index = std::max(index, tokens[index].partner);
    }
  }
  return arguments;
}

std::string_view text_of(const Scene& scene, Extent extent) {
  const std::size_t begin = scene.tokens[extent.begin].offset;
  return scene.source.substr(begin, scene.tokens[extent.end - 1].end() - begin);
}

// Two of them side by side are of a list, such as the squares of an army's pawns, and no arguments.
bool is_literal_text(const Scene& scene, Extent extent) {
  return extent.end - extent.begin == 1 && scene.tokens[extent.begin].kind == TokenKind::kText;
}

Edit swapped(const Scene& scene, Extent first, Extent second) {
  const std::size_t begin = scene.tokens[first.begin].offset;
  const std::size_t between = scene.tokens[first.end - 1].end();
  const std::size_t next = scene.tokens[second.begin].offset;
  const std::string middle(scene.source.substr(between, next - between));
  return {begin, scene.tokens[second.end - 1].end() - begin,
          std::string(text_of(scene, second)) + middle + std::string(text_of(scene, first))};
}

}  // namespace

std::vector<Edit> relational_edits(const Scene& scene) {
  static const Replacements others = {{"<", {"<=", ">="}}, {"<=", {"<", ">"}}, {">", {">=", "<="}},
                                      {">=", {">", "<"}},  {"==", {"!="}},     {"!=", {"=="}}};
  return binary_edits(scene, others);
}

std::vector<Edit> arithmetic_edits(const Scene& scene) {
  static const Replacements others = {{"+", {"-"}}, {"-", {"+"}},   {"*", {"+"}},  {"/", {"*"}},
                                      {"%", {"*"}}, {"+=", {"-="}}, {"-=", {"+="}}};
  static const Replacements steps = {{"++", {"--"}}, {"--", {"++"}}};
  std::vector<Edit> edits = binary_edits(scene, others);
  for (std::size_t index = 0; index < scene.tokens.size(); ++index) {
    const Token& token = scene.tokens[index];
    replace_by_all(token, steps, edits);
    if (is(token, "-") && is_prefix(scene.tokens, index)) edits.push_back(dropped(token));
  }
  return edits;
}

std::vector<Edit> logical_edits(const Scene& scene) {
  static const Replacements others = {{"&&", {"||"}}, {"||", {"&&"}}};
  std::vector<Edit> edits = binary_edits(scene, others);
  for (const Token& token : scene.tokens) {
    if (is(token, "!")) edits.push_back(dropped(token));
  }
  return edits;
}

std::vector<Edit> constant_edits(const Scene& scene) {
  static const Replacements others = {{"true", {"false"}}, {"false", {"true"}}};
  std::vector<Edit> edits;
  for (std::size_t index = 1; index + 1 < scene.tokens.size(); ++index) {
    const Token& token = scene.tokens[index];
    if (token.kind == TokenKind::kNumber && !is_template_argument(scene.tokens, index)) replace_number(token, edits);
    if (token.kind == TokenKind::kWord) replace_by_all(token, others, edits);
  }
  return edits;
}

std::vector<Edit> enumerator_edits(const Scene& scene) {
  std::vector<Edit> edits;
  for (std::size_t index = 2; index < scene.tokens.size(); ++index) {
    const Token& token = scene.tokens[index];
    if (token.kind != TokenKind::kWord || !is(scene.tokens[index - 1], "::")) continue;
    for (const Enumeration& enumeration : scene.enumerations) {
      const bool is_its = enumeration.front() == scene.tokens[index - 2].text;
      const auto value = std::find(enumeration.begin() + 1, enumeration.end(), token.text);
      if (!is_its || value == enumeration.end()) continue;
      const auto next = std::next(value) == enumeration.end() ? enumeration.begin() + 1 : std::next(value);
      edits.push_back({token.offset, token.text.size(), *next});
    }
  }
  return edits;
}

std::vector<Edit> argument_edits(const Scene& scene) {
  std::vector<Edit> edits;
  for (std::size_t index = 0; index < scene.tokens.size(); ++index) {
    if (!holds_arguments(scene.tokens, index)) continue;
    const auto arguments = arguments_in(scene.tokens, index);
    for (std::size_t first = 0; first + 1 < arguments.size(); ++first) {
      // Members that are named must stay in their order.
      if (is(scene.tokens[arguments[first].begin], ".")) continue;
      if (is_literal_text(scene, arguments[first]) && is_literal_text(scene, arguments[first + 1])) continue;
      Edit edit = swapped(scene, arguments[first], arguments[first + 1]);
      if (edit.replacement != scene.source.substr(edit.offset, edit.length)) edits.push_back(std::move(edit));
    }
  }
  return edits;
}

}  // namespace tetrarch::mutants
