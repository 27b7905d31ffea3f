#include "generators/quantum/scenes.hpp"

#include <array>
#include <vector>

#include "generators/quantum/settling.hpp"
#include "reference/quantum/opening.hpp"
#include "reference/quantum/pawn.hpp"
#include "reference/quantum/rounds.hpp"
#include "reference/quantum/seat.hpp"

namespace tetrarch::generators::quantum {

using namespace tetrarch::quantum;

namespace {

constexpr int kLastWithWholeBoard = 14;
constexpr int kLastWithCore = 40;
constexpr int kFirstForced = 28;

// Kings in the zone; about one player in so many does without.
void put_kings(Dice& dice, Position& position, std::uint64_t one_in_gone) {
  const Player sure = dice.pick(kPlayers);
  for (const Player player : kPlayers) {
    if (player != sure && player != position.turn && dice.one_in(one_in_gone)) continue;
    const Square square = any_active_square(dice, position.round);
    put(position, square, {PieceType::kKing, player});
  }
}

void put_pieces(Dice& dice, Position& position, std::uint64_t most) {
  for (auto count = dice.below(most + 1); count > 0; --count) put_something(dice, position);
}

Position begun(Dice& dice, int round) {
  Position position = empty_position(round);
  position.turn = dice.pick(kPlayers);
  return position;
}

Position settled(Dice& dice, Position position) {
  settle(dice, position);
  return position;
}

Position at_end_of_round(Dice& dice, Position position) {
  settle(dice, position);
  let_round_end(position);
  return position;
}

// The army's king and rooks on their squares, or the king and one of them.
void put_unmoved(Dice& dice, Position& position, Player army) {
  const Position first = opening();
  for (const Square square : first.board.occupied()) {
    const Piece piece = *first.board.at(square);
    const bool is_left_out = piece.type == PieceType::kRook && dice.one_in(4);
    if (piece.army == army && piece.is_unmoved && !is_left_out) put(position, square, piece);
  }
}

// Pawns that have just passed the square, of every army that can have and is not on turn.
void put_passed(Position& position, Square passed) {
  for (const Player army : kPlayers) {
    const auto pawn = board::moved_by(passed, forward_of(army));
    if (army == position.turn || !pawn || advance_of(army, passed) != kPawnLine + 1) continue;
    if (put(position, *pawn, {PieceType::kPawn, army})) position.passed.set(board::index_of(*pawn));
  }
}

// A pawn of the player on turn that attacks the square.
void put_attacking_pawn(Dice& dice, Position& position, Square square) {
  std::vector<Square> froms;
  for (const Square from : board::kSquares) {
    if (is_pawn_capture(position.turn, square - from)) froms.push_back(from);
  }
  if (froms.empty()) return;
  const Square from = dice.pick(froms);
  put(position, from, {PieceType::kPawn, position.turn});
}

Square any_passed_square(Dice& dice) {
  constexpr std::array<Square, 4> kPassedByTwo = {Square{2, 2}, Square{2, 9}, Square{9, 2}, Square{9, 9}};
  if (dice.one_in(2)) return dice.pick(kPassedByTwo);
  while (true) {
    const Square square = any_active_square(dice, kLastWithCore);
    if (square.file == 2 || square.file == 9 || square.rank == 2 || square.rank == 9) return square;
  }
}

std::vector<Square> squares_before_promotion(const Position& position) {
  std::vector<Square> squares;
  for (const Square square : board::kSquares) {
    const int advance = advance_of(position.turn, square);
    if (is_active(position.round, square) && advance == promotion_line(position.round) - 1) squares.push_back(square);
  }
  return squares;
}

// Pieces of others on the promotion line ahead of the pawn.
void put_prey_beyond(Dice& dice, Position& position, Square pawn) {
  for (const Square square : board::kSquares) {
    if (!is_pawn_capture(position.turn, square - pawn)) continue;
    const Player army = dice.pick(kPlayers);
    const Piece piece = any_piece(dice, army);
    if (army != position.turn && piece.type != PieceType::kPawn) put(position, square, piece);
  }
}

void put_pawns(Dice& dice, Position& position, Player army, int count) {
  for (; count > 0; --count) {
    const Square square = any_active_square(dice, position.round);
    put(position, square, {PieceType::kPawn, army});
  }
}

// A king or a promoted pawn outside the zone.
void put_outside(Dice& dice, Position& position, Piece piece, TimeOutside time) {
  piece.time_outside = time;
  const Square square = any_inactive_square(dice, position.round);
  if (piece.type != PieceType::kPawn) put(position, square, piece);
}

TimeOutside any_time(Dice& dice) { return dice.one_in(2) ? TimeOutside::kOneRound : TimeOutside::kTwoRounds; }

void put_kings_outside(Dice& dice, Position& position, bool are_overdue) {
  for (const Player player : kPlayers) {
    if (dice.one_in(3)) continue;
    const TimeOutside time = are_overdue ? TimeOutside::kOneRound : any_time(dice);
    put_outside(dice, position, {PieceType::kKing, player}, time);
  }
}

void put_promoted_outside(Dice& dice, Position& position) {
  for (auto count = dice.below(4); count > 0; --count) {
    const Player army = dice.one_in(2) ? position.turn : dice.pick(kPlayers);
    const Piece piece = any_piece(dice, army);
    const TimeOutside time = any_time(dice);
    put_outside(dice, position, piece, time);
  }
}

// Kings in the zone for those who have none, most of the time.
void put_missing_kings(Dice& dice, Position& position) {
  for (const Player player : kPlayers) {
    if (has_king(position, player) || dice.one_in(3)) continue;
    const Square square = any_active_square(dice, position.round);
    put(position, square, {PieceType::kKing, player});
  }
}

}  // namespace

Position castling_scene(Dice& dice) {
  const bool is_late = dice.one_in(4);
  const int round = is_late ? any_round(dice) : any_round_within(dice, 1, kLastWithWholeBoard);
  Position position = begun(dice, round);
  put_unmoved(dice, position, position.turn);
  for (const Player player : kPlayers) {
    if (player != position.turn && dice.one_in(2)) put_unmoved(dice, position, player);
  }
  put_missing_kings(dice, position);
  put_pieces(dice, position, 5);
  return settled(dice, position);
}

Position passing_scene(Dice& dice) {
  const int round = dice.one_in(3) ? any_round(dice) : any_round_within(dice, 1, kLastWithWholeBoard);
  Position position = begun(dice, round);
  const Square passed = any_passed_square(dice);
  put_passed(position, passed);
  put_attacking_pawn(dice, position, passed);
  if (dice.one_in(3)) {
    const Player army = dice.one_in(2) ? duel_opponent_of(position.turn) : dice.pick(kPlayers);
    const Piece piece = any_piece(dice, army);
    put(position, passed, piece);
  }
  put_kings(dice, position, 8);
  put_pieces(dice, position, 3);
  return settled(dice, position);
}

Position pawn_scene(Dice& dice) {
  const int round = any_round_within(dice, 1, kLastWithWholeBoard);
  Position position = begun(dice, round);
  const Position first = opening();
  for (const Square square : first.board.occupied()) {
    const Piece piece = *first.board.at(square);
    if (piece.type == PieceType::kPawn && dice.one_in(4)) put(position, square, piece);
  }
  put_kings(dice, position, 6);
  put_pieces(dice, position, 6);
  return settled(dice, position);
}

Position promotion_scene(Dice& dice) {
  const int round = any_round(dice);
  Position position = begun(dice, round);
  const auto squares = squares_before_promotion(position);
  for (auto count = 1 + dice.below(3); count > 0; --count) {
    const Square square = dice.pick(squares);
    put(position, square, {PieceType::kPawn, position.turn});
    put_prey_beyond(dice, position, square);
  }
  put_kings(dice, position, 4);
  put_pieces(dice, position, 4);
  return settled(dice, position);
}

Position owing_scene(Dice& dice) {
  const int round = any_round_within(dice, kFirstForced, kLastRound);
  Position position = begun(dice, round);
  for (const Player player : kPlayers) {
    if (player == position.turn || dice.one_in(3)) position.hand[player] = any_hand(dice);
  }
  const int count = dice.between(1, 3);
  put_pawns(dice, position, position.turn, count);
  put_kings(dice, position, 4);
  put_pieces(dice, position, 5);
  return settled(dice, position);
}

Position outside_scene(Dice& dice) {
  const int round = any_round_within(dice, kLastWithWholeBoard + 1, kLastRound);
  Position position = begun(dice, round);
  put_kings_outside(dice, position, false);
  put_promoted_outside(dice, position);
  put_missing_kings(dice, position);
  put_pieces(dice, position, 5);
  return settled(dice, position);
}

Position flank_scene(Dice& dice) {
  const int round = any_round_within(dice, kLastWithWholeBoard + 1, kLastRound);
  Position position = begun(dice, round);
  const Square pawn = any_active_square(dice, round);
  put(position, pawn, {PieceType::kPawn, position.turn});
  for (const Square square : board::kSquares) {
    const bool is_ahead = is_pawn_capture(position.turn, square - pawn);
    if (is_ahead && !is_active(round, square)) put(position, square, {PieceType::kKnight, dice.pick(kPlayers)});
  }
  put_kings(dice, position, 8);
  put_pieces(dice, position, 4);
  return settled(dice, position);
}

Position overdue_scene(Dice& dice) {
  const int round = any_round_within(dice, kLastWithWholeBoard + 1, kLastRound);
  Position position = begun(dice, round);
  put_kings_outside(dice, position, true);
  put_promoted_outside(dice, position);
  put_missing_kings(dice, position);
  put_pieces(dice, position, 4);
  return at_end_of_round(dice, position);
}

Position shrinking_scene(Dice& dice) {
  const int round = dice.one_in(2) ? kLastWithWholeBoard : kLastWithCore;
  Position position = begun(dice, round);
  for (const Player player : kPlayers) {
    if (dice.one_in(5)) continue;
    const Square square = dice.one_in(3) ? any_active_square(dice, round) : any_inactive_square(dice, round + 1);
    Piece king{PieceType::kKing, player};
    if (!is_active(round, square)) king.time_outside = TimeOutside::kTwoRounds;
    put(position, square, king);
  }
  put_missing_kings(dice, position);
  put_pieces(dice, position, 8);
  return at_end_of_round(dice, position);
}

Position points_scene(Dice& dice) {
  Position position = begun(dice, 50);
  put_kings(dice, position, 4);
  const bool are_equal = !dice.one_in(3);
  if (are_equal) {
    const PieceType type = any_piece(dice, position.turn).type;
    for (const Player player : kPlayers) put_anywhere(dice, position, {type, player});
  } else {
    put_pieces(dice, position, 6);
  }
  return at_end_of_round(dice, position);
}

Position dusk_scene(Dice& dice) {
  constexpr std::array kLastRounds = {5, 14, 27, 40, 50, kLastRound};
  const int round = dice.pick(kLastRounds);
  Position position = begun(dice, round);
  put_kings(dice, position, 4);
  put_pieces(dice, position, 6);
  return at_end_of_round(dice, position);
}

Position duel_scene(Dice& dice) {
  const int round = dice.one_in(2) ? dice.between(1, 5) : dice.between(6, kLastWithWholeBoard);
  Position position = begun(dice, round);
  put_kings(dice, position, 8);
  put_pieces(dice, position, 20);
  if (dice.one_in(2)) eliminate(position, duel_opponent_of(position.turn));
  return settled(dice, position);
}

Position bare_scene(Dice& dice) {
  const int round = any_round(dice);
  Position position = begun(dice, round);
  put_kings(dice, position, 2);
  put_pieces(dice, position, 1);
  return settled(dice, position);
}

}  // namespace tetrarch::generators::quantum
