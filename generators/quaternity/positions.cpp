#include "generators/quaternity/positions.hpp"

#include "generators/quaternity/nets.hpp"
#include "generators/quaternity/settling.hpp"
#include "generators/quaternity/variations.hpp"
#include "reference/quaternity/commit.hpp"
#include "reference/quaternity/opening.hpp"

namespace tetrarch::generators {

using namespace quaternity;

namespace {

constexpr std::uint64_t kMostPlies = 24;

Position try_sparse_position(Dice& dice) {
  Position position = empty_position();
  put_anywhere(dice, position, {PieceType::kKing, dice.pick(kPlayers)});
  for (const Army army : kPlayers) {
    const bool has_king = controls_king(position, army);
    if (!has_king && !dice.one_in(4)) put_anywhere(dice, position, {PieceType::kKing, army});
  }
  for (auto count = 1 + dice.below(8); count > 0; --count) {
    put_anywhere(dice, position, any_piece(dice, dice.pick(kPlayers)));
  }
  for (const Player player : kPlayers) {
    position.statuses[player] = dice.one_in(4) ? Status::kFrozen : Status::kActive;
    if (dice.one_in(4)) position.controllers[player] = dice.pick(kPlayers);
  }
  position.turn = dice.pick(kPlayers);
  settle(dice, position);
  return position;
}

}  // namespace

Position sparse_position(Dice& dice) {
  while (true) {
    const Position position = try_sparse_position(dice);
    if (is_loadable(position)) return position;
  }
}

Position played_position(Dice& dice) {
  Position position = opening();
  for (auto plies = dice.below(kMostPlies); plies > 0 && count_active(position) > 1; --plies) {
    const auto moves = committable_moves(position);
    if (moves.empty()) break;
    position = std::get<Committed>(commit(position, dice.pick(moves))).position;
  }
  return is_loadable(position) ? position : opening();
}

Position position(Dice& dice, const std::vector<Position>& bases) {
  const auto kind = dice.below(100);
  if (kind < 20) return mating_net(dice);
  if (kind < 30) return actor_net(dice);
  if (kind < 35) return stalemate_net(dice);
  if (kind < 45) return promotion_net(dice);
  if (kind < 55 || bases.empty()) return sparse_position(dice);
  if (kind < 56) return played_position(dice);
  return near_miss(dice, dice.pick(bases));
}

}  // namespace tetrarch::generators
