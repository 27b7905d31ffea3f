#include "generators/quaternity/variations.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "generators/quaternity/settling.hpp"
#include "generators/quaternity/turning.hpp"

namespace tetrarch::generators {

using namespace quaternity;

namespace {

std::vector<Square> squares_of_pieces(const Position& position, bool with_kings) {
  std::vector<Square> squares;
  for (const Square square : position.board.occupied()) {
    if (with_kings || !is_king(position, square)) squares.push_back(square);
  }
  return squares;
}

Army any_army(Dice& dice) { return dice.pick(kPlayers); }

void add(Dice& dice, Position& position) { put_anywhere(dice, position, any_piece(dice, any_army(dice))); }

void drop(Dice& dice, Position& position) {
  const auto squares = squares_of_pieces(position, false);
  if (!squares.empty()) position.board.clear(dice.pick(squares));
}

void put_instead(Dice& dice, Position& position) {
  const auto squares = squares_of_pieces(position, false);
  if (squares.empty()) return;
  const Square square = dice.pick(squares);
  position.board.put(square, any_piece(dice, dice.one_in(2) ? position.board.at(square)->army : any_army(dice)));
}

void shift(Dice& dice, Position& position) {
  const auto squares = squares_of_pieces(position, true);
  const Square from = dice.pick(squares);
  const Offset step{static_cast<int>(dice.below(5)) - 2, static_cast<int>(dice.below(5)) - 2};
  const auto to = dice.one_in(4) ? std::optional(any_square(dice)) : board::moved_by(from, step);
  if (!to || !position.board.is_empty(*to)) return;
  position.board.put(*to, *position.board.at(from));
  position.board.clear(from);
}

void add_king(Dice& dice, Position& position) {
  const Army army = any_army(dice);
  const bool has_one = std::ranges::any_of(position.board.occupied(), [&](Square square) {
    return position.board.at(square) == Piece{PieceType::kKing, army};
  });
  if (!has_one) put_anywhere(dice, position, {PieceType::kKing, army});
}

// An army's king leaves, and what is left of the army goes to whoever comes up.
void behead(Dice& dice, Position& position) {
  std::vector<Square> kings;
  std::ranges::copy_if(position.board.occupied(), std::back_inserter(kings),
                       [&](Square square) { return is_king(position, square); });
  if (kings.size() > 2) position.board.clear(dice.pick(kings));
}

void give_away(Dice& dice, Position& position) { position.controllers[any_army(dice)] = dice.pick(kPlayers); }

void give_back(Dice& dice, Position& position) {
  const Army army = any_army(dice);
  position.controllers[army] = army;
}

void freeze(Dice& dice, Position& position) { position.statuses[dice.pick(kPlayers)] = Status::kFrozen; }

void awaken(Dice& dice, Position& position) { position.statuses[dice.pick(kPlayers)] = Status::kActive; }

void pass_turn(Dice& dice, Position& position) { position.turn = dice.pick(kPlayers); }

void vary(Dice& dice, Position& position) {
  constexpr std::array kVariations = {&add,    &add,    &drop,     &drop,   &put_instead, &shift,     &shift,    &shift,
                                      &freeze, &awaken, &add_king, &behead, &give_away,   &give_back, &pass_turn};
  dice.pick(kVariations)(dice, position);
}

}  // namespace

Position near_miss(Dice& dice, const Position& base) {
  const auto quarter_turns = static_cast<unsigned>(dice.below(4));
  for (int tries = 0; tries < 16; ++tries) {
    Position varied = base;
    for (auto count = 1 + dice.below(3); count > 0; --count) vary(dice, varied);
    settle(dice, varied);
    if (is_loadable(varied)) return turned(varied, quarter_turns);
  }
  return turned(base, quarter_turns);
}

}  // namespace tetrarch::generators
