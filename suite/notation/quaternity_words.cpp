#include "suite/notation/quaternity_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "suite/documents/reading.hpp"
#include "suite/notation/squares.hpp"

namespace tetrarch::notation {
namespace {

struct Letter {
  char letter;
  std::string_view word;
};

constexpr std::array<Letter, 6> kTypeLetters = {
    {{'K', "king"}, {'Q', "queen"}, {'R', "rook"}, {'B', "bishop"}, {'N', "knight"}, {'P', "pawn"}}};

constexpr std::array<Letter, 5> kHeadingMarks = {
    {{'^', "up"}, {'>', "right"}, {'v', "down"}, {'<', "left"}, {'*', "open"}}};

template <std::size_t Size>
std::optional<std::string> word_of(const std::array<Letter, Size>& letters, char letter) {
  for (const Letter& known : letters) {
    if (known.letter == letter) return std::string(known.word);
  }
  return std::nullopt;
}

template <std::size_t Size>
char letter_of(const std::array<Letter, Size>& letters, std::string_view word) {
  for (const Letter& known : letters) {
    if (known.word == word) return known.letter;
  }
  return '?';
}

// Q-PAWN-1
const std::vector<std::string>& headings_of(std::string_view army) {
  static const std::vector<std::string> white{"up", "right", "open"};
  static const std::vector<std::string> red{"down", "right", "open"};
  static const std::vector<std::string> black{"down", "left", "open"};
  static const std::vector<std::string> green{"up", "left", "open"};
  if (army == "white") return white;
  if (army == "red") return red;
  return army == "black" ? black : green;
}

std::string string_in(const nlohmann::json& piece, const char* key) {
  if (!piece.is_object() || !piece.contains(key) || !piece[key].is_string()) return "";
  return piece[key].get<std::string>();
}

}  // namespace

const std::vector<std::string>& quaternity_players() {
  static const std::vector<std::string> players{"white", "red", "black", "green"};
  return players;
}

const std::vector<std::string>& quaternity_statuses() {
  static const std::vector<std::string> statuses{"active", "frozen", "eliminated"};
  return statuses;
}

const std::vector<std::string>& quaternity_types() {
  static const std::vector<std::string> types{"king", "queen", "rook", "bishop", "knight", "pawn"};
  return types;
}

std::optional<std::string> type_of_letter(char letter) { return word_of(kTypeLetters, letter); }

char letter_of_type(std::string_view type) { return letter_of(kTypeLetters, type); }

std::optional<std::string> heading_of_mark(char mark) { return word_of(kHeadingMarks, mark); }

char mark_of_heading(std::string_view heading) { return letter_of(kHeadingMarks, heading); }

void require_heading_of_army(std::string_view army, std::string_view heading, const documents::Place& place) {
  const std::vector<std::string>& headings = headings_of(army);
  if (std::find(headings.begin(), headings.end(), heading) != headings.end()) return;
  throw documents::InputError(
      place, fmt::format("no {} pawn heads {}; its headings are {}", army, heading, documents::listed(headings)));
}

nlohmann::json piece_of(std::string_view army, std::string_view type, const std::optional<std::string>& heading) {
  nlohmann::json piece{{"army", army}, {"type", type}};
  if (heading) piece["heading"] = *heading;
  return piece;
}

std::string piece_text(const nlohmann::json& piece) {
  std::string text = string_in(piece, "army") + " " + string_in(piece, "type");
  const std::string heading = string_in(piece, "heading");
  return heading.empty() ? text : text + " " + heading;
}

void sort_pieces(nlohmann::json& document) {
  if (!document.is_object() || !document.contains("pieces") || !document["pieces"].is_array()) return;
  std::vector<std::pair<std::size_t, nlohmann::json>> ordered;
  for (nlohmann::json& piece : document["pieces"]) {
    const std::size_t order = square_order(string_in(piece, "square"));
    ordered.emplace_back(order, std::move(piece));
  }
  std::sort(ordered.begin(), ordered.end());
  nlohmann::json pieces = nlohmann::json::array();
  for (auto& [order, piece] : ordered) pieces.push_back(std::move(piece));
  document["pieces"] = std::move(pieces);
}

}  // namespace tetrarch::notation
