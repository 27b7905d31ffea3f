#include "generators/quantum/nets.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>

#include "generators/quantum/settling.hpp"
#include "generators/quantum/turning.hpp"
#include "reference/quantum/rounds.hpp"

namespace tetrarch::generators::quantum {

using namespace tetrarch::quantum;

namespace {

constexpr int kEdge = board::kSide - 1;
constexpr std::array kLinePieces = {PieceType::kRook, PieceType::kRook, PieceType::kQueen};

Square square_on(int file, int rank) { return {static_cast<std::int8_t>(file), static_cast<std::int8_t>(rank)}; }

// Who hunts whom, and on which file.
struct Hunt {
  Player hunter = Player::kNorth;
  Player prey = Player::kNorth;
  int file = 0;
};

Player other_than(Dice& dice, Player player) {
  Player other = dice.pick(kPlayers);
  while (other == player) other = dice.pick(kPlayers);
  return other;
}

// In phases 1 and 2 duel opponents hunt each other (C-CHECK-1).
Hunt any_hunt(Dice& dice, int round) {
  Hunt hunt;
  hunt.hunter = dice.pick(kPlayers);
  hunt.prey = phase_of(round) <= 2 ? duel_opponent_of(hunt.hunter) : other_than(dice, hunt.hunter);
  const int inactive = inactive_lines(round);
  hunt.file = dice.between(inactive + 1, kEdge - inactive - 1);
  return hunt;
}

void put_line_piece(Dice& dice, Position& position, Player army, int file, int rank) {
  const PieceType type = dice.pick(kLinePieces);
  put(position, square_on(file, rank), {type, army});
}

// The line pieces stand in the middle ranks, so that they take both ends of their files.
int middle_rank(Dice& dice) { return dice.between(5, 7); }

void put_beside(Dice& dice, Position& position, const Hunt& hunt) {
  for (const int file : {hunt.file - 1, hunt.file + 1})
    put_line_piece(dice, position, hunt.hunter, file, middle_rank(dice));
}

void put_check(Dice& dice, Position& position, const Hunt& hunt) {
  put_line_piece(dice, position, hunt.hunter, hunt.file, middle_rank(dice));
}

// A line piece of the hunter's, on the far side of a neighbouring file, that may come to the king's.
void put_check_to_come(Dice& dice, Position& position, const Hunt& hunt) {
  const int inactive = inactive_lines(position.round);
  const int file = dice.between(inactive, kEdge - inactive);
  const int rank = dice.between(4, kEdge - 3);
  if (file != hunt.file) put_line_piece(dice, position, hunt.hunter, file, rank);
}

void put_prey(Dice& dice, Position& position, const Hunt& hunt) {
  const int rank = dice.between(0, 3);
  put(position, square_on(hunt.file, rank), {PieceType::kKing, hunt.prey});
}

// Another king at the other end of the files; perhaps a piece of the first king's player stands between.
void put_second_prey(Dice& dice, Position& position, const Hunt& hunt) {
  Player second = dice.pick(kPlayers);
  while (second == hunt.hunter || second == hunt.prey) second = dice.pick(kPlayers);
  const int end = dice.between(kEdge - 1, kEdge);
  put(position, square_on(hunt.file, end), {PieceType::kKing, second});
  if (dice.one_in(2)) return;
  constexpr std::array kBlockers = {PieceType::kKnight, PieceType::kPawn, PieceType::kBishop};
  const int rank = dice.between(kEdge - 3, kEdge - 2);
  const PieceType type = dice.pick(kBlockers);
  put(position, square_on(hunt.file, rank), {type, hunt.prey});
}

// Kings that are not there yet come to files that are not hunted; now and then the king of a bystander does not.
void put_other_kings(Dice& dice, Position& position, const Hunt& hunt) {
  for (const Player player : kPlayers) {
    if (has_king(position, player) || (player != hunt.hunter && dice.one_in(3))) continue;
    for (int tries = 0; tries < 16 && !has_king(position, player); ++tries) {
      const Square square = any_active_square(dice, position.round);
      const bool is_near = std::abs(square.file - hunt.file) <= 2 || (square.rank >= 5 && square.rank <= 7);
      if (!is_near) put(position, square, {PieceType::kKing, player});
    }
  }
}

void put_noise(Dice& dice, Position& position) {
  while (dice.one_in(3)) put_something(dice, position);
}

Position finished(Dice& dice, Position position) {
  put_noise(dice, position);
  settle(dice, position);
  return turned(position, static_cast<unsigned>(dice.below(4)));
}

Position mating_net_in(Dice& dice, int round) {
  Position position = empty_position(round);
  const Hunt hunt = any_hunt(dice, round);
  put_prey(dice, position, hunt);
  if (dice.one_in(2)) put_second_prey(dice, position, hunt);
  put_beside(dice, position, hunt);
  put_check_to_come(dice, position, hunt);
  put_other_kings(dice, position, hunt);
  position.turn = hunt.hunter;
  return finished(dice, position);
}

// The player whose king is mated is on turn where no other is named.
Position standing_net_in(Dice& dice, int round, std::optional<Player> turn) {
  Position position = empty_position(round);
  const Hunt hunt = any_hunt(dice, round);
  put_prey(dice, position, hunt);
  put_beside(dice, position, hunt);
  put_check(dice, position, hunt);
  put_other_kings(dice, position, hunt);
  position.turn = turn.value_or(hunt.prey);
  if (!turn || !dice.one_in(4)) {
    const Square square = any_active_square(dice, round);
    put(position, square, {PieceType::kPawn, hunt.prey});
    add_to_hand(dice, position, hunt.prey);
  }
  return finished(dice, position);
}

// A king in the corner a1, and line pieces that take the squares around it.
void put_cornered(Dice& dice, Position& position, const Hunt& hunt) {
  put(position, square_on(0, 0), {PieceType::kKing, hunt.prey});
  put_line_piece(dice, position, hunt.hunter, 1, dice.between(3, kEdge));
  const int file = dice.between(3, kEdge);
  put_line_piece(dice, position, hunt.hunter, file, 1);
  if (dice.one_in(4)) put_line_piece(dice, position, hunt.hunter, file, 0);
}

// A piece between a king on the edge and the one that would give check, which leaves the board as the next round
// begins.
void put_leaving(Dice& dice, Position& position, const Hunt& hunt) {
  Piece piece{PieceType::kKnight, dice.one_in(2) ? hunt.hunter : hunt.prey};
  const int rank = inactive_lines(position.round + 1) - 1;
  if (!is_active(position.round, square_on(hunt.file, rank))) piece.time_outside = TimeOutside::kOneRound;
  put(position, square_on(hunt.file, rank), piece);
}

void put_prey_on_edge(Position& position, const Hunt& hunt) {
  Piece king{PieceType::kKing, hunt.prey};
  if (!is_active(position.round, square_on(hunt.file, 0))) king.time_outside = TimeOutside::kTwoRounds;
  put(position, square_on(hunt.file, 0), king);
}

}  // namespace

Position mating_net(Dice& dice) { return mating_net_in(dice, any_round(dice)); }

Position overtime_net(Dice& dice) { return mating_net_in(dice, any_round_within(dice, 52, 60)); }

Position standing_net(Dice& dice) {
  const int round = dice.one_in(2) ? any_round(dice) : any_round_within(dice, 28, 60);
  const Player turn = dice.pick(kPlayers);
  return standing_net_in(dice, round, turn);
}

Position own_mate_net(Dice& dice) {
  const int round = any_round_within(dice, dice.one_in(2) ? 28 : 52, 60);
  return standing_net_in(dice, round, std::nullopt);
}

// In round 14 the hunter is of another pair, or something stands between as in any later round.
Position dawning_net(Dice& dice) {
  const int round = dice.one_in(3) ? 14 : any_round_within(dice, 15, 59);
  Position position = empty_position(round);
  const Hunt hunt = any_hunt(dice, round + 1);
  const bool is_between = round > 14 || hunt.prey == duel_opponent_of(hunt.hunter);
  put_prey_on_edge(position, hunt);
  if (is_between) put_leaving(dice, position, hunt);
  put_beside(dice, position, hunt);
  put_check(dice, position, hunt);
  put_other_kings(dice, position, hunt);
  position = finished(dice, position);
  let_round_end(position);
  return position;
}

Position stalemate_net(Dice& dice) {
  Position position = empty_position(any_round(dice));
  const Hunt hunt = any_hunt(dice, position.round);
  put_cornered(dice, position, hunt);
  for (const Player player : kPlayers) {
    if (has_king(position, player)) continue;
    const int file = dice.between(3, kEdge);
    const int rank = dice.between(4, kEdge);
    put(position, square_on(file, rank), {PieceType::kKing, player});
  }
  position.turn = hunt.prey;
  return finished(dice, position);
}

}  // namespace tetrarch::generators::quantum
