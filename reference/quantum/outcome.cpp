#include "reference/quantum/outcome.hpp"

#include <algorithm>

namespace tetrarch::quantum {

// C-END-2
int halves_of(PieceType type) {
  switch (type) {
    case PieceType::kKing:
      return 20;
    case PieceType::kQueen:
      return 18;
    case PieceType::kRook:
      return 10;
    case PieceType::kBishop:
      return 7;
    case PieceType::kKnight:
      return 6;
    case PieceType::kPawn:
      return 2;
    case PieceType::kNone:
      break;
  }
  return 0;
}

// C-END-1; stalemate, repetition and lack of material end nothing (C-END-5).
Outcome outcome_by_survival(const Position& position) {
  const int survivors = count_survivors(position);
  if (survivors == 0) return Drawn{};
  if (survivors > 1) return InProgress{};
  return Won{*std::ranges::find_if(kPlayers, [&](Player player) { return position.survives[player]; }),
             Victory::kSurvival};
}

// C-END-2
int halves_of(const Position& position, Player player) {
  int halves = 0;
  for (const Square square : position.board.occupied()) {
    if (is_of(position, square, player)) halves += halves_of(position.board.at(square)->type);
  }
  return halves;
}

// C-END-2
Each<std::optional<int>> totals_of(const Position& position) {
  Each<std::optional<int>> totals;
  for (const Player player : kPlayers) {
    if (position.survives[player]) totals[player] = halves_of(position, player);
  }
  return totals;
}

// C-END-2, C-END-3: nothing is less than any total.
std::optional<Player> leader_of(const Each<std::optional<int>>& totals) {
  const auto total_of = [&](Player player) { return totals[player]; };
  const Player leader = *std::ranges::max_element(kPlayers, {}, total_of);
  if (std::ranges::count(kPlayers, totals[leader], total_of) > 1) return std::nullopt;
  return leader;
}

}  // namespace tetrarch::quantum
