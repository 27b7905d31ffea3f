#include "reports/position_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <string_view>
#include <vector>

#include "reports/army_looks.hpp"
#include "reports/position_facts.hpp"
#include "reports/position_reading.hpp"

namespace tetrarch::reports {
namespace {

std::string_view type_in_words(char type) {
  switch (type) {
    case 'K':
      return "king";
    case 'Q':
      return "queen";
    case 'R':
      return "rook";
    case 'B':
      return "bishop";
    case 'N':
      return "knight";
    case 'P':
      return "pawn";
    default:
      return "unknown piece";
  }
}

std::string_view heading_in_words(char heading) {
  switch (heading) {
    case '^':
      return " up";
    case 'v':
      return " down";
    case '<':
      return " left";
    case '>':
      return " right";
    case '?':
      return " with an unknown heading";
    default:
      return "";
  }
}

std::string piece_in_words(const DrawnPiece& piece, const std::string& square) {
  return fmt::format("{}{} {}{}", piece.heading == '*' ? "open " : "", type_in_words(piece.type), square,
                     heading_in_words(piece.heading));
}

// What the pieces of an army have in common.
std::string army_in_words(const DrawnPiece& piece) {
  std::string text(piece.army_name.empty() ? "an unknown army" : piece.army_name);
  if (piece.controlled_by_other) {
    text += fmt::format(", controlled by {}", piece.controller_name.empty() ? "nobody known" : piece.controller_name);
  }
  return piece.frozen ? text + ", frozen" : text;
}

struct Army {
  std::string common;
  std::vector<std::string> pieces;
};

// In the clockwise order of the armies, unknown ones last.
std::vector<Army> armies_of(const DrawnPosition& drawn) {
  std::map<std::size_t, std::vector<Army>> by_seat;
  for (std::size_t rank = 0; rank < kBoardSize; ++rank) {
    for (std::size_t file = 0; file < kBoardSize; ++file) {
      const auto& piece = drawn.squares[rank][file];
      if (!piece) continue;
      const auto* const look = std::ranges::find(kArmyLooks, piece->army_name, &ArmyLook::name);
      auto& armies = by_seat[static_cast<std::size_t>(look - kArmyLooks.begin())];
      const std::string common = army_in_words(*piece);
      auto army = std::ranges::find(armies, common, &Army::common);
      if (army == armies.end()) army = armies.insert(armies.end(), {common, {}});
      army->pieces.push_back(piece_in_words(*piece, square_name(rank, file)));
    }
  }
  std::vector<Army> armies;
  for (const auto& [seat, of_seat] : by_seat) armies.insert(armies.end(), of_seat.begin(), of_seat.end());
  return armies;
}

}  // namespace

std::string position_in_words(const nlohmann::json& position) {
  const DrawnPosition drawn = read_position(position);
  std::vector<std::string> parts;
  for (const Army& army : armies_of(drawn))
    parts.push_back(fmt::format("{}: {}", army.common, fmt::join(army.pieces, ", ")));
  if (parts.empty()) parts.emplace_back("no pieces");
  for (std::string& fact : facts_of(position, drawn)) parts.push_back(std::move(fact));
  return fmt::format("{}", fmt::join(parts, "; "));
}

}  // namespace tetrarch::reports
