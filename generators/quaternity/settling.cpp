#include "generators/quaternity/settling.hpp"

#include <algorithm>
#include <array>

#include "reference/quaternity/load.hpp"
#include "reference/quaternity/pawn.hpp"

namespace tetrarch::generators {

using namespace quaternity;

namespace {

std::vector<Player> players_with_king(const Position& position) {
  std::vector<Player> players;
  std::ranges::copy_if(kPlayers, std::back_inserter(players),
                       [&](Player player) { return controls_king(position, player); });
  return players;
}

}  // namespace

void settle(Dice& dice, Position& position) {
  const auto players = players_with_king(position);
  for (const Army army : kPlayers) {
    const bool is_led = std::ranges::find(players, position.controllers[army]) != players.end();
    if (!is_led) position.controllers[army] = dice.pick(players);
  }
  for (const Player player : kPlayers) {
    const bool has_king = std::ranges::find(players, player) != players.end();
    Status& status = position.statuses[player];
    if (!has_king) status = Status::kEliminated;
    if (has_king && status == Status::kEliminated) status = Status::kActive;
  }
  if (count_active(position) == 0) position.statuses[dice.pick(players)] = Status::kActive;
  if (!is_active(position, position.turn)) position.turn = next_active_after(position, position.turn);
}

bool is_loadable(const Position& position) { return !load_forbids(position); }

Position empty_position() {
  Position position;
  for (const Player player : kPlayers) {
    position.controllers[player] = player;
    position.statuses[player] = Status::kEliminated;
  }
  return position;
}

Square any_square(Dice& dice) { return board::square_at(dice.below(board::kSquareCount)); }

Piece any_piece(Dice& dice, Army army) {
  constexpr std::array<PieceType, 5> kTypes = {PieceType::kQueen, PieceType::kRook, PieceType::kBishop,
                                               PieceType::kKnight, PieceType::kPawn};
  const PieceType type = dice.pick(kTypes);
  if (type != PieceType::kPawn) return {type, army};
  const auto headings = headings_of(army);
  return {type, army, dice.one_in(3) ? Heading::kOpen : dice.pick(headings)};
}

void put_anywhere(Dice& dice, Position& position, Piece piece) {
  for (int tries = 0; tries < 8; ++tries) {
    const Square square = any_square(dice);
    if (!position.board.is_empty(square)) continue;
    position.board.put(square, piece);
    return;
  }
}

}  // namespace tetrarch::generators
