#include "generators/quantum/variations.hpp"

#include <array>
#include <optional>
#include <vector>

#include "generators/quantum/settling.hpp"
#include "generators/quantum/turning.hpp"

namespace tetrarch::generators::quantum {

using namespace tetrarch::quantum;

namespace {

std::vector<Square> squares_of_pieces(const Position& position, bool with_kings) {
  std::vector<Square> squares;
  for (const Square square : position.board.occupied()) {
    if (with_kings || position.board.at(square)->type != PieceType::kKing) squares.push_back(square);
  }
  return squares;
}

void drop(Dice& dice, Position& position) {
  const auto squares = squares_of_pieces(position, false);
  if (!squares.empty()) remove_piece(position, dice.pick(squares));
}

void put_instead(Dice& dice, Position& position) {
  const auto squares = squares_of_pieces(position, false);
  if (squares.empty()) return;
  const Square square = dice.pick(squares);
  const Player army = dice.one_in(2) ? position.board.at(square)->army : dice.pick(kPlayers);
  const Piece piece = any_piece(dice, army);
  remove_piece(position, square);
  put(position, square, piece);
}

void shift(Dice& dice, Position& position) {
  const auto squares = squares_of_pieces(position, true);
  if (squares.empty()) return;
  const Square from = dice.pick(squares);
  const int files = dice.between(-2, 2);
  const int ranks = dice.between(-2, 2);
  const auto to = dice.one_in(4) ? std::optional(any_square(dice)) : board::moved_by(from, {files, ranks});
  if (!to || !put(position, *to, *position.board.at(from))) return;
  remove_piece(position, from);
}

void fill_hand(Dice& dice, Position& position) { add_to_hand(dice, position, dice.pick(kPlayers)); }

void empty_hands(Dice&, Position& position) { position.hand = {}; }

// What cannot have passed is settled later.
void let_pass(Dice&, Position& position) { position.passed.set(); }

void expel(Dice& dice, Position& position) { eliminate(position, dice.pick(kPlayers)); }

// Of what stood outside another zone not all may stay there.
void change_round(Dice& dice, Position& position) { position.round = any_round(dice); }

void pass_turn(Dice& dice, Position& position) { position.turn = dice.pick(kPlayers); }

void end_round(Dice&, Position& position) { let_round_end(position); }

void vary(Dice& dice, Position& position) {
  constexpr std::array kVariations = {&put_something, &drop,     &put_instead, &shift,        &shift,     &fill_hand,
                                      &empty_hands,   &let_pass, &expel,       &change_round, &pass_turn, &end_round};
  dice.pick(kVariations)(dice, position);
}

}  // namespace

Position near_miss(Dice& dice, const Position& base) {
  Position varied = base;
  for (auto count = 1 + dice.below(3); count > 0; --count) vary(dice, varied);
  if (dice.one_in(2)) varied = turned(varied, static_cast<unsigned>(dice.below(4)));
  settle(dice, varied);
  return varied;
}

}  // namespace tetrarch::generators::quantum
