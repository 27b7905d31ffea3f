// The operators that drop what is done, or turn round what is asked.
#include <algorithm>
#include <array>
#include <optional>

#include "suite/mutants/operators.hpp"

namespace tetrarch::mutants {
namespace {

using Tokens = std::vector<Token>;

template <std::size_t Count>
bool is_any(const Token& token, const std::array<std::string_view, Count>& words) {
  return std::ranges::any_of(words, [&](std::string_view word) { return is(token, word); });
}

constexpr std::array<std::string_view, 4> kControls = {"if", "for", "while", "switch"};

// What begins something other than a statement that does something by itself.
constexpr std::array<std::string_view, 24> kOpeners = {
    "return", "if",        "for",     "while",  "switch",   "case",      "default", "else",
    "const",  "constexpr", "auto",    "using",  "inline",   "template",  "struct",  "class",
    "enum",   "public",    "private", "friend", "explicit", "namespace", "static",  "static_assert"};

// Whether a bracket closes what a control word asks.
bool closes_control(const Tokens& tokens, std::size_t close) {
  const std::size_t open = tokens[close].partner;
  return is(tokens[close], ")") && open > 0 && is_any(tokens[open - 1], kControls);
}

bool begins_statement(const Tokens& tokens, std::size_t index) {
  constexpr std::array<std::string_view, 3> kEnds = {";", "{", "}"};
  return index > 0 && (is_any(tokens[index - 1], kEnds) || closes_control(tokens, index - 1));
}

// Whether what begins here only declares something: a type and a name follow each other.
bool declares(const Tokens& tokens, std::size_t index) {
  while (index + 2 < tokens.size() && is(tokens[index + 1], "::")) index += 2;
  if (index + 1 >= tokens.size()) return false;
  const Token& next = tokens[index + 1];
  const bool is_of_type = is(next, "<") || is(next, "&") || is(next, "*");
  return next.kind == TokenKind::kWord || (is_of_type && !next.is_binary);
}

bool is_droppable(const Tokens& tokens, std::size_t index) {
  if (!begins_statement(tokens, index) || index + 1 >= tokens.size()) return false;
  if (is(tokens[index], "++") || is(tokens[index], "--")) return true;
  return tokens[index].kind == TokenKind::kWord && !is_any(tokens[index], kOpeners) && !declares(tokens, index);
}

// The semicolon that ends the statement.
std::optional<std::size_t> end_of_statement(const Tokens& tokens, std::size_t begin) {
  for (std::size_t index = begin; index < tokens.size(); ++index) {
    if (is(tokens[index], ";")) return index;
    if (tokens[index].partner < index) return std::nullopt;
    index = std::max(index, tokens[index].partner);
  }
  return std::nullopt;
}

Edit wrapped(const Scene& scene, std::size_t begin, std::size_t end, const std::string& before,
             const std::string& after) {
  const std::size_t offset = scene.tokens[begin].offset;
  const std::size_t length = scene.tokens[end - 1].end() - offset;
  return {offset, length, before + std::string(scene.source.substr(offset, length)) + after};
}

// The last token at the bracket's own depth that is the sign, or nothing.
std::optional<std::size_t> last_in(const Tokens& tokens, std::size_t open, std::string_view sign) {
  std::optional<std::size_t> found;
  for (std::size_t index = open + 1; index < tokens[open].partner; ++index) {
    if (is(tokens[index], sign)) found = index;
    index = std::max(index, tokens[index].partner);
  }
  return found;
}

// The condition behind an `if` or `while`. One that declares what it asks about holds no more.
Edit turned_round(const Scene& scene, std::size_t open) {
  const std::size_t close = scene.tokens[open].partner;
  const auto semicolon = last_in(scene.tokens, open, ";");
  if (!semicolon && last_in(scene.tokens, open, "=")) return {scene.tokens[close].offset, 0, "; false"};
  return wrapped(scene, semicolon.value_or(open) + 1, close, "!(", ")");
}

// A function's or a lambda's body, by the index of its bracket.
struct Body {
  std::size_t open = 0;
  std::string_view returns;  // the last word of the type that is written before the name; empty of a lambda
  bool is_lambda = false;
};

// The index behind which the parameters of a function whose body begins here end, or nothing where none does.
std::optional<std::size_t> parameters_before(const Tokens& tokens, std::size_t open) {
  if (open == 0 || !is(tokens[open], "{")) return std::nullopt;
  std::size_t close = open - 1;
  if (is(tokens[close], "const") && close > 0) --close;
  if (!is(tokens[close], ")") || closes_control(tokens, close)) return std::nullopt;
  return tokens[close].partner;
}

// The name's first token: a member is named with its class.
std::size_t start_of_name(const Tokens& tokens, std::size_t name) {
  return name >= 2 && is(tokens[name - 1], "::") ? start_of_name(tokens, name - 2) : name;
}

std::optional<Body> body_at(const Tokens& tokens, std::size_t open) {
  const auto parameters = parameters_before(tokens, open);
  if (!parameters || *parameters < 2) return std::nullopt;
  const std::size_t name = *parameters - 1;
  if (is(tokens[name], "]")) return Body{.open = open, .returns = {}, .is_lambda = true};
  if (tokens[name].kind != TokenKind::kWord) return std::nullopt;
  const std::size_t start = start_of_name(tokens, name);
  if (start == 0) return std::nullopt;
  const Token& type = tokens[start - 1];
  const bool is_typed = type.kind == TokenKind::kWord || is(type, ">");
  if (!is_typed) return std::nullopt;
  return Body{.open = open, .returns = type.text};
}

std::vector<Body> bodies_in(const Tokens& tokens) {
  std::vector<Body> bodies;
  for (std::size_t index = 0; index < tokens.size(); ++index) {
    if (const auto body = body_at(tokens, index)) bodies.push_back(*body);
  }
  return bodies;
}

// The innermost body around a token.
std::optional<Body> body_around(const Tokens& tokens, const std::vector<Body>& bodies, std::size_t index) {
  std::optional<Body> innermost;
  for (const Body& body : bodies) {
    if (body.open < index && index < tokens[body.open].partner) innermost = body;
  }
  return innermost;
}

// What a function of truth values returns is a condition, too; so may be what a lambda does.
void negate_returned(const Scene& scene, std::vector<Edit>& edits) {
  const auto bodies = bodies_in(scene.tokens);
  for (std::size_t index = 0; index + 1 < scene.tokens.size(); ++index) {
    if (!is(scene.tokens[index], "return") || is(scene.tokens[index + 1], "{")) continue;
    const auto body = body_around(scene.tokens, bodies, index);
    const auto end = end_of_statement(scene.tokens, index);
    if (!body || !end || *end == index + 1) continue;
    if (body->is_lambda || body->returns == "bool") edits.push_back(wrapped(scene, index + 1, *end, "!(", ")"));
  }
}

}  // namespace

std::vector<Edit> statement_edits(const Scene& scene) {
  std::vector<Edit> edits;
  for (std::size_t index = 0; index < scene.tokens.size(); ++index) {
    if (!is_droppable(scene.tokens, index)) continue;
    const auto end = end_of_statement(scene.tokens, index);
    if (!end) continue;
    const std::size_t offset = scene.tokens[index].offset;
    edits.push_back({offset, scene.tokens[*end].end() - offset, ";"});
  }
  return edits;
}

std::vector<Edit> condition_edits(const Scene& scene) {
  std::vector<Edit> edits;
  for (std::size_t index = 0; index + 1 < scene.tokens.size(); ++index) {
    const Token& token = scene.tokens[index];
    const bool asks = is(token, "if") || is(token, "while");
    if (asks && is(scene.tokens[index + 1], "(")) edits.push_back(turned_round(scene, index + 1));
    if (!is(token, "?")) continue;
    edits.push_back({token.offset, 0, "&& false "});
    edits.push_back({token.offset, 0, "|| true "});
  }
  negate_returned(scene, edits);
  return edits;
}

std::vector<Edit> early_return_edits(const Scene& scene) {
  std::vector<Edit> edits;
  for (const Body& body : bodies_in(scene.tokens)) {
    if (body.is_lambda) continue;
    const std::size_t offset = scene.tokens[body.open].end();
    if (body.returns == "void") {
      edits.push_back({offset, 0, " return;"});
    } else if (body.returns == "bool") {
      edits.push_back({offset, 0, " return true;"});
      edits.push_back({offset, 0, " return false;"});
    } else {
      edits.push_back({offset, 0, " return {};"});
    }
  }
  return edits;
}

}  // namespace tetrarch::mutants
