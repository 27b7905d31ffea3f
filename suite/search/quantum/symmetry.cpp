#include "suite/search/quantum/symmetry.hpp"

#include <algorithm>
#include <ranges>

#include "reference/quantum/rounds.hpp"
#include "reference/quantum/seat.hpp"

namespace tetrarch::search::quantum {

using namespace tetrarch::quantum;

namespace {

constexpr int kLastRound = 60;
constexpr int kFirstRoundWithoutDuels = 15;

// Whether the round after it brings other rules, or none.
bool ends_rules(int round) { return round == kLastRound || phase_of(round + 1) != phase_of(round); }

bool keeps_duels(const Symmetry& symmetry) {
  return std::ranges::all_of(kPlayers, [&](Player player) {
    return symmetry.image(duel_opponent_of(player)) == duel_opponent_of(symmetry.image(player));
  });
}

bool keeps_rules(int round, const Symmetry& symmetry) {
  return round >= kFirstRoundWithoutDuels || keeps_duels(symmetry);
}

Offset mirrored(Offset offset) { return {offset.ranks, offset.files}; }

}  // namespace

Square Symmetry::image(Square square) const {
  if (!mirrors) return square;
  return {square.rank, square.file};
}

Player Symmetry::image(Player player) const { return names[static_cast<std::size_t>(player)]; }

std::optional<Piece> Symmetry::image(Piece piece) const {
  const Offset forward = forward_of(piece.army);
  const Player army = image(piece.army);
  const bool keeps_way = forward_of(army) == (mirrors ? mirrored(forward) : forward);
  if (piece.type == PieceType::kPawn && !keeps_way) return std::nullopt;
  return Piece{piece.type, army};
}

unsigned Symmetry::number_of(Piece piece) {
  return (static_cast<unsigned>(piece.type) << 2U) | static_cast<unsigned>(piece.army);
}

std::vector<Symmetry> symmetries_of(int round) {
  std::vector<Symmetry> symmetries;
  for (const bool mirrors : {false, true}) {
    Symmetry symmetry{mirrors};
    do {
      if (keeps_rules(round, symmetry)) symmetries.push_back(symmetry);
    } while (std::ranges::next_permutation(symmetry.names).found);
  }
  if (ends_rules(round)) symmetries.resize(1);
  return symmetries;
}

}  // namespace tetrarch::search::quantum
