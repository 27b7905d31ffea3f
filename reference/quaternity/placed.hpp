// Positions for tests, written in one line.
#pragma once

#include <algorithm>
#include <stdexcept>
#include <string>
#include <string_view>

#include "reference/quaternity/movement.hpp"
#include "reference/quaternity/position.hpp"

namespace tetrarch::quaternity {

inline Square at(std::string_view name) {
  const auto square = board::square_named(name);
  if (!square) throw std::invalid_argument("no square: " + std::string(name));
  return *square;
}

// Puts pieces on the board: army, type, a pawn's heading, square, such as "wKa1 rP>c5 bP*d4". Each army starts under
// its own control; a player with a king is active and the others are eliminated. White is on turn.
inline Position placed(std::string_view pieces) {
  constexpr std::string_view kArmies = "wrbg";
  constexpr std::string_view kTypes = " KQRBNP";
  constexpr std::string_view kHeadings = " ^>v<*";
  const auto number = [](std::string_view letters, char letter) {
    const auto found = letters.find(letter);
    if (found == std::string_view::npos) throw std::invalid_argument("no such letter: " + std::string(1, letter));
    return found;
  };
  Position position;
  for (const Player player : kPlayers) {
    position.controllers[player] = player;
    position.statuses[player] = Status::kEliminated;
  }
  while (!pieces.empty()) {
    const auto word = pieces.substr(0, pieces.find(' '));
    pieces.remove_prefix(std::min(pieces.size(), word.size() + 1));
    const Army army = kPlayers[number(kArmies, word[0])];
    const auto type = static_cast<PieceType>(number(kTypes, word[1]));
    const bool is_pawn = type == PieceType::kPawn;
    const auto heading = is_pawn ? static_cast<Heading>(number(kHeadings, word[2])) : Heading::kNone;
    position.board.put(at(word.substr(is_pawn ? 3 : 2)), {type, army, heading});
    if (type == PieceType::kKing) position.statuses[army] = Status::kActive;
  }
  return position;
}

inline Piece rook_of(Army army) { return {PieceType::kRook, army}; }

inline Move move(std::string_view from, std::string_view to) { return {at(from), at(to), std::nullopt}; }

}  // namespace tetrarch::quaternity
