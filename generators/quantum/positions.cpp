#include "generators/quantum/positions.hpp"

#include <array>

#include "generators/quantum/nets.hpp"
#include "generators/quantum/scenes.hpp"
#include "generators/quantum/settling.hpp"
#include "generators/quantum/variations.hpp"
#include "reference/quantum/game.hpp"
#include "reference/quantum/opening.hpp"

namespace tetrarch::generators::quantum {

using namespace tetrarch::quantum;

namespace {

constexpr std::uint64_t kMostPlies = 24;

using Make = Position (*)(Dice&);

constexpr std::array<Make, 23> kMakers = {
    sparse_position, sparse_position, aged_position, mating_net,    mating_net,     overtime_net,
    standing_net,    own_mate_net,    dawning_net,   stalemate_net, castling_scene, passing_scene,
    pawn_scene,      promotion_scene, owing_scene,   outside_scene, flank_scene,    overdue_scene,
    shrinking_scene, points_scene,    dusk_scene,    duel_scene,    bare_scene,
};

void put_king(Dice& dice, Position& position, Player player) {
  const Square square = dice.one_in(4) ? any_square(dice) : any_active_square(dice, position.round);
  put(position, square, {PieceType::kKing, player});
}

}  // namespace

Position sparse_position(Dice& dice) {
  Position position = empty_position(any_round(dice));
  position.turn = dice.pick(kPlayers);
  for (const Player player : kPlayers) {
    if (!dice.one_in(5)) put_king(dice, position, player);
    if (dice.one_in(4)) position.hand[player] = any_hand(dice);
  }
  for (auto count = 1 + dice.below(10); count > 0; --count) put_something(dice, position);
  if (dice.one_in(4)) position.passed.set();
  settle(dice, position);
  if (dice.one_in(3)) let_round_end(position);
  return position;
}

// A game that is over by then is none to go on from.
Position played_position(Dice& dice) {
  Game game = game_from(opening());
  for (auto plies = dice.below(kMostPlies); plies > 0 && !is_over(game.state); --plies) {
    const auto actions = list_moves(game.state);
    if (actions.empty()) break;
    act(game, dice.pick(actions));
  }
  return is_over(game.state) ? opening() : game.state.position;
}

Position aged_position(Dice& dice) {
  Position position = played_position(dice);
  position.round = any_round(dice);
  settle(dice, position);
  return position;
}

Position position(Dice& dice, const std::vector<Position>& bases) {
  if (bases.empty() || dice.one_in(2)) return dice.one_in(30) ? played_position(dice) : dice.pick(kMakers)(dice);
  return near_miss(dice, dice.pick(bases));
}

}  // namespace tetrarch::generators::quantum
