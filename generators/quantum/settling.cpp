#include "generators/quantum/settling.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "reference/quantum/load.hpp"
#include "reference/quantum/opening.hpp"
#include "reference/quantum/pawn.hpp"
#include "reference/quantum/rounds.hpp"
#include "reference/quantum/seat.hpp"

namespace tetrarch::generators::quantum {

using namespace tetrarch::quantum;

namespace {

constexpr int kPointsRound = 51;

// Where a phase, a zone or a deadline that comes of it begins or ends.
constexpr std::array kTurningPoints = {5, 14, 15, 17, 27, 28, 40, 41, 43, 50, 52, kLastRound};

bool may_pawn_stand(int round, Player army, Square square) {
  const int advance = advance_of(army, square);
  return is_active(round, square) && advance >= kPawnLine && advance < promotion_line(round);
}

bool is_where_it_began(Square square, Piece piece) {
  const auto first = opening().board.at(square);
  return first && first->is_unmoved && first->type == piece.type && first->army == piece.army;
}

TimeOutside settled_time(Dice& dice, int round, Square square, TimeOutside time) {
  if (is_active(round, square)) return TimeOutside::kNone;
  if (time == TimeOutside::kOneRound || time == TimeOutside::kTwoRounds) return time;
  return dice.one_in(2) ? TimeOutside::kOneRound : TimeOutside::kTwoRounds;
}

void settle_piece(Dice& dice, Position& position, Square square) {
  Piece piece = *position.board.at(square);
  const bool is_pawn = piece.type == PieceType::kPawn;
  if (!position.survives[piece.army] || (is_pawn && !may_pawn_stand(position.round, piece.army, square))) {
    return remove_piece(position, square);
  }
  piece.time_outside = settled_time(dice, position.round, square, piece.time_outside);
  piece.is_unmoved = piece.is_unmoved && is_where_it_began(square, piece);
  position.board.put(square, piece);
}

void settle_passed(Position& position) {
  for (const Square square : board::kSquares) {
    const auto piece = position.board.at(square);
    const bool may_have_passed =
        piece && piece->type == PieceType::kPawn && piece->army != position.turn && square_passed(piece->army, square);
    if (!may_have_passed) position.passed.reset(board::index_of(square));
  }
}

// The player on turn gets a king where there is none at all.
void put_last_king(Dice& dice, Position& position) {
  if (std::ranges::any_of(kPlayers, [&](Player player) { return has_king(position, player); })) return;
  const Square square = any_active_square(dice, position.round);
  position.board.put(square, Piece{PieceType::kKing, position.turn});
}

}  // namespace

bool has_king(const Position& position, Player player) {
  return std::ranges::any_of(position.board.occupied(),
                             [&](Square square) { return is_piece(position, square, PieceType::kKing, player); });
}

void settle(Dice& dice, Position& position) {
  put_last_king(dice, position);
  for (const Player player : kPlayers) position.survives[player] = has_king(position, player);
  if (!position.survives[position.turn]) position.turn = next_survivor_after(position, position.turn);
  for (const Square square : position.board.occupied()) settle_piece(dice, position, square);
  settle_passed(position);
}

bool is_loadable(const Position& position) { return !load_forbids(position); }

Position empty_position(int round) {
  Position position;
  position.round = round;
  return position;
}

int any_round(Dice& dice) {
  while (true) {
    int round = dice.between(1, kLastRound);
    if (!dice.one_in(4)) {
      const int turning_point = dice.pick(kTurningPoints);
      round = turning_point + dice.between(-1, 1);
    }
    if (round <= kLastRound && round != kPointsRound) return round;
  }
}

int any_round_within(Dice& dice, int lowest, int highest) {
  while (true) {
    const int round = any_round(dice);
    if (round >= lowest && round <= highest) return round;
  }
}

void let_round_end(Position& position) {
  for (const Player player : kPlayers) {
    if (position.survives[player]) position.turn = player;
  }
  settle_passed(position);
}

Square any_square(Dice& dice) { return board::square_at(dice.below(board::kSquareCount)); }

Square any_active_square(Dice& dice, int round) {
  while (true) {
    const Square square = any_square(dice);
    if (is_active(round, square)) return square;
  }
}

Square any_inactive_square(Dice& dice, int round) {
  while (true) {
    const Square square = any_square(dice);
    if (!is_active(round, square)) return square;
  }
}

Piece any_piece(Dice& dice, Player army) {
  constexpr std::array kTypes = {PieceType::kQueen,  PieceType::kRook, PieceType::kBishop,
                                 PieceType::kKnight, PieceType::kPawn, PieceType::kPawn};
  return {dice.pick(kTypes), army};
}

bool put(Position& position, Square square, Piece piece) {
  if (!position.board.is_empty(square)) return false;
  position.board.put(square, piece);
  return true;
}

Hand any_hand(Dice& dice) {
  Hand hand;
  hand.rook = dice.between(0, 1);
  hand.bishop = dice.between(0, 1);
  hand.knight = dice.between(0, 2);
  return hand;
}

void add_to_hand(Dice& dice, Position& position, Player player) {
  constexpr std::array kKinds = {&Hand::rook, &Hand::bishop, &Hand::knight};
  ++(position.hand[player].*dice.pick(kKinds));
}

void put_anywhere(Dice& dice, Position& position, Piece piece) {
  for (int tries = 0; tries < 8; ++tries) {
    const Square square = dice.one_in(8) ? any_square(dice) : any_active_square(dice, position.round);
    if (put(position, square, piece)) return;
  }
}

void put_something(Dice& dice, Position& position) {
  const Player army = dice.pick(kPlayers);
  const Piece piece = any_piece(dice, army);
  put_anywhere(dice, position, piece);
}

}  // namespace tetrarch::generators::quantum
