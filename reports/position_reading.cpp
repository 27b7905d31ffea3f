#include "reports/position_reading.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "reports/printable.hpp"

namespace tetrarch::reports {
namespace {

using Letter = std::pair<std::string_view, char>;

// Clockwise, Quaternity first.
constexpr std::array<Letter, 8> kArmies = {{{"white", 'w'},
                                            {"red", 'r'},
                                            {"black", 'b'},
                                            {"green", 'g'},
                                            {"north", 'n'},
                                            {"east", 'e'},
                                            {"south", 's'},
                                            {"west", 'w'}}};
constexpr std::array<Letter, 6> kTypes = {
    {{"king", 'K'}, {"queen", 'Q'}, {"rook", 'R'}, {"bishop", 'B'}, {"knight", 'N'}, {"pawn", 'P'}}};
constexpr std::array<Letter, 5> kHeadings = {
    {{"up", '^'}, {"down", 'v'}, {"left", '<'}, {"right", '>'}, {"open", '*'}}};

constexpr std::array<std::string_view, kBoardSize> kRanks = {"1", "2", "3", "4",  "5",  "6",
                                                             "7", "8", "9", "10", "11", "12"};

template <std::size_t Size>
char letter_for(std::string_view name, const std::array<Letter, Size>& letters) {
  const auto found = std::ranges::find(letters, name, &Letter::first);
  return found == letters.end() ? '?' : found->second;
}

// The name as it stands in the table, which outlives every document; empty where it is none of these.
std::string_view known_army(std::string_view name) {
  const auto* const found = std::ranges::find(kArmies, name, &Letter::first);
  return found == kArmies.end() ? std::string_view() : found->first;
}

struct Place {
  std::size_t rank;
  std::size_t file;
};

std::optional<Place> place_named(std::string_view square) {
  if (square.size() < 2 || square[0] < 'a' || square[0] > 'l') return std::nullopt;
  const auto file = static_cast<std::size_t>(square[0] - 'a');
  for (std::size_t rank = 0; rank < kBoardSize; ++rank) {
    if (square.substr(1) == kRanks[rank]) return Place{rank, file};
  }
  return std::nullopt;
}

DrawnPiece read_piece(const nlohmann::json& piece, const nlohmann::json& position) {
  const std::string army = text_of(piece, "army");
  const std::string named = text_of(member_of(position, "controllers"), army);
  const std::string& controller = named.empty() ? army : named;
  DrawnPiece drawn;
  drawn.army = letter_for(army, kArmies);
  drawn.type = letter_for(text_of(piece, "type"), kTypes);
  if (!member_of(piece, "heading").is_null()) drawn.heading = letter_for(text_of(piece, "heading"), kHeadings);
  drawn.controller = letter_for(controller, kArmies);
  drawn.controlled_by_other = controller != army;
  drawn.army_name = known_army(army);
  drawn.controller_name = known_army(controller);
  drawn.frozen = text_of(member_of(position, "players"), controller) == "frozen";
  return drawn;
}

}  // namespace

DrawnPosition read_position(const nlohmann::json& position) {
  DrawnPosition drawn;
  const nlohmann::json& pieces = member_of(position, "pieces");
  if (!pieces.is_array()) return drawn;
  for (const nlohmann::json& piece : pieces) {
    const auto place = place_named(text_of(piece, "square"));
    if (!place || drawn.squares[place->rank][place->file]) {
      drawn.undrawn.push_back(piece);
    } else {
      drawn.squares[place->rank][place->file] = read_piece(piece, position);
    }
  }
  return drawn;
}

std::string square_name(std::size_t rank, std::size_t file) {
  return fmt::format("{}{}", static_cast<char>('a' + file), kRanks.at(rank));
}

bool has_pieces(const nlohmann::json& position) {
  return member_of(position, "pieces").is_array() && !is_too_deep(position);
}

const nlohmann::json& member_of(const nlohmann::json& object, std::string_view key) {
  static const nlohmann::json nothing;
  if (!object.is_object()) return nothing;
  const auto found = object.find(std::string(key));
  return found == object.end() ? nothing : *found;
}

std::string text_of(const nlohmann::json& object, std::string_view key) {
  const nlohmann::json& member = member_of(object, key);
  return member.is_string() ? member.get<std::string>() : std::string();
}

std::vector<std::string> in_turn_order(const nlohmann::json& object) {
  std::vector<std::string> keys;
  if (!object.is_object()) return keys;
  for (const auto& [key, value] : object.items()) keys.push_back(key);
  std::ranges::stable_sort(keys, {}, [](const std::string& key) {
    return std::distance(kArmies.begin(), std::ranges::find(kArmies, key, &Letter::first));
  });
  return keys;
}

}  // namespace tetrarch::reports
