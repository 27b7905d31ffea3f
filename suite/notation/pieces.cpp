#include "suite/notation/pieces.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <utility>

#include "suite/documents/reading.hpp"
#include "suite/notation/squares.hpp"

namespace tetrarch::notation {
namespace {

using documents::InputError;
using documents::Node;
using documents::Place;
using nlohmann::json;

struct Letter {
  char letter;
  std::string_view word;
};

constexpr std::array<Letter, 6> kTypeLetters = {
    {{'K', "king"}, {'Q', "queen"}, {'R', "rook"}, {'B', "bishop"}, {'N', "knight"}, {'P', "pawn"}}};

// The words between blanks, and every comma as a word of its own.
std::vector<Word> words_of(const Node& scalar) {
  std::vector<Word> words;
  const std::string_view text = scalar.text;
  for (std::size_t start = 0; start < text.size();) {
    if (text[start] == ' ') {
      ++start;
      continue;
    }
    const std::size_t end = text[start] == ',' ? start + 1 : std::min(text.find_first_of(" ,", start), text.size());
    words.push_back({text.substr(start, end - start), documents::place_within(scalar, start)});
    start = end;
  }
  return words;
}

std::string type_of(const Word& word) {
  const auto type = word.text.size() == 1 ? type_of_letter(word.text.front()) : std::nullopt;
  if (!type) throw InputError(word.place, fmt::format("expected a piece: one of K Q R B N P, got \"{}\"", word.text));
  return *type;
}

void require_whole_group(bool has_square, const Place& place) {
  if (!has_square) throw InputError(place, "expected a piece's letter and its squares before here");
}

}  // namespace

const std::vector<std::string>& piece_types() {
  static const std::vector<std::string> types{"king", "queen", "rook", "bishop", "knight", "pawn"};
  return types;
}

std::optional<std::string> type_of_letter(char letter) {
  const auto* known = std::ranges::find(kTypeLetters, letter, &Letter::letter);
  return known == kTypeLetters.end() ? std::nullopt : std::optional<std::string>(known->word);
}

char letter_of_type(std::string_view type) {
  const auto* known = std::ranges::find(kTypeLetters, type, &Letter::word);
  return known == kTypeLetters.end() ? '?' : known->letter;
}

std::string string_in(const json& object, const char* key) {
  if (!object.is_object() || !object.contains(key) || !object[key].is_string()) return "";
  return object[key].get<std::string>();
}

std::string piece_text(const json& piece) {
  std::string text = string_in(piece, "army") + " " + string_in(piece, "type");
  const std::string heading = string_in(piece, "heading");
  return heading.empty() ? text : text + " " + heading;
}

std::string square_in(const json& item, const char* key) {
  const bool is_item = *key == '\0';
  if (!is_item) return string_in(item, key);
  return item.is_string() ? item.get<std::string>() : "";
}

void sort_by_square(json& document, const char* list, const char* key) {
  if (!document.is_object() || !document.contains(list) || !document[list].is_array()) return;
  std::vector<std::pair<std::size_t, json>> ordered;
  for (json& item : document[list]) {
    const std::size_t order = square_order(square_in(item, key));
    ordered.emplace_back(order, std::move(item));
  }
  std::sort(ordered.begin(), ordered.end());
  json items = json::array();
  for (auto& [order, item] : ordered) items.push_back(std::move(item));
  document[list] = std::move(items);
}

void sort_pieces(json& document) { sort_by_square(document, "pieces", "square"); }

const json* piece_on(const json& position, std::string_view square) {
  for (const json& piece : position["pieces"]) {
    if (piece["square"] == square) return &piece;
  }
  return nullptr;
}

const json* king_of(const json& position, std::string_view army) {
  for (const json& piece : position["pieces"]) {
    if (piece["army"] == army && piece["type"] == "king") return &piece;
  }
  return nullptr;
}

void remove_piece(json& position, const Node& written) {
  const std::string square = square_of(written);
  json& pieces = position["pieces"];
  const auto there =
      std::find_if(pieces.begin(), pieces.end(), [&](const json& piece) { return piece["square"] == square; });
  if (there == pieces.end()) throw InputError(written.place, fmt::format("no piece stands on {}", square));
  pieces.erase(there);
}

void require_empty(const json& position, std::string_view square, const Place& place) {
  const json* there = piece_on(position, square);
  if (there == nullptr) return;
  throw InputError(place, fmt::format("the {} stands on {} already", piece_text(*there), square));
}

void require_no_king(const json& position, std::string_view army, const Place& place) {
  const json* other = king_of(position, army);
  if (other == nullptr) return;
  throw InputError(place, fmt::format("{} has a king already, on {}", army, (*other)["square"].get<std::string>()));
}

void read_pieces(const Node& written, std::string_view army,
                 const std::function<void(const std::string& type, const Word& square)>& put) {
  documents::text_of(written, fmt::format("the pieces of {}, such as \"K a1, R b2 c2\"", army));
  std::optional<std::string> type;
  bool group_has_square = false;
  for (const Word& word : words_of(written)) {
    if (word.text == ",") {
      require_whole_group(group_has_square, word.place);
      type.reset();
      group_has_square = false;
    } else if (!type) {
      type = type_of(word);
    } else {
      put(*type, word);
      group_has_square = true;
    }
  }
  require_whole_group(group_has_square, documents::place_within(written, written.text.size()));
}

std::string written_pieces(const json& position, std::string_view army,
                           const std::function<std::string(const json& piece)>& mark) {
  std::string text;
  for (const std::string& type : piece_types()) {
    std::string squares;
    for (const json& piece : position["pieces"]) {
      if (piece["army"] != army || piece["type"] != type) continue;
      squares += " " + piece["square"].get<std::string>() + mark(piece);
    }
    if (squares.empty()) continue;
    text += (text.empty() ? "" : ", ") + std::string(1, letter_of_type(type)) + squares;
  }
  return text;
}

}  // namespace tetrarch::notation
