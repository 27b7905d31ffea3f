#include "suite/notation/quaternity_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "suite/documents/reading.hpp"

namespace tetrarch::notation {
namespace {

struct Letter {
  char letter;
  std::string_view word;
};

constexpr std::array<Letter, 5> kHeadingMarks = {
    {{'^', "up"}, {'>', "right"}, {'v', "down"}, {'<', "left"}, {'*', "open"}}};

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

}  // namespace

const std::vector<std::string>& quaternity_players() {
  static const std::vector<std::string> players{"white", "red", "black", "green"};
  return players;
}

const std::vector<std::string>& quaternity_statuses() {
  static const std::vector<std::string> statuses{"active", "frozen", "eliminated"};
  return statuses;
}

std::optional<std::string> heading_of_mark(char mark) {
  const auto* known = std::ranges::find(kHeadingMarks, mark, &Letter::letter);
  return known == kHeadingMarks.end() ? std::nullopt : std::optional<std::string>(known->word);
}

char mark_of_heading(std::string_view heading) {
  const auto* known = std::ranges::find(kHeadingMarks, heading, &Letter::word);
  return known == kHeadingMarks.end() ? '?' : known->letter;
}

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

}  // namespace tetrarch::notation
